import type { Priv } from '@frontboard/model';

/** All keys with the same value; `public` is what a new row has. */
export function privacyOf<Key extends string>(keys: readonly Key[], value: Priv): Record<Key, Priv> {
  // `fromEntries` forgets the key type; every key was just given a value.
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Priv>;
}
