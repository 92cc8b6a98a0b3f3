import type { GroupPrivacyKey, MemberPrivacyKey, Priv, SystemPrivacyKey } from '@frontboard/model';

/** The privacy keys of a system, as the wire spells them. Spelled out here so that the service needs no schema library. */
export const systemPrivacyKeys = [
  'name_privacy',
  'avatar_privacy',
  'description_privacy',
  'banner_privacy',
  'pronoun_privacy',
  'member_list_privacy',
  'group_list_privacy',
  'front_privacy',
  'front_history_privacy',
] as const satisfies readonly SystemPrivacyKey[];

export const memberPrivacyKeys = [
  'visibility',
  'name_privacy',
  'description_privacy',
  'banner_privacy',
  'birthday_privacy',
  'pronoun_privacy',
  'avatar_privacy',
  'metadata_privacy',
  'proxy_privacy',
] as const satisfies readonly MemberPrivacyKey[];

export const groupPrivacyKeys = [
  'name_privacy',
  'description_privacy',
  'banner_privacy',
  'icon_privacy',
  'list_privacy',
  'metadata_privacy',
  'visibility',
] as const satisfies readonly GroupPrivacyKey[];

/** All keys with the same value; `public` is what a new row has. */
export function privacyOf<Key extends string>(keys: readonly Key[], value: Priv): Record<Key, Priv> {
  // `fromEntries` forgets the key type; every key was just given a value.
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Priv>;
}
