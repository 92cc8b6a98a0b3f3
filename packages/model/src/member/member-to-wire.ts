import type { Member } from './member.ts';
import type { MemberPatch } from './validate-member.ts';
import type { WireMember } from './wire-member.ts';

/**
 * The member as the service would send it: what `memberFromWire` reads back to the same record, `updatedAt` aside. Unknown wire
 * fields that rode along are in it again.
 */
export function memberToWire(member: Member): WireMember & Record<string, unknown> {
  return {
    ...member.extra,
    id: member.id,
    uuid: member.uuid ?? '',
    ...(member.systemId !== null && { system: member.systemId }),
    name: member.name,
    display_name: member.displayName,
    color: member.color?.slice(1) ?? null,
    birthday: member.birthday,
    pronouns: member.pronouns,
    avatar_url: member.avatarUrl,
    webhook_avatar_url: member.webhookAvatarUrl,
    banner: member.bannerUrl,
    description: member.description,
    created: member.createdAt,
    message_count: member.messageCount,
    last_message_timestamp: member.lastMessageAt,
    keep_proxy: member.keepProxy,
    tts: member.tts,
    autoproxy_enabled: member.autoproxyEnabled,
    proxy_tags: [...member.proxyTags],
    privacy: member.privacy,
  };
}

/**
 * Everything of a member that the service accepts, except the name. It takes whether a member can be autoproxied only from the bot, so that
 * is not in it.
 */
export function memberToPatch(member: Member): MemberPatch {
  const wire = memberToWire(member);
  return {
    display_name: wire.display_name,
    color: wire.color,
    birthday: wire.birthday,
    pronouns: wire.pronouns,
    avatar_url: wire.avatar_url,
    webhook_avatar_url: wire.webhook_avatar_url,
    banner: wire.banner,
    description: wire.description,
    proxy_tags: wire.proxy_tags,
    keep_proxy: wire.keep_proxy,
    tts: wire.tts,
    ...(wire.privacy && { privacy: wire.privacy }),
  };
}
