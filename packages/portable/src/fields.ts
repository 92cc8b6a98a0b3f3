/** A record of a file: values by the names that the service's API uses. An absent key is unknown, null is empty. */
export type FileFields = Readonly<Record<string, unknown>>;

/** Whether a field with this value is empty. */
export function isEmptyValue(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** How the value of a field is read and compared. */
export type FieldKind =
  | 'text'
  | 'name'
  | 'color'
  | 'birthday'
  | 'url'
  | 'flag'
  | 'number'
  | 'tags'
  | 'privacy'
  | 'texts';

/** The fields that a person sets, by kind, in the order in which they are shown. */
export type FieldTable = Readonly<Record<string, FieldKind>>;

export const SYSTEM_FIELDS: FieldTable = {
  name: 'text',
  description: 'text',
  tag: 'text',
  pronouns: 'text',
  avatar_url: 'url',
  banner: 'url',
  color: 'color',
  privacy: 'privacy',
};

export const CONFIG_FIELDS: FieldTable = {
  timezone: 'text',
  pings_enabled: 'flag',
  latch_timeout: 'number',
  member_default_private: 'flag',
  group_default_private: 'flag',
  show_private_info: 'flag',
  case_sensitive_proxy_tags: 'flag',
  proxy_error_message_enabled: 'flag',
  hid_display_split: 'flag',
  hid_display_caps: 'flag',
  hid_list_padding: 'text',
  card_show_color_hex: 'flag',
  proxy_switch: 'text',
  name_format: 'text',
  description_templates: 'texts',
};

export const MEMBER_FIELDS: FieldTable = {
  name: 'name',
  display_name: 'text',
  pronouns: 'text',
  description: 'text',
  color: 'color',
  birthday: 'birthday',
  avatar_url: 'url',
  webhook_avatar_url: 'url',
  banner: 'url',
  proxy_tags: 'tags',
  keep_proxy: 'flag',
  tts: 'flag',
  autoproxy_enabled: 'flag',
  privacy: 'privacy',
};

export const GROUP_FIELDS: FieldTable = {
  name: 'name',
  display_name: 'text',
  description: 'text',
  color: 'color',
  icon: 'url',
  banner: 'url',
  privacy: 'privacy',
};
