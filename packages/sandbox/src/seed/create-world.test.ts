import { describe, expect, it } from 'vitest';
import type { MemberRow, SystemRow } from '../store/rows.ts';
import { parseState, serialiseState } from '../store/serialise.ts';
import type { SandboxState } from '../store/state.ts';
import { microsFromMs, parseMicros } from '../store/timestamp.ts';
import { createWorld } from './create-world.ts';
import { pictureDataUrl } from './picture.ts';
import { WORLD_NAMES, type WorldName, worldGuide } from './world-guide.ts';

const NOW_MS = Date.UTC(2026, 2, 14, 15, 9, 26, 535);
const imageUrl = (name: string) => `http://127.0.0.1:4173/sandbox/images/${name}.png`;
const worlds = new Map(WORLD_NAMES.map((name) => [name, createWorld(name, { now: NOW_MS, imageUrl })]));

function world(name: WorldName): SandboxState {
  const state = worlds.get(name);
  if (state === undefined) throw new Error(name);
  return state;
}

function systemOf(state: SandboxState, id: string): SystemRow {
  const row = state.systems.get(state.index.systemById.get(id) ?? '');
  if (row === undefined) throw new Error(`There is no system ${id}.`);
  return row;
}

function membersOf(state: SandboxState, id: string): MemberRow[] {
  const system = systemOf(state, id).uuid;
  return [...state.members.values()].filter((row) => row.system === system);
}

/** Member uuids of the latest switch; null when there is none. */
function frontOf(state: SandboxState, id: string): readonly string[] | null {
  return state.index.switchesOfSystem.get(systemOf(state, id).uuid)?.at(-1)?.members ?? null;
}

describe.each(WORLD_NAMES)('the world "%s"', (name) => {
  const state = world(name);

  it('is the same for the same moment', () => {
    expect(createWorld(name, { now: NOW_MS, imageUrl })).toEqual(state);
  });

  it('keeps ids and tokens at another moment, and moves with it', () => {
    const later = createWorld(name, { now: NOW_MS + 86_400_000, imageUrl });
    expect([...later.members.keys()]).toEqual([...state.members.keys()]);
    expect([...later.tokens.keys()]).toEqual([...state.tokens.keys()]);
    for (const [uuid, row] of state.switches) {
      expect(later.switches.get(uuid)?.timestamp).toBe(row.timestamp + 86_400_000_000n);
    }
  });

  it('is the same after it is stored', () => {
    expect(parseState(JSON.parse(JSON.stringify(serialiseState(state))))).toEqual(state);
  });

  it('keeps to the limits of the service', () => {
    const problems: string[] = [];
    const check = (what: string, isRight: boolean) => {
      if (!isRight) problems.push(what);
    };
    const isText = (value: string | null, most: number) =>
      value === null || (value.length <= most && value.trim() !== '' && !value.includes('\0'));
    const isPicture = (value: string | null) =>
      value === null || (value.length <= 256 && /^http:\/\/127\.0\.0\.1:4173\/sandbox\/images\//.test(value));
    const isInstant = (value: string | null) =>
      value === null || parseMicros(value) <= microsFromMs(NOW_MS) + 1000n;
    const isId = (id: string) => /^[a-z]{5,6}$/.test(id);
    const isUuid = (uuid: string) =>
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(uuid);
    const isColor = (color: string | null) => color === null || /^[\da-f]{6}$/.test(color);

    for (const row of state.systems.values()) {
      check(`${row.id} ids`, isId(row.id) && isUuid(row.uuid));
      check(`${row.id} texts`, isText(row.name, 100) && isText(row.description, 1000) && isText(row.tag, 79));
      check(`${row.id} pronouns`, isText(row.pronouns, 100));
      check(`${row.id} pictures`, isPicture(row.avatar_url) && isPicture(row.banner));
      check(`${row.id} color`, row.color === null || /^[\da-f]{6}$/i.test(row.color));
      check(`${row.id} created`, isInstant(row.created));
      const config = state.configs.get(row.uuid);
      const members = state.index.membersOfSystem.get(row.uuid)?.size ?? 0;
      const groups = state.index.groupsOfSystem.get(row.uuid)?.size ?? 0;
      check(`${row.id} members`, members <= (config?.member_limit ?? 1000));
      check(`${row.id} groups`, groups <= (config?.group_limit ?? 250));
    }
    for (const row of state.members.values()) {
      const what = `${state.systems.get(row.system)?.id}/${row.name}`;
      check(`${what} ids`, isId(row.id) && isUuid(row.uuid));
      check(`${what} name`, row.name.trim() !== '' && isText(row.name, 100) && isText(row.display_name, 100));
      check(`${what} texts`, isText(row.pronouns, 100) && isText(row.description, 1000));
      check(`${what} pictures`, isPicture(row.avatar_url) && isPicture(row.webhook_avatar_url));
      check(`${what} banner`, isPicture(row.banner));
      check(`${what} color`, isColor(row.color));
      check(`${what} birthday`, row.birthday === null || isCalendarDay(row.birthday));
      check(`${what} times`, isInstant(row.created) && isInstant(row.last_message_timestamp));
      check(`${what} messages`, (row.message_count === 0) === (row.last_message_timestamp === null));
      check(`${what} int`, row.message_count >= 0 && row.message_count <= 2_147_483_647);
      for (const { prefix, suffix } of row.proxy_tags) {
        check(
          `${what} tag`,
          `${prefix ?? ''}text${suffix ?? ''}`.length <= 100 && (prefix ?? suffix) !== null,
        );
      }
    }
    for (const row of state.groups.values()) {
      check(`${row.id} ids`, isId(row.id) && isUuid(row.uuid));
      check(`${row.id} texts`, isText(row.name, 100) && isText(row.display_name, 100));
      check(`${row.id} description`, isText(row.description, 1000));
      check(`${row.id} looks`, isColor(row.color) && isPicture(row.icon) && isPicture(row.banner));
      check(
        `${row.id} own`,
        row.members.every((uuid) => state.members.get(uuid)?.system === row.system),
      );
      check(`${row.id} once`, new Set(row.members).size === row.members.length);
    }
    for (const [system, history] of state.index.switchesOfSystem) {
      const id = state.systems.get(system)?.id;
      history.forEach((row, index) => {
        const before = history[index - 1];
        check(`${id} order`, before === undefined || before.timestamp < row.timestamp);
        check(`${id} same front`, before === undefined || String(before.members) !== String(row.members));
        check(
          `${id} own`,
          row.members.every((uuid) => state.members.get(uuid)?.system === system),
        );
        check(`${id} once`, new Set(row.members).size === row.members.length);
        check(`${id} past`, row.timestamp <= microsFromMs(NOW_MS));
      });
      const first = history[0];
      const created = parseMicros(state.systems.get(system)?.created ?? '');
      check(`${id} switched before it was`, first === undefined || first.timestamp > created);
    }
    for (const { token } of state.tokens.values()) {
      check(`token ${token}`, /^SANDBOX[A-Za-z0-9+/]{57}$/.test(token));
    }
    for (const id of state.accounts.keys()) check(`account ${id}`, /^\d{17,19}$/.test(id));
    expect(problems).toEqual([]);
  });

  it('suggests existing systems to follow, and names deleted ones', () => {
    const { follow, gone } = worldGuide(name);
    expect(follow.length).toBeGreaterThan(0);
    for (const id of follow) expect(state.index.systemById.has(id)).toBe(true);
    for (const id of gone) expect(state.index.systemById.has(id)).toBe(false);
  });

  it('has a system for trying out, with a token and settings in each of its servers', () => {
    const { own } = worldGuide(name);
    const uuid = state.index.systemById.get(own.id) ?? '';
    expect([...state.tokens.values()].map(({ system }) => system)).toContain(uuid);
    const guilds = [...state.systemGuilds.values()].filter(({ system }) => system === uuid);
    for (const { id } of own.servers) expect(guilds.map(({ guild }) => guild)).toContain(id);
  });

  it('has a token for at least one system', () => {
    expect(state.tokens.size).toBeGreaterThan(0);
    for (const { system } of state.tokens.values()) expect(state.systems.has(system)).toBe(true);
  });
});

describe('the demo world', () => {
  const state = world('demo');

  it('contains each state that a screen handles', () => {
    expect(frontOf(state, 'sprout')).toBeNull();
    expect(frontOf(state, 'drift')).toEqual([]);
    expect(frontOf(state, 'chorus')).toHaveLength(12);
    expect(systemOf(state, 'tidal').privacy.front_privacy).toBe('private');
    expect(Object.values(systemOf(state, 'hushed').privacy)).not.toContain('public');
    expect(systemOf(state, 'rowan').name).toBeNull();
    expect(membersOf(state, 'atlas')).toHaveLength(300);
    expect(membersOf(state, 'robyn')).toHaveLength(1);
    const hidden = frontOf(state, 'curtn')?.map((uuid) => state.members.get(uuid)?.privacy.visibility);
    expect(hidden).toEqual(['public', 'private', 'private']);
  });

  it('has recent times: a member of Lantern House has been fronting for about two hours', () => {
    const latest = state.index.switchesOfSystem.get(systemOf(state, 'exmpl').uuid)?.at(-1);
    const ago = microsFromMs(NOW_MS) - (latest?.timestamp ?? 0n);
    expect(Number(ago / 60_000_000n)).toBeCloseTo(131, -1);
  });

  it('has months of history and instants finer than a millisecond', () => {
    const history = state.index.switchesOfSystem.get(systemOf(state, 'exmpl').uuid) ?? [];
    expect(history.length).toBeGreaterThan(600);
    expect(history.every(({ timestamp }) => timestamp % 1000n !== 0n)).toBe(true);
  });

  it('has settings for servers, autoproxy and messages that can be looked up', () => {
    const { uuid } = systemOf(state, 'exmpl');
    expect(state.systemGuilds.get(`${uuid}:466707357099884544`)?.tag).toBe('| Lantern');
    const modes = [...state.autoproxy.values()].filter((row) => row.system === uuid);
    expect(modes.map((row) => row.autoproxy_mode)).toEqual(['latch', 'member']);
    const named = [...state.memberGuilds.values()].map((row) => state.members.get(row.member)?.system);
    expect(named.filter((system) => system === uuid)).toHaveLength(3);
    expect(state.messages.size).toBeGreaterThan(10);
    for (const [id, message] of state.messages) {
      const sentMs = Number(BigInt(id) >> 22n) + 1_420_070_400_000;
      const last = state.members.get(message.member ?? '')?.last_message_timestamp ?? '';
      expect(new Date(sentMs).toISOString().slice(0, 23)).toBe(new Date(last).toISOString().slice(0, 23));
    }
  });

  it('has settings for one and the same server in several systems with a token', () => {
    const there = [...state.systemGuilds.values()].filter((row) => row.guild === '466707357099884544');
    expect(there.map((row) => state.systems.get(row.system)?.id)).toEqual([
      'exmpl',
      'tidal',
      'polyg',
      'atlas',
    ]);
  });

  it('covers typical values: no pronouns, several, light, dark and missing colours, no picture', () => {
    const members = [...state.members.values()];
    for (const part of ['pronouns', 'color', 'avatar_url', 'display_name', 'birthday'] as const) {
      expect(
        members.some((row) => row[part] === null),
        part,
      ).toBe(true);
    }
    expect(members.some((row) => row.birthday?.startsWith('0004-'))).toBe(true);
    expect(members.some((row) => row.avatar_url?.includes('/missing-'))).toBe(true);
    expect(members.some((row) => row.description?.includes('||'))).toBe(true);
    expect(members.some((row) => row.message_count === 0)).toBe(true);
  });

  it('has no pictures where there is no place to fetch them, and small ones inside a page', () => {
    const pictures = (made: SandboxState) => [
      ...[...made.systems.values()].flatMap((row) => [row.avatar_url, row.banner]),
      ...[...made.members.values()].flatMap((row) => [row.avatar_url, row.banner, row.webhook_avatar_url]),
      ...[...made.groups.values()].flatMap((row) => [row.icon, row.banner]),
    ];
    expect(new Set(pictures(createWorld('demo', { now: NOW_MS })))).toEqual(new Set([null]));
    const inside = pictures(createWorld('demo', { now: NOW_MS, imageUrl: pictureDataUrl })).filter(
      (url) => url !== null,
    );
    expect(inside.length).toBeGreaterThan(100);
    for (const url of inside) expect(url).toMatch(/^data:image\/svg\+xml,.{0,237}$/);
  });
});

describe('the large world', () => {
  it('has 2,500 members, 250 groups and 10,000 switches in one system', () => {
    const state = world('large');
    const { uuid } = systemOf(state, 'large');
    expect(state.index.membersOfSystem.get(uuid)?.size).toBe(2500);
    expect(state.index.groupsOfSystem.get(uuid)?.size).toBe(250);
    expect(state.index.switchesOfSystem.get(uuid)).toHaveLength(10_000);
    expect(systemOf(state, 'annex').privacy.front_history_privacy).toBe('private');
  });
});

describe('the crowd', () => {
  it('is 200 systems, most with fronters, a few of each state without', () => {
    const state = world('crowd');
    const ids = worldGuide('crowd').follow;
    expect(ids).toHaveLength(200);
    const isPrivate = (id: string) => systemOf(state, id).privacy.front_privacy === 'private';
    expect(ids.filter(isPrivate)).toHaveLength(5);
    expect(ids.filter((id) => frontOf(state, id) === null)).toHaveLength(5);
    expect(ids.filter((id) => frontOf(state, id)?.length === 0)).toHaveLength(5);
    expect(worldGuide('crowd').gone).toHaveLength(4);
  });
});

function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const day = new Date(`${text}T00:00:00Z`);
  return match !== null && match[1] !== '0000' && day.toISOString().slice(0, 10) === text;
}
