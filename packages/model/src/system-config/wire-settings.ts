import * as v from 'valibot';
import {
  flag,
  lenientRecord,
  nullableNumber,
  nullableText,
  oneOf,
  optionalFlag,
  optionalNumber,
  optionalText,
  readOr,
} from '../wire/fields.ts';
import { lenientList } from '../wire/read-list.ts';

/** The settings of a system that anyone may read. */
export interface WirePublicSettings {
  pings_enabled: boolean;
  /** Seconds; null is the service's default of six hours, 0 is never. */
  latch_timeout: number | null;
  case_sensitive_proxy_tags: boolean;
  proxy_error_message_enabled: boolean;
  hid_display_split: boolean;
  hid_display_caps: boolean;
  hid_list_padding: 'off' | 'left' | 'right';
  proxy_switch: 'off' | 'new' | 'add';
  /** Null only in answers to a PATCH and in exports. */
  name_format: string | null;
}

/** The settings of a system as its owner gets them. */
export interface WireSettings extends WirePublicSettings {
  timezone: string;
  member_default_private: boolean;
  group_default_private: boolean;
  show_private_info: boolean;
  member_limit: number;
  group_limit: number;
  description_templates: string[];
  /** In answers to a PATCH and in exports only. */
  card_show_color_hex?: boolean | undefined;
}

type OwnKey = Exclude<keyof WireSettings, keyof WirePublicSettings>;

/** Settings from an answer of either kind: what only the owner gets is absent for others. */
export type ReadWireSettings = WirePublicSettings & { [K in OwnKey]?: WireSettings[K] | undefined };

/**
 * Reads settings in any of their shapes: the owner's, the public ones, the answer to a PATCH. A missing or wrong-typed
 * public field reads as the default of a new system, an owner's field as absent. Unknown keys are kept.
 */
export const wireSettingsSchema: v.GenericSchema<unknown, ReadWireSettings> = lenientRecord({
  required: {},
  rest: {
    pings_enabled: flag(true),
    latch_timeout: nullableNumber,
    case_sensitive_proxy_tags: flag(true),
    proxy_error_message_enabled: flag(true),
    hid_display_split: flag(false),
    hid_display_caps: flag(false),
    hid_list_padding: oneOf(['off', 'left', 'right'], 'off'),
    proxy_switch: oneOf(['off', 'new', 'add'], 'off'),
    name_format: nullableText,
    timezone: optionalText,
    member_default_private: optionalFlag,
    group_default_private: optionalFlag,
    show_private_info: optionalFlag,
    member_limit: optionalNumber,
    group_limit: optionalNumber,
    description_templates: readOr(lenientList(v.string()), undefined),
    card_show_color_hex: optionalFlag,
  },
});
