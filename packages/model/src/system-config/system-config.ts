import { extraOf } from '../wire/fields.ts';
import { CONFIG_TABLE } from './config-table.ts';
import type { ReadWireSettings, WirePublicSettings } from './wire-settings.ts';

/** The settings of a system in the service. What only the owner may read is null for others. */
export interface SystemConfig {
  /** A TZDB id such as `Europe/Berlin`, or `UTC`. */
  readonly timezone: string | null;
  readonly pingsEnabled: boolean;
  /** Null is the service's default of six hours, 0 is never. */
  readonly latchTimeoutSeconds: number | null;
  readonly memberDefaultPrivate: boolean | null;
  readonly groupDefaultPrivate: boolean | null;
  readonly showPrivateInfo: boolean | null;
  readonly memberLimit: number | null;
  readonly groupLimit: number | null;
  readonly caseSensitiveProxyTags: boolean;
  readonly proxyErrorMessageEnabled: boolean;
  readonly idDisplaySplit: boolean;
  readonly idDisplayCaps: boolean;
  readonly idListPadding: WirePublicSettings['hid_list_padding'];
  readonly proxySwitch: WirePublicSettings['proxy_switch'];
  readonly nameFormat: string | null;
  readonly descriptionTemplates: readonly string[] | null;
  /** Null if the service leaves it out, as everywhere but in answers to a PATCH. */
  readonly cardShowColorHex: boolean | null;
  /** Other fields of the service, by their wire names. */
  readonly extra: Readonly<Record<string, unknown>>;
}

const KNOWN_KEYS: ReadonlySet<string> = new Set(Object.keys(CONFIG_TABLE));

/** The domain record of a system's settings. */
export function systemConfigFromWire(wire: ReadWireSettings): SystemConfig {
  return {
    timezone: wire.timezone ?? null,
    pingsEnabled: wire.pings_enabled,
    latchTimeoutSeconds: wire.latch_timeout,
    memberDefaultPrivate: wire.member_default_private ?? null,
    groupDefaultPrivate: wire.group_default_private ?? null,
    showPrivateInfo: wire.show_private_info ?? null,
    memberLimit: wire.member_limit ?? null,
    groupLimit: wire.group_limit ?? null,
    caseSensitiveProxyTags: wire.case_sensitive_proxy_tags,
    proxyErrorMessageEnabled: wire.proxy_error_message_enabled,
    idDisplaySplit: wire.hid_display_split,
    idDisplayCaps: wire.hid_display_caps,
    idListPadding: wire.hid_list_padding,
    proxySwitch: wire.proxy_switch,
    nameFormat: wire.name_format,
    descriptionTemplates: wire.description_templates ?? null,
    cardShowColorHex: wire.card_show_color_hex ?? null,
    extra: extraOf(wire, KNOWN_KEYS),
  };
}
