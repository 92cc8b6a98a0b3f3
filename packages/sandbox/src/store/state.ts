import type {
  AutoproxyRow,
  ConfigRow,
  GroupRow,
  MemberGuildRow,
  MemberRow,
  MessageRow,
  ShardRow,
  SwitchRow,
  SystemGuildRow,
  SystemRow,
  TokenRow,
} from './rows.ts';

/** Everything the service knows, in memory. Read the maps freely; write only with the functions of `store/`. */
export interface SandboxState {
  /** By uuid, in creation order. */
  readonly systems: Map<string, SystemRow>;
  /** By uuid, the last created or updated last; so are the next two. */
  readonly members: Map<string, MemberRow>;
  readonly groups: Map<string, GroupRow>;
  readonly switches: Map<string, SwitchRow>;
  /** By snowflake of the proxied message. */
  readonly messages: Map<string, MessageRow>;
  /** By {@link guildKey} of the system's uuid. */
  readonly systemGuilds: Map<string, SystemGuildRow>;
  /** By {@link guildKey} of the member's uuid. */
  readonly memberGuilds: Map<string, MemberGuildRow>;
  /** By {@link guildKey} of the system's uuid. */
  readonly autoproxy: Map<string, AutoproxyRow>;
  /** By system uuid; every system has one. */
  readonly configs: Map<string, ConfigRow>;
  /** By the token itself. */
  readonly tokens: Map<string, TokenRow>;
  /** Discord user id → system uuid, or null for an account that is known but not linked. */
  readonly accounts: Map<string, string | null>;
  readonly shards: ShardRow[];
  readonly index: StateIndex;
}

/** Look-ups beside the rows; rebuilt from them when a state is loaded. */
export interface StateIndex {
  /** Short id → uuid, one name space per kind. */
  readonly systemById: Map<string, string>;
  readonly memberById: Map<string, string>;
  readonly groupById: Map<string, string>;
  /** System uuid → uuids in the order of the rows. */
  readonly membersOfSystem: Map<string, Set<string>>;
  readonly groupsOfSystem: Map<string, Set<string>>;
  /** System uuid → its switches, oldest first. */
  readonly switchesOfSystem: Map<string, SwitchRow[]>;
  /** Member uuid → group uuids in the order the member joined. */
  readonly groupsOfMember: Map<string, Set<string>>;
  /** Snowflake of the trigger message → snowflake of the proxied one. */
  readonly messageByOriginal: Map<string, string>;
}

/** Key of the per-guild maps. */
export function guildKey(ownerUuid: string, guildId: string): string {
  return `${ownerUuid}:${guildId}`;
}

/** A state without any system. */
export function createEmptyState(): SandboxState {
  return {
    systems: new Map(),
    members: new Map(),
    groups: new Map(),
    switches: new Map(),
    messages: new Map(),
    systemGuilds: new Map(),
    memberGuilds: new Map(),
    autoproxy: new Map(),
    configs: new Map(),
    tokens: new Map(),
    accounts: new Map(),
    shards: [],
    index: {
      systemById: new Map(),
      memberById: new Map(),
      groupById: new Map(),
      membersOfSystem: new Map(),
      groupsOfSystem: new Map(),
      switchesOfSystem: new Map(),
      groupsOfMember: new Map(),
      messageByOriginal: new Map(),
    },
  };
}

/** The settings of a new system. */
export function defaultConfig(): ConfigRow {
  return {
    timezone: 'UTC',
    pings_enabled: true,
    latch_timeout: null,
    member_default_private: false,
    group_default_private: false,
    show_private_info: true,
    member_limit: null,
    group_limit: null,
    case_sensitive_proxy_tags: true,
    proxy_error_message_enabled: true,
    hid_display_split: false,
    hid_display_caps: false,
    hid_list_padding: 'off',
    proxy_switch: 'off',
    name_format: null,
    description_templates: [],
    card_show_color_hex: false,
  };
}

/** Adds a system with its settings (the defaults unless given). Throws if its id or uuid is taken. */
export function insertSystem(state: SandboxState, row: SystemRow, config: ConfigRow = defaultConfig()): void {
  claim(state.systems, state.index.systemById, row);
  state.configs.set(row.uuid, config);
  state.index.membersOfSystem.set(row.uuid, new Set());
  state.index.groupsOfSystem.set(row.uuid, new Set());
  state.index.switchesOfSystem.set(row.uuid, []);
}

/** Adds a member to its system, which must exist. */
export function insertMember(state: SandboxState, row: MemberRow): void {
  const siblings = ofSystem(state.index.membersOfSystem, row.system);
  claim(state.members, state.index.memberById, row);
  siblings.add(row.uuid);
  state.index.groupsOfMember.set(row.uuid, new Set());
}

/** Adds a group; its system and its members must exist. */
export function insertGroup(state: SandboxState, row: GroupRow): void {
  const siblings = ofSystem(state.index.groupsOfSystem, row.system);
  for (const member of row.members) ofSystem(state.index.groupsOfMember, member);
  claim(state.groups, state.index.groupById, row);
  siblings.add(row.uuid);
  for (const member of row.members) state.index.groupsOfMember.get(member)?.add(row.uuid);
}

/** Adds a switch at its place in the history. Fast when switches come oldest first. */
export function insertSwitch(state: SandboxState, row: SwitchRow): void {
  const history = ofSystem(state.index.switchesOfSystem, row.system);
  state.switches.set(row.uuid, row);
  history.splice(firstAtOrAfter(history, row.timestamp + 1n), 0, row);
}

/** Adds a message of a proxy member. */
export function insertMessage(state: SandboxState, row: MessageRow): void {
  state.messages.set(row.id, row);
  if (row.original !== null) state.index.messageByOriginal.set(row.original, row.id);
}

/** Adds (or replaces) the settings of a system for one guild. */
export function putSystemGuild(state: SandboxState, row: SystemGuildRow): void {
  state.systemGuilds.set(guildKey(row.system, row.guild), row);
}

/** Adds (or replaces) the settings of a member for one guild. */
export function putMemberGuild(state: SandboxState, row: MemberGuildRow): void {
  state.memberGuilds.set(guildKey(row.member, row.guild), row);
}

/** Adds (or replaces) the autoproxy of a system in one guild. */
export function putAutoproxy(state: SandboxState, row: AutoproxyRow): void {
  state.autoproxy.set(guildKey(row.system, row.guild), row);
}

/** Makes `row.token` valid for its system. */
export function putToken(state: SandboxState, row: TokenRow): void {
  state.tokens.set(row.token, row);
}

/** Links a Discord account to a system, or (null) makes it known without one. */
export function putAccount(state: SandboxState, discordId: string, systemUuid: string | null): void {
  state.accounts.set(discordId, systemUuid);
}

/** Position of the first switch that is not before `timestamp` in a history sorted oldest first. */
export function firstAtOrAfter(history: readonly SwitchRow[], timestamp: bigint): number {
  let low = 0;
  let high = history.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const row = history[middle];
    if (row !== undefined && row.timestamp < timestamp) low = middle + 1;
    else high = middle;
  }
  return low;
}

function claim<Row extends { id: string; uuid: string }>(
  rows: Map<string, Row>,
  byId: Map<string, string>,
  row: Row,
): void {
  if (rows.has(row.uuid) || byId.has(row.id)) throw new Error(`The id ${row.id} or ${row.uuid} is taken.`);
  rows.set(row.uuid, row);
  byId.set(row.id, row.uuid);
}

function ofSystem<Value>(map: Map<string, Value>, uuid: string): Value {
  const value = map.get(uuid);
  if (value === undefined) throw new Error(`Nothing with the uuid ${uuid} exists yet.`);
  return value;
}
