import type { Priv } from '@frontboard/model';
import { type Fields, patchOfFields, pickFields } from '../../../sync/records/fields.ts';

/** The privacy settings of a record as fields of its form. */
export function privacyValues<Key extends string>(
  keys: readonly Key[],
  privOf: (key: Key) => Priv,
): Record<Key, Priv> {
  // `Object.fromEntries` loses the keys; all exist.
  return Object.fromEntries(keys.map((key) => [key, privOf(key)])) as Record<Key, Priv>;
}

/** The body with these fields of a form, to be checked. */
export function inputOf(values: Fields, fields: readonly string[]): ReturnType<typeof patchOfFields> {
  return patchOfFields(pickFields(values, fields));
}

/** The same for something new: the fields that differ from an empty form, whose values are the service's defaults. */
export function newInputOf(values: Fields, empty: Fields): ReturnType<typeof patchOfFields> {
  const isFilled = (field: string) => JSON.stringify(values[field]) !== JSON.stringify(empty[field]);
  return inputOf(values, Object.keys(empty).filter(isFilled));
}
