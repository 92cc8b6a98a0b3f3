import {
  createEmptyState,
  defaultConfig,
  insertGroup,
  insertMember,
  insertSwitch,
  insertSystem,
  newMemberRow,
  newSystemRow,
  parseMicros,
  putSystemGuild,
  putToken,
  type SandboxState,
  type SystemGuildRow,
} from '../../src/index.ts';
import { newGroupRow } from '../../src/store/new-rows.ts';

/** The server that both systems are known to. */
const GUILD = '466707357099884544';

export const TOKENS = { own: 'A'.repeat(64), other: 'F'.repeat(64), bad: 'B'.repeat(64) } as const;

const LONG_AGO = '2021-11-07T18:03:21.512345Z';
const FOREIGN_SWITCH = '2023-05-05T05:05:05Z';

/** Short ids and uuids of everything at the start of a run, by symbol. */
export const KNOWN: Readonly<Record<string, string>> = Object.fromEntries(
  ['A', 'F', 'm0', 'm1', 'm2', 'fm0', 'g0', 'fg0', 'fs0'].flatMap((name, position) => {
    const uuid = `00000000-0000-4000-8000-0000000000a${position}`;
    const shortId = `begin${'abcdefghi'.charAt(position)}`;
    // A switch has one id only.
    return name === 'fs0'
      ? [[`${name}.id`, uuid]]
      : [
          [`${name}.id`, shortId],
          [`${name}.uuid`, uuid],
        ];
  }),
);

/** The world at the start of a run: system A of the own token with three members and a group, and system F of the other. */
export function recordedWorld(now: string, guilds: readonly SystemGuildRow[]): SandboxState {
  const state = createEmptyState();
  // The one setting that was on: a new system has it off.
  const config = { ...defaultConfig(), card_show_color_hex: true };
  for (const name of ['A', 'F']) {
    insertSystem(state, newSystemRow({ ...ids(name), created: LONG_AGO }), { ...config });
  }
  putToken(state, { token: TOKENS.own, system: ids('A').uuid, label: 'A' });
  putToken(state, { token: TOKENS.other, system: ids('F').uuid, label: 'F' });
  for (const row of guilds) putSystemGuild(state, row);
  const ofOwn = { system: ids('A').uuid, created: now };
  const ofOther = { system: ids('F').uuid, created: now };
  for (const name of ['m0', 'm1', 'm2']) {
    insertMember(state, newMemberRow({ ...ids(name), ...ofOwn, name: `first ${name.charAt(1)}` }));
  }
  insertGroup(state, newGroupRow({ ...ids('g0'), ...ofOwn, name: 'first group' }));
  insertMember(state, newMemberRow({ ...ids('fm0'), ...ofOther, name: 'foreign', display_name: 'Foreign' }));
  insertGroup(state, newGroupRow({ ...ids('fg0'), ...ofOther, name: 'foreign group' }));
  insertSwitch(state, {
    uuid: KNOWN['fs0.id'] ?? '',
    system: ofOther.system,
    timestamp: parseMicros(FOREIGN_SWITCH),
    members: [ids('fm0').uuid],
  });
  return state;
}

/** A system's row for the server, with `view` (an answer of the API) in it. */
export function guildRow(name: 'A' | 'F', view: object = {}): SystemGuildRow {
  return {
    system: ids(name).uuid,
    guild: GUILD,
    proxying_enabled: true,
    tag: null,
    tag_enabled: true,
    avatar_url: null,
    display_name: null,
    name_format: null,
    ...view,
  };
}

function ids(name: string): { id: string; uuid: string } {
  return { id: KNOWN[`${name}.id`] ?? '', uuid: KNOWN[`${name}.uuid`] ?? '' };
}
