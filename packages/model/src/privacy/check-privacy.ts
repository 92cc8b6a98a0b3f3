import { accept, type Check, refuse } from '../validation/check.ts';
import { labelOfKey } from '../validation/label-of-key.ts';
import { typeProblem } from '../validation/type-problem.ts';
import { isRecord } from '../wire/fields.ts';
import type { Priv } from './privacy.ts';

/** A privacy value from a form or an import: true is public, false is private. Null for anything else. */
export function toPriv(value: unknown): Priv | null {
  if (value === true || value === 'public') return 'public';
  return value === false || value === 'private' ? 'private' : null;
}

/**
 * The privacy settings to change, each `public`, `private` or a boolean (true is public). Keys the entity does not have are
 * left out. Messages are under the setting's own name, as in the service's errors.
 */
export function privacy<const K extends string>(keys: readonly K[]): Check<Partial<Record<K, Priv>>> {
  return (value) => {
    if (!isRecord(value)) return refuse(typeProblem('object', value, 'privacy'));
    const accepted: Partial<Record<K, Priv>> = {};
    const fields: Record<string, string[]> = {};
    for (const key of keys) {
      const given = value[key];
      const priv = toPriv(given);
      if (priv) accepted[key] = priv;
      else if (given !== undefined) fields[key] = [`${labelOfKey(key)} must be public or private`];
    }
    return Object.keys(fields).length > 0 ? { ok: false, fields } : accept(accepted);
  };
}
