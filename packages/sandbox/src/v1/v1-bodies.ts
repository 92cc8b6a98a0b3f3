import type { JsonObject } from '../validation/json-body.ts';

const SYSTEM_KEYS = ['name', 'description', 'tag', 'avatar_url', 'banner', 'color'];
const SYSTEM_PRIVACY = [
  'description_privacy',
  'member_list_privacy',
  'front_privacy',
  'front_history_privacy',
];
const MEMBER_KEYS = [
  'name',
  'display_name',
  'color',
  'birthday',
  'pronouns',
  'avatar_url',
  'banner',
  'description',
  'keep_proxy',
  'proxy_tags',
];
const MEMBER_PRIVACY = [
  'visibility',
  'name_privacy',
  'description_privacy',
  'birthday_privacy',
  'pronoun_privacy',
  'avatar_privacy',
  'metadata_privacy',
];

/** A system's PATCH of version 1 as one of version 2. The privacy of the group list could only be read. */
export function systemBodyToVersion2(body: JsonObject): JsonObject {
  return { ...pick(body, SYSTEM_KEYS), privacy: pick(body, SYSTEM_PRIVACY) };
}

/**
 * A member of version 1 as one of version 2: `privacy` is one word for all seven keys, and `prefix` wins over
 * `proxy_tags`.
 */
export function memberBodyToVersion2(body: JsonObject): JsonObject {
  const hasTag = 'prefix' in body || ('suffix' in body && !('proxy_tags' in body));
  return {
    ...pick(body, MEMBER_KEYS),
    ...(hasTag ? { proxy_tags: [pick(body, ['prefix', 'suffix'])] } : {}),
    privacy:
      'privacy' in body
        ? Object.fromEntries(MEMBER_PRIVACY.map((key) => [key, body.privacy]))
        : pick(body, MEMBER_PRIVACY),
  };
}

function pick(body: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(body, key)).map((key) => [key, body[key]]));
}
