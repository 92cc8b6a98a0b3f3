import {
  GROUP_TABLE,
  MEMBER_TABLE,
  type RecordFields,
  type FieldKind as RecordKind,
  SYSTEM_TABLE,
  tableFields,
} from '@frontboard/model';
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

type StoredForm =
  | 'string'
  | 'string?'
  | 'boolean'
  | 'boolean?'
  | 'number'
  | 'number?'
  | 'strings'
  | 'privacy'
  | 'tags';

type Shape<Row> = { readonly [Key in keyof Row]-?: StoredForm };

/** A switch as in a stored document: the instant as text. */
export type StoredSwitch = Omit<SwitchRow, 'timestamp'> & { timestamp: string };

/** The form of each kind in a stored row. */
const FORMS: Readonly<Record<RecordKind, StoredForm>> = {
  id: 'string',
  uuid: 'string',
  system: 'string',
  name: 'string',
  text: 'string?',
  url: 'string?',
  color: 'string?',
  birthday: 'string?',
  time: 'string?',
  number: 'number',
  flag: 'boolean',
  'owner-flag': 'boolean',
  tags: 'tags',
  members: 'strings',
  privacy: 'privacy',
};

/** The shape of a record's row. */
function shapeOf<Row>(table: RecordFields): Shape<Row> {
  const forms = tableFields(table).map(([key, { kind }]) => [key, FORMS[kind]]);
  // A row has exactly the fields of its table.
  return { uuid: 'string', ...Object.fromEntries(forms), created: 'string' } as Shape<Row>;
}

const configShape: Shape<ConfigRow> = {
  timezone: 'string',
  pings_enabled: 'boolean',
  latch_timeout: 'number?',
  member_default_private: 'boolean',
  group_default_private: 'boolean',
  show_private_info: 'boolean',
  member_limit: 'number?',
  group_limit: 'number?',
  case_sensitive_proxy_tags: 'boolean',
  proxy_error_message_enabled: 'boolean',
  hid_display_split: 'boolean',
  hid_display_caps: 'boolean',
  hid_list_padding: 'string',
  proxy_switch: 'string',
  name_format: 'string?',
  description_templates: 'strings',
  card_show_color_hex: 'boolean',
};

const systemGuildShape: Shape<SystemGuildRow> = {
  system: 'string',
  guild: 'string',
  proxying_enabled: 'boolean',
  tag: 'string?',
  tag_enabled: 'boolean',
  avatar_url: 'string?',
  display_name: 'string?',
  name_format: 'string?',
};

const autoproxyShape: Shape<AutoproxyRow> = {
  system: 'string',
  guild: 'string',
  autoproxy_mode: 'string',
  autoproxy_member: 'string?',
  last_latch_timestamp: 'string?',
};

const shardShape: Shape<ShardRow> = {
  shard_id: 'number',
  up: 'boolean',
  disconnection_count: 'number',
  latency: 'number',
  last_heartbeat: 'number',
  last_connection: 'number',
  last_reconnect: 'number',
  cluster_id: 'number?',
};

const messageShape: Shape<MessageRow> = {
  id: 'string',
  original: 'string?',
  sender: 'string',
  channel: 'string',
  guild: 'string?',
  member: 'string?',
};

/** Readers of each stored row: the row with exactly its own fields, or an `Error` naming the field that is wrong. */
export const readStored = {
  system: reader<SystemRow>('system', shapeOf(SYSTEM_TABLE)),
  member: reader<MemberRow>('member', shapeOf(MEMBER_TABLE)),
  group: reader<GroupRow>('group', shapeOf(GROUP_TABLE)),
  config: reader<ConfigRow>('settings', configShape),
  switch: reader<StoredSwitch>('switch', {
    uuid: 'string',
    system: 'string',
    timestamp: 'string',
    members: 'strings',
  }),
  message: reader<MessageRow>('message', messageShape),
  systemGuild: reader<SystemGuildRow>('system guild', systemGuildShape),
  memberGuild: reader<MemberGuildRow>('member guild', {
    member: 'string',
    guild: 'string',
    display_name: 'string?',
    avatar_url: 'string?',
    keep_proxy: 'boolean?',
  }),
  autoproxy: reader<AutoproxyRow>('autoproxy', autoproxyShape),
  token: reader<TokenRow>('token', { token: 'string', system: 'string', label: 'string' }),
  account: reader<{ id: string; system: string | null }>('account', { id: 'string', system: 'string?' }),
  shard: reader<ShardRow>('shard', shardShape),
};

function reader<Row>(what: string, shape: Shape<Row>): (value: unknown) => Row {
  const fields = Object.entries<StoredForm>(shape);
  return (value) => {
    const source = asRecord(value);
    if (source === null) throw new Error(`A stored ${what} is not an object.`);
    const row: Record<string, unknown> = {};
    for (const [name, kind] of fields) {
      const field = source[name];
      if (!isKind(field, kind)) throw new Error(`A stored ${what} has an unusable "${name}".`);
      row[name] = field;
    }
    // Every field of the shape was just checked against its kind.
    return row as Row;
  };
}

function isKind(value: unknown, kind: StoredForm): boolean {
  switch (kind) {
    case 'string':
    case 'boolean':
    case 'number':
      return typeof value === kind;
    case 'string?':
    case 'boolean?':
    case 'number?':
      return value === null || typeof value === kind.slice(0, -1);
    case 'strings':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'privacy':
      return Object.values(asRecord(value) ?? { bad: '' }).every((v) => v === 'public' || v === 'private');
    case 'tags':
      return Array.isArray(value) && value.every(isTag);
  }
}

function isTag(value: unknown): boolean {
  const tag = asRecord(value);
  return tag !== null && isKind(tag.prefix, 'string?') && isKind(tag.suffix, 'string?');
}

function asRecord(value: unknown): Record<string, unknown> | null {
  // Any non-null object may be read by key; what is found there is unknown.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
