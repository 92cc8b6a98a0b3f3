import type { AnyFields } from '../record/field.ts';
import type { WireSettings } from './wire-settings.ts';

/** All settings of a system that are known here. */
export const CONFIG_TABLE = {
  timezone: { kind: 'timezone' },
  pings_enabled: { kind: 'flag' },
  latch_timeout: { kind: 'number' },
  member_default_private: { kind: 'flag' },
  group_default_private: { kind: 'flag' },
  show_private_info: { kind: 'flag', setBy: 'bot' },
  member_limit: { kind: 'number', setBy: 'service' },
  group_limit: { kind: 'number', setBy: 'service' },
  case_sensitive_proxy_tags: { kind: 'flag' },
  proxy_error_message_enabled: { kind: 'flag' },
  hid_display_split: { kind: 'flag' },
  hid_display_caps: { kind: 'flag' },
  hid_list_padding: { kind: 'choice', setBy: 'bot' },
  card_show_color_hex: { kind: 'flag' },
  proxy_switch: { kind: 'choice' },
  name_format: { kind: 'text' },
  description_templates: { kind: 'texts' },
} as const satisfies AnyFields<keyof WireSettings>;
