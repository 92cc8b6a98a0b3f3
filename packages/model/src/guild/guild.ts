import { brandId, type DiscordId, type MemberRef } from '../id/brands.ts';
import { extraOf } from '../wire/fields.ts';
import type { WireMemberGuild, WireSystemGuild } from './wire-guild.ts';

/** The settings of a system for one Discord server. */
export interface SystemGuildSettings {
  readonly guildId: DiscordId;
  readonly proxyingEnabled: boolean;
  readonly tag: string | null;
  readonly tagEnabled: boolean;
  readonly avatarUrl: string | null;
  readonly displayName: string | null;
  readonly nameFormat: string | null;
  readonly extra: Readonly<Record<string, unknown>>;
}

/** The settings of a member for one Discord server. */
export interface MemberGuildSettings {
  readonly guildId: DiscordId;
  readonly memberRef: MemberRef;
  readonly displayName: string | null;
  readonly avatarUrl: string | null;
  /** Null: as the member has it everywhere. */
  readonly keepProxy: boolean | null;
  readonly extra: Readonly<Record<string, unknown>>;
}

const SYSTEM_GUILD_KEYS: ReadonlySet<string> = new Set([
  'proxying_enabled',
  'tag',
  'tag_enabled',
  'avatar_url',
  'display_name',
  'name_format',
]);
const MEMBER_GUILD_KEYS: ReadonlySet<string> = new Set(['display_name', 'avatar_url', 'keep_proxy']);

/** The domain record of a system's settings for `guildId`, which the wire leaves out. */
export function systemGuildFromWire(wire: WireSystemGuild, guildId: string): SystemGuildSettings {
  return {
    guildId: brandId('DiscordId', guildId),
    proxyingEnabled: wire.proxying_enabled,
    tag: wire.tag,
    tagEnabled: wire.tag_enabled,
    avatarUrl: wire.avatar_url,
    displayName: wire.display_name,
    nameFormat: wire.name_format,
    extra: extraOf(wire, SYSTEM_GUILD_KEYS),
  };
}

/** The domain record of a member's settings for `guildId`; the wire leaves both the member and the server out. */
export function memberGuildFromWire(
  wire: WireMemberGuild,
  memberRef: string,
  guildId: string,
): MemberGuildSettings {
  return {
    guildId: brandId('DiscordId', guildId),
    memberRef: brandId('MemberRef', memberRef),
    displayName: wire.display_name,
    avatarUrl: wire.avatar_url,
    keepProxy: wire.keep_proxy,
    extra: extraOf(wire, MEMBER_GUILD_KEYS),
  };
}
