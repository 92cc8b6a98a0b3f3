import { parseColor } from '../color/color.ts';
import { brandId, brandIdOrNull, type MemberId, type MemberUuid, type SystemId } from '../id/brands.ts';
import type { MemberPrivacyKey, Priv } from '../privacy/privacy.ts';
import type { RecordValues } from '../record/field.ts';
import { extraOf } from '../wire/fields.ts';
import type { MEMBER_TABLE } from './member-table.ts';
import { memberReaders, type WireMember } from './wire-member.ts';

/** A member as the app knows it. Timestamps are the service's own strings; `parseTimestamp` reads them. */
export interface Member extends RecordValues<typeof MEMBER_TABLE> {
  readonly id: MemberId;
  /** Null only if version 1 of the API sent it. */
  readonly uuid: MemberUuid | null;
  /** Null if the service leaves it out: inside messages and exports, and in version 1. */
  readonly systemId: SystemId | null;
  /** When this device received the record (ISO). */
  readonly updatedAt: string;
  /** Null for everyone but the owner. */
  readonly privacy: Readonly<Record<MemberPrivacyKey, Priv>> | null;
  /** Other fields of the service, by their wire names. */
  readonly extra: Readonly<Record<string, unknown>>;
}

const KNOWN_KEYS: ReadonlySet<string> = new Set(Object.keys(memberReaders));

/** The domain record of a member received at `receivedAt` (ISO). */
export function memberFromWire(wire: WireMember, receivedAt: string): Member {
  return {
    id: brandId('MemberId', wire.id),
    uuid: brandIdOrNull('MemberUuid', wire.uuid),
    systemId: brandIdOrNull('SystemId', wire.system),
    name: wire.name,
    displayName: wire.display_name,
    color: wire.color === null ? null : parseColor(wire.color),
    birthday: wire.birthday,
    pronouns: wire.pronouns,
    avatarUrl: wire.avatar_url,
    webhookAvatarUrl: wire.webhook_avatar_url,
    bannerUrl: wire.banner,
    description: wire.description,
    createdAt: wire.created,
    updatedAt: receivedAt,
    proxyTags: wire.proxy_tags,
    keepProxy: wire.keep_proxy,
    tts: wire.tts,
    autoproxyEnabled: wire.autoproxy_enabled,
    messageCount: wire.message_count,
    lastMessageAt: wire.last_message_timestamp,
    privacy: wire.privacy,
    extra: extraOf(wire, KNOWN_KEYS),
  };
}

/**
 * The address of the picture that stands for a member or a system: of a member without a picture, the one for proxied messages. Null
 * without either.
 */
export function facePicture(
  of: (Pick<Member, 'avatarUrl'> & { readonly webhookAvatarUrl?: string | null }) | null | undefined,
): string | null {
  return of?.avatarUrl ?? of?.webhookAvatarUrl ?? null;
}
