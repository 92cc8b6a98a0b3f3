import type {
  WireAutoproxy,
  WireMemberGuild,
  WirePublicSettings,
  WireSettings,
  WireSystemGuild,
} from '@frontboard/model';
import { DEFAULT_NAME_FORMAT } from '@frontboard/model/proxy';
import type { AutoproxyRow, ConfigRow, MemberGuildRow, SystemGuildRow } from '../store/rows.ts';
import { LIMITS } from '../validation/text-fields.ts';

/** The settings anyone may read. */
export function viewPublicSettings(row: ConfigRow): WirePublicSettings {
  return {
    pings_enabled: row.pings_enabled,
    latch_timeout: row.latch_timeout,
    case_sensitive_proxy_tags: row.case_sensitive_proxy_tags,
    proxy_error_message_enabled: row.proxy_error_message_enabled,
    hid_display_split: row.hid_display_split,
    hid_display_caps: row.hid_display_caps,
    hid_list_padding: row.hid_list_padding,
    proxy_switch: row.proxy_switch,
    name_format: row.name_format ?? DEFAULT_NAME_FORMAT,
  };
}

/** The settings as the owner reads them. */
export function viewSettings(row: ConfigRow): WireSettings {
  return {
    timezone: row.timezone,
    ...viewPublicSettings(row),
    member_default_private: row.member_default_private,
    group_default_private: row.group_default_private,
    show_private_info: row.show_private_info,
    member_limit: row.member_limit ?? LIMITS.members,
    group_limit: row.group_limit ?? LIMITS.groups,
    description_templates: [...row.description_templates],
  };
}

/** The answer to a PATCH, which another part of the service writes: one more key, and an unset name format is null. */
export function viewPatchedSettings(row: ConfigRow): WireSettings {
  return {
    ...viewSettings(row),
    name_format: row.name_format,
    card_show_color_hex: row.card_show_color_hex,
  };
}

export function viewSystemGuild(row: SystemGuildRow): WireSystemGuild {
  const { system: _system, guild: _guild, ...view } = row;
  return view;
}

export function viewMemberGuild(row: MemberGuildRow): WireMemberGuild {
  const { member: _member, guild: _guild, ...view } = row;
  return view;
}

/** `memberId` is the short id to show; mode front never shows one. */
export function viewAutoproxy(row: AutoproxyRow, memberId: string | null): WireAutoproxy {
  return {
    autoproxy_mode: row.autoproxy_mode,
    autoproxy_member: row.autoproxy_mode === 'front' ? null : memberId,
    last_latch_timestamp: row.last_latch_timestamp,
  };
}
