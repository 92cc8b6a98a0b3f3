import type {
  GroupPrivacyKey,
  MemberPrivacyKey,
  Priv,
  SystemPrivacyKey,
  WireGroup,
  WireMember,
  WireSystem,
} from '@frontboard/model';
import type { Micros } from './timestamp.ts';

/**
 * The rows of the store. Names are the wire's; every reference between rows is a uuid, because short ids may change.
 * The service knows every value of a row; who gets which is decided in `view/`.
 * Rows are plain data: `state.ts` is the only place that adds them to the maps and keeps the indexes right.
 */

export interface SystemRow extends Omit<WireSystem, 'created' | 'webhook_url' | 'privacy'> {
  /** Output form, up to microseconds. */
  created: string;
  webhook_url: string | null;
  privacy: Record<SystemPrivacyKey, Priv>;
}

export interface ProxyTagRow {
  prefix: string | null;
  suffix: string | null;
}

export interface MemberRow
  extends Omit<WireMember, 'system' | 'created' | 'message_count' | 'autoproxy_enabled' | 'privacy'> {
  /** uuid of the system. */
  system: string;
  created: string;
  message_count: number;
  autoproxy_enabled: boolean;
  privacy: Record<MemberPrivacyKey, Priv>;
}

export interface GroupRow extends Omit<WireGroup, 'system' | 'created' | 'members' | 'privacy'> {
  /** uuid of the system. */
  system: string;
  created: string;
  /** Member uuids in the order they were added, no repeats. */
  members: string[];
  privacy: Record<GroupPrivacyKey, Priv>;
}

export interface SwitchRow {
  uuid: string;
  /** uuid of the system. */
  system: string;
  timestamp: Micros;
  /** Member uuids, first fronter first. The service allows the same member twice (short id and uuid in one request). */
  members: string[];
}

export interface MessageRow {
  /** Snowflake of the proxied message; its time is inside. */
  id: string;
  /** Snowflake of the message that triggered it; null when unknown. */
  original: string | null;
  sender: string;
  channel: string;
  guild: string | null;
  /** uuid; null once the member is deleted. */
  member: string | null;
}

export interface ConfigRow {
  timezone: string;
  pings_enabled: boolean;
  latch_timeout: number | null;
  member_default_private: boolean;
  group_default_private: boolean;
  show_private_info: boolean;
  /** Null: the service's default (1000). */
  member_limit: number | null;
  /** Null: the service's default (250). */
  group_limit: number | null;
  case_sensitive_proxy_tags: boolean;
  proxy_error_message_enabled: boolean;
  hid_display_split: boolean;
  hid_display_caps: boolean;
  hid_list_padding: 'off' | 'left' | 'right';
  proxy_switch: 'off' | 'new' | 'add';
  name_format: string | null;
  description_templates: string[];
  card_show_color_hex: boolean;
}

export interface SystemGuildRow {
  /** uuid of the system. */
  system: string;
  guild: string;
  proxying_enabled: boolean;
  tag: string | null;
  tag_enabled: boolean;
  avatar_url: string | null;
  display_name: string | null;
  name_format: string | null;
}

export interface MemberGuildRow {
  /** uuid of the member. */
  member: string;
  guild: string;
  display_name: string | null;
  avatar_url: string | null;
  keep_proxy: boolean | null;
}

export type AutoproxyMode = 'off' | 'front' | 'latch' | 'member';

export interface AutoproxyRow {
  /** uuid of the system. */
  system: string;
  guild: string;
  autoproxy_mode: AutoproxyMode;
  /** uuid of the member. */
  autoproxy_member: string | null;
  last_latch_timestamp: string | null;
}

export interface TokenRow {
  token: string;
  /** uuid of the system. */
  system: string;
  /** A label for lists of tokens, e.g. the system's name. */
  label: string;
}

export interface ShardRow {
  shard_id: number;
  up: boolean;
  disconnection_count: number;
  latency: number;
  last_heartbeat: number;
  last_connection: number;
  last_reconnect: number;
  cluster_id: number | null;
}
