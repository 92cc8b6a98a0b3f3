import { type HexColor, parseColor } from '../color/color.ts';
import { brandId, brandIdOrNull, type MemberId, type MemberUuid, type SystemId } from '../id/brands.ts';
import type { MemberPrivacyKey, Priv } from '../privacy/privacy.ts';
import type { ProxyTag } from '../proxy-tag/proxy-tag.ts';
import { extraOf } from '../wire/fields.ts';
import type { WireMember } from './wire-member.ts';

/** A member as the app knows it. Timestamps are the service's own strings; `parseTimestamp` reads them. */
export interface Member {
  readonly id: MemberId;
  /** Null only if version 1 of the API sent it. */
  readonly uuid: MemberUuid | null;
  /** Null if the service leaves it out: inside messages and exports, and in version 1. */
  readonly systemId: SystemId | null;
  readonly name: string;
  readonly displayName: string | null;
  readonly color: HexColor | null;
  /** `YYYY-MM-DD` as sent; `parseBirthday` decides whether the year counts. */
  readonly birthday: string | null;
  readonly pronouns: string | null;
  readonly avatarUrl: string | null;
  readonly webhookAvatarUrl: string | null;
  readonly bannerUrl: string | null;
  readonly description: string | null;
  readonly createdAt: string | null;
  /** When this device received the record (ISO). */
  readonly updatedAt: string;
  readonly proxyTags: readonly ProxyTag[];
  readonly keepProxy: boolean;
  readonly tts: boolean;
  /** Null for everyone but the owner. */
  readonly autoproxyEnabled: boolean | null;
  readonly messageCount: number | null;
  readonly lastMessageAt: string | null;
  /** Null for everyone but the owner. */
  readonly privacy: Readonly<Record<MemberPrivacyKey, Priv>> | null;
  /** Other fields of the service, by their wire names. */
  readonly extra: Readonly<Record<string, unknown>>;
}

const KNOWN_KEYS: ReadonlySet<string> = new Set([
  'id',
  'uuid',
  'system',
  'name',
  'display_name',
  'color',
  'birthday',
  'pronouns',
  'avatar_url',
  'webhook_avatar_url',
  'banner',
  'description',
  'created',
  'message_count',
  'last_message_timestamp',
  'keep_proxy',
  'tts',
  'autoproxy_enabled',
  'proxy_tags',
  'privacy',
]);

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
