import {
  GROUP_PRIVACY_KEYS,
  MEMBER_PRIVACY_KEYS,
  SYSTEM_CONFIG_KEYS,
  SYSTEM_PRIVACY_KEYS,
} from '@frontboard/model';

/** The order of the keys in a file of `pk;export`: null for a value, a list for an object with keys of its own. */
type KeyOrder = readonly (readonly [key: string, inner: readonly string[] | null])[];

const values = (...keys: readonly string[]) => keys.map((key) => [key, null] as const);

export const SYSTEM_KEYS: KeyOrder = [
  ...values(
    'id',
    'uuid',
    'name',
    'description',
    'tag',
    'pronouns',
    'avatar_url',
    'banner',
    'color',
    'created',
  ),
  ...values('webhook_url'),
  ['privacy', SYSTEM_PRIVACY_KEYS],
];

export const CONFIG_KEYS: KeyOrder = values(...SYSTEM_CONFIG_KEYS);

export const MEMBER_KEYS: KeyOrder = [
  ...values('id', 'uuid', 'name', 'display_name', 'color', 'birthday', 'pronouns', 'avatar_url'),
  ...values(
    'webhook_avatar_url',
    'banner',
    'description',
    'created',
    'keep_proxy',
    'tts',
    'autoproxy_enabled',
  ),
  ...values('message_count', 'last_message_timestamp', 'proxy_tags'),
  ['privacy', MEMBER_PRIVACY_KEYS],
];

export const GROUP_KEYS: KeyOrder = [
  ...values(
    'id',
    'uuid',
    'name',
    'display_name',
    'description',
    'icon',
    'banner',
    'color',
    'created',
    'members',
  ),
  ['privacy', GROUP_PRIVACY_KEYS],
];

/** In the API's answers and not in a file. A token is in no answer; if one ever is, it stays out of files. */
const NEVER_IN_FILES: ReadonlySet<string> = new Set(['system', 'token']);

/** The record with its keys in the order of the file. Keys that are newer than this program come after the known ones. */
export function inOrder(record: Readonly<Record<string, unknown>>, order: KeyOrder): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  for (const [key, inner] of order) {
    const value = record[key];
    if (value === undefined) continue;
    ordered[key] =
      inner !== null && isObject(value)
        ? inOrder(
            value,
            inner.map((name) => [name, null]),
          )
        : value;
  }
  const known = new Set(order.map(([key]) => key));
  for (const [key, value] of Object.entries(record)) {
    if (!known.has(key) && !NEVER_IN_FILES.has(key)) ordered[key] = value;
  }
  return ordered;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
