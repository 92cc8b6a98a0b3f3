/** Scripts with spaces between words: part of a longer word is not a match there. */
const WORD = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]`;
const BEGINS_WITH_WORD = new RegExp(`^${WORD}`, 'u');
const ENDS_WITH_WORD = new RegExp(`${WORD}$`, 'u');

/** Whether a value contains what is to be purged. */
export type Holds = (value: unknown) => boolean;

/**
 * A test whether a value, or anything in it, contains a text: as whole words in scripts that separate words by spaces, anywhere in others.
 * Ignores case. A blank text matches nothing.
 */
export function holdingText(text: string): Holds {
  const sought = text.trim();
  if (sought === '') return () => false;
  const before = BEGINS_WITH_WORD.test(sought) ? `(?<!${WORD})` : '';
  const after = ENDS_WITH_WORD.test(sought) ? `(?!${WORD})` : '';
  const escaped = sought.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const pattern = new RegExp(before + escaped + after, 'iu');
  const holds = (value: unknown): boolean => {
    if (typeof value === 'string') return pattern.test(value);
    return typeof value === 'object' && value !== null && Object.values(value).some(holds);
  };
  return holds;
}

/** The values that do not contain it. */
export function withoutHeld<T>(
  values: Readonly<Record<string, T>>,
  holds: Holds,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !holds(value)));
}

/** The values from before and after changes. A field whose value is missing on one side is useless on the other. */
export function bothWithoutHeld<Side extends string, T>(
  sides: Readonly<Record<Side, Readonly<Record<string, T>>>>,
  holds: Holds,
): Record<Side, Readonly<Record<string, T>>> {
  const all = Object.entries<Readonly<Record<string, T>>>(sides);
  const held = new Set(all.flatMap(([, fields]) => Object.keys(fields).filter((key) => holds(fields[key]))));
  const remaining = all.map(([side, fields]) => [
    side,
    Object.fromEntries(Object.entries(fields).filter(([key]) => !held.has(key))),
  ]);
  return Object.fromEntries(remaining);
}
