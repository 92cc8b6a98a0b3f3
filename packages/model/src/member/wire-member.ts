import type * as v from 'valibot';
import {
  liftFlatPrivacy,
  MEMBER_PRIVACY_KEYS,
  type MemberPrivacyKey,
  type Priv,
  privacyReader,
} from '../privacy/privacy.ts';
import { liftFlatProxyTag, readProxyTags } from '../proxy-tag/proxy-tag.ts';
import type { WireValues } from '../record/field.ts';
import {
  type FieldReaders,
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
import type { MEMBER_TABLE } from './member-table.ts';

/** A member as the service sends it. Null where the viewer may not see or nothing is set. */
export interface WireMember extends WireValues<typeof MEMBER_TABLE> {
  id: string;
  /** Empty when version 1 sent the member: it had no uuids. */
  uuid: string;
  /** The short id of the system; absent inside messages and exports. */
  system?: string | undefined;
  /** Sent to the owner only. */
  privacy: Record<MemberPrivacyKey, Priv> | null;
}

/** How each field is read, by its name. */
export const memberReaders = {
  id: textOrEmpty,
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
} satisfies FieldReaders<WireMember>;

/**
 * Reads a member of version 2 or 1, or of an export. Fails only without an `id`; any other field that is missing or of a
 * wrong type reads as null, empty or false. Unknown keys are kept.
 */
export const wireMemberSchema: v.GenericSchema<unknown, WireMember> = lenientRecord({
  lift: (raw) => liftFlatProxyTag(liftFlatPrivacy(raw, MEMBER_PRIVACY_KEYS)),
  required: { id: requiredId },
  rest: memberReaders,
});
