import type { Priv } from '@frontboard/model';
import { ServiceError } from '../service-error.ts';
import type { FieldErrors } from './field-errors.ts';
import { coerceText, isJsonObject, type JsonReader } from './json-body.ts';

/**
 * Reads the privacy object of a body: the keys it has, each checked, unknown ones ignored. `null` is not an object at all;
 * any other invalid value is refused with 400, except for members, where it is ignored.
 */
export function readPrivacy<Key extends string>(
  body: JsonReader,
  errors: FieldErrors,
  keys: readonly Key[],
  whenMisshapen: 'refuse' | 'ignore' = 'refuse',
): Partial<Record<Key, Priv>> {
  const value = body.raw('privacy');
  if (value === undefined || value === null) return {};
  if (isJsonObject(value)) return readPrivacyKeys(value, errors, keys);
  if (whenMisshapen === 'refuse') throw new ServiceError('badRequest');
  return {};
}

/** As {@link readPrivacy}, of the privacy object itself. Complaints carry the bare key, without `privacy.` before it. */
function readPrivacyKeys<Key extends string>(
  source: Readonly<Record<string, unknown>>,
  errors: FieldErrors,
  keys: readonly Key[],
): Partial<Record<Key, Priv>> {
  const values: Partial<Record<Key, Priv>> = {};
  for (const key of keys) {
    if (Object.hasOwn(source, key)) values[key] = readPrivacyValue(source[key], key, errors);
  }
  return values;
}

/** Null is public, an empty text is private; anything but the two words is refused. */
function readPrivacyValue(value: unknown, key: string, errors: FieldErrors): Priv {
  const text = coerceText(value);
  if (text === null || text === 'public') return 'public';
  if (text !== '' && text !== 'private') errors.invalid(key);
  return 'private';
}
