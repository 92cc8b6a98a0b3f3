import { readStored } from './row-shapes.ts';
import {
  createEmptyState,
  insertGroup,
  insertMember,
  insertMessage,
  insertSwitch,
  insertSystem,
  putAccount,
  putAutoproxy,
  putMemberGuild,
  putSystemGuild,
  putToken,
  type SandboxState,
} from './state.ts';
import { formatMicros, parseMicros } from './timestamp.ts';

const FORMAT = 'frontboard-sandbox';
const VERSION = 1;

/** A plain value for `JSON.stringify` that {@link parseState} reads back. */
export function serialiseState(state: SandboxState): Record<string, unknown> {
  return {
    format: FORMAT,
    version: VERSION,
    systems: [...state.systems.values()].map((row) => ({ ...row, config: state.configs.get(row.uuid) })),
    members: [...state.members.values()],
    groups: [...state.groups.values()],
    switches: [...state.switches.values()].map((row) => ({ ...row, timestamp: formatMicros(row.timestamp) })),
    messages: [...state.messages.values()],
    system_guilds: [...state.systemGuilds.values()],
    member_guilds: [...state.memberGuilds.values()],
    autoproxy: [...state.autoproxy.values()],
    tokens: [...state.tokens.values()],
    accounts: [...state.accounts].map(([id, system]) => ({ id, system })),
    shards: state.shards,
  };
}

/**
 * The state of a document of {@link serialiseState}, already parsed by `JSON.parse`. Throws an `Error` whose message
 * says what is wrong; nothing is repaired, because a file that is half loaded would silently lose the other half.
 */
export function parseState(json: unknown): SandboxState {
  // Only read by key below, each value checked by its reader.
  const source = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  if (source.format !== FORMAT) throw new Error('This is not a stored sandbox.');
  if (source.version !== VERSION) {
    throw new Error(
      `The stored sandbox has version ${String(source.version)}, this program reads ${VERSION}.`,
    );
  }
  const state = createEmptyState();
  for (const value of list(source, 'systems')) {
    const row = readStored.system(value);
    insertSystem(state, row, readStored.config((value as { config?: unknown }).config));
  }
  for (const value of list(source, 'members')) insertMember(state, readStored.member(value));
  for (const value of list(source, 'groups')) insertGroup(state, readStored.group(value));
  const switches = list(source, 'switches').map((value) => {
    const row = readStored.switch(value);
    return { ...row, timestamp: parseMicros(row.timestamp) };
  });
  for (const row of switches) insertSwitch(state, row);
  for (const value of list(source, 'messages')) insertMessage(state, readStored.message(value));
  for (const value of list(source, 'system_guilds')) putSystemGuild(state, readStored.systemGuild(value));
  for (const value of list(source, 'member_guilds')) putMemberGuild(state, readStored.memberGuild(value));
  for (const value of list(source, 'autoproxy')) putAutoproxy(state, readStored.autoproxy(value));
  for (const value of list(source, 'tokens')) putToken(state, readStored.token(value));
  for (const value of list(source, 'accounts')) {
    const account = readStored.account(value);
    putAccount(state, account.id, account.system);
  }
  for (const value of list(source, 'shards')) state.shards.push(readStored.shard(value));
  return state;
}

function list(source: Record<string, unknown>, key: string): unknown[] {
  const value = source[key];
  if (!Array.isArray(value)) throw new Error(`The stored sandbox has no list "${key}".`);
  return value;
}
