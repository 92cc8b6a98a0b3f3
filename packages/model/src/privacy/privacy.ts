import { type FieldReader, isRecord } from '../wire/fields.ts';

/** Who may see something: everyone, or only the owner of the system. */
export type Priv = 'public' | 'private';

/** The privacy settings of a system, by their wire names. */
export const SYSTEM_PRIVACY_KEYS = [
  'name_privacy',
  'avatar_privacy',
  'description_privacy',
  'banner_privacy',
  'pronoun_privacy',
  'member_list_privacy',
  'group_list_privacy',
  'front_privacy',
  'front_history_privacy',
] as const;

/** The privacy settings of a member, by their wire names. */
export const MEMBER_PRIVACY_KEYS = [
  'visibility',
  'name_privacy',
  'description_privacy',
  'banner_privacy',
  'birthday_privacy',
  'pronoun_privacy',
  'avatar_privacy',
  'metadata_privacy',
  'proxy_privacy',
] as const;

/** The privacy settings of a group, by their wire names. */
export const GROUP_PRIVACY_KEYS = [
  'name_privacy',
  'description_privacy',
  'banner_privacy',
  'icon_privacy',
  'list_privacy',
  'metadata_privacy',
  'visibility',
] as const;

export type SystemPrivacyKey = (typeof SYSTEM_PRIVACY_KEYS)[number];
export type MemberPrivacyKey = (typeof MEMBER_PRIVACY_KEYS)[number];
export type GroupPrivacyKey = (typeof GROUP_PRIVACY_KEYS)[number];

/**
 * Reads one privacy value as the service itself does: null or missing is public, an unknown value is private
 * (the safe side).
 */
function readPriv(value: unknown): Priv {
  return value === undefined || value === null || value === 'public' ? 'public' : 'private';
}

/** A reader of the privacy object of an entity; null for everyone but the owner. Unknown keys are kept. */
export function privacyReader<const K extends string>(
  keys: readonly K[],
): FieldReader<Record<K, Priv> | null> {
  return (value) => {
    if (!isRecord(value)) return null;
    const known = Object.fromEntries(keys.map((key) => [key, readPriv(value[key])]));
    // `Object.fromEntries` loses the keys; every K was just set.
    return { ...value, ...known } as Record<K, Priv>;
  };
}

/**
 * Version 1 of the API sends privacy as flat keys beside the others (null for everyone but the owner). Returns the record
 * with those keys in `privacy`; a record that already has a privacy object is returned unchanged.
 */
export function liftFlatPrivacy(
  raw: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Readonly<Record<string, unknown>> {
  if (isRecord(raw.privacy) || !keys.some((key) => key in raw)) return raw;
  const rest = Object.fromEntries(Object.entries(raw).filter(([key]) => !keys.includes(key)));
  const flat = Object.fromEntries(
    keys.filter((key) => typeof raw[key] === 'string').map((key) => [key, raw[key]]),
  );
  return { ...rest, privacy: Object.keys(flat).length > 0 ? flat : null };
}
