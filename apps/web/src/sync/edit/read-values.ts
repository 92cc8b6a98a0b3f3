import { fieldsOf } from './merge.ts';

/**
 * The values of a stored draft for a form whose values look like `sample`: fields the form does not have are left out, those that
 * are missing or of another kind (an older version of the form wrote them) are taken from `sample`.
 */
export function readValues<V extends object>(stored: Readonly<Record<string, unknown>>, sample: V): V {
  const values = { ...sample };
  for (const field of fieldsOf(sample)) {
    // The same kind as in the form, so the form has written it.
    if (hasPlaceFor(sample, field, stored[field])) values[field] = stored[field] as V[typeof field];
  }
  return values;
}

/** Whether a form whose values look like `sample` has the field, with values of this kind. */
export function hasPlaceFor<V extends object>(sample: V, field: string, value: unknown): boolean {
  const known = fieldsOf(sample).find((name) => name === field);
  return known !== undefined && value !== undefined && isLike(value, sample[known]);
}

/** Null is possible for every kind: a field may be empty on one side. */
function isLike(value: unknown, sample: unknown): boolean {
  if (value === null || sample === null) return true;
  if (Array.isArray(sample)) {
    return Array.isArray(value) && (sample.length === 0 || value.every((item) => isLike(item, sample[0])));
  }
  if (typeof sample !== 'object') return typeof value === typeof sample;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  const fields = Object.entries(value);
  // An object without any key is a map that may have any.
  return Object.entries(sample).every(([key, item]) => {
    const own = fields.find(([name]) => name === key);
    return own !== undefined && isLike(own[1], item);
  });
}
