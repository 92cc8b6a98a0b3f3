import type { Fields } from '../../../sync/records/fields.ts';

/** The labels of the private parts of a form. `hiddenBy`: the field that each privacy key hides, unless it is empty; null if it hides more. */
export function hiddenFields<Key extends string>(
  values: Fields,
  hiddenBy: Readonly<Record<Key, string | null>>,
  labels: Readonly<Record<NoInfer<Key>, string>>,
): readonly string[] {
  const keys = Object.keys(hiddenBy) as Key[]; // the keys of an object are typed as texts
  const hidden = keys.filter((key) => {
    const field = hiddenBy[key];
    return values[key] === 'private' && (field === null || isFilled(values[field]));
  });
  return hidden.map((key) => labels[key]);
}

function isFilled(value: Fields[string] | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;
}
