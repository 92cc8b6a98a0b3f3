import type * as v from 'valibot';
import {
  liftFlatPrivacy,
  MEMBER_PRIVACY_KEYS,
  type MemberPrivacyKey,
  type Priv,
  privacyReader,
} from '../privacy/privacy.ts';
import { liftFlatProxyTag, readProxyTags, type WireProxyTag } from '../proxy-tag/proxy-tag.ts';
import {
  flag,
  lenientRecord,
  nullableFlag,
  nullableNumber,
  nullableText,
  nullableUrl,
  optionalText,
  requiredId,
  textOrEmpty,
} from '../wire/fields.ts';

/** A member as the service sends it. Null where the viewer may not see or nothing is set. */
export interface WireMember {
  id: string;
  /** Empty when version 1 sent the member: it had no uuids. */
  uuid: string;
  /** The short id of the system; absent inside messages and exports. */
  system?: string | undefined;
  name: string;
  display_name: string | null;
  /** Six hex digits without `#`. */
  color: string | null;
  /** `YYYY-MM-DD`; the year 0004 (older: 0001) means that there is none. */
  birthday: string | null;
  pronouns: string | null;
  avatar_url: string | null;
  webhook_avatar_url: string | null;
  banner: string | null;
  description: string | null;
  created: string | null;
  message_count: number | null;
  last_message_timestamp: string | null;
  keep_proxy: boolean;
  tts: boolean;
  /** Sent to the owner only. */
  autoproxy_enabled: boolean | null;
  proxy_tags: WireProxyTag[];
  /** Sent to the owner only. */
  privacy: Record<MemberPrivacyKey, Priv> | null;
}

/**
 * Reads a member of version 2 or 1, or of an export. Fails only without an `id`; any other field that is missing or of a
 * wrong type reads as null, empty or false. Unknown keys are kept.
 */
export const wireMemberSchema: v.GenericSchema<unknown, WireMember> = lenientRecord({
  lift: (raw) => liftFlatProxyTag(liftFlatPrivacy(raw, MEMBER_PRIVACY_KEYS)),
  required: { id: requiredId },
  rest: {
    uuid: textOrEmpty,
    system: optionalText,
    name: textOrEmpty,
    display_name: nullableText,
    color: nullableText,
    birthday: nullableText,
    pronouns: nullableText,
    avatar_url: nullableUrl,
    webhook_avatar_url: nullableUrl,
    banner: nullableUrl,
    description: nullableText,
    created: nullableText,
    message_count: nullableNumber,
    last_message_timestamp: nullableText,
    keep_proxy: flag(false),
    tts: flag(false),
    autoproxy_enabled: nullableFlag,
    proxy_tags: readProxyTags,
    privacy: privacyReader(MEMBER_PRIVACY_KEYS),
  },
});
