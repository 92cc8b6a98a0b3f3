import type { Member } from './member.ts';
import type { WireMember } from './wire-member.ts';

/**
 * The member as the service would send it: what `memberFromWire` reads back to the same record, `updatedAt` aside. Unknown wire
 * fields are in it again.
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
