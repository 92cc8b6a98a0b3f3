export type SortDirection = 'asc' | 'desc';

/** The position of an item in one order. Sections follow one another in either direction; only their content is reversed. */
export interface SortKey {
  readonly section: number;
  readonly value: number;
}

/** The position of items without a value: after all others. */
export const MISSING: SortKey = { section: Number.POSITIVE_INFINITY, value: 0 };

/** Keys for numbers, smallest first. */
export function numberKey(value: number | null): SortKey {
  return value === null ? MISSING : { section: 0, value };
}

/** Keys for texts by `compare`: the same number for texts that compare as equal. Null and the empty text are missing. */
export function textKeys(
  texts: readonly (string | null)[],
  compare: (a: string, b: string) => number,
): SortKey[] {
  // Comparing by a language's rules is slow, so each text is placed once, and after that numbers are compared.
  const distinct = [...new Set(texts)].flatMap((text) => text || []).sort(compare);
  const places = new Map<string, SortKey>();
  let place = -1;
  let previous: string | null = null;
  for (const text of distinct) {
    if (previous === null || compare(previous, text) !== 0) place += 1;
    places.set(text, { section: 0, value: place });
    previous = text;
  }
  return texts.map((text) => (text === null ? MISSING : (places.get(text) ?? MISSING)));
}

/** Compares texts by their code units: for texts without a language, such as ids and timestamps. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * The positions of all items in the order of their keys. Equal keys follow `tieBreak` (the position of each item in an order without
 * ties) in either direction: members without messages are ordered by name.
 */
export function positionsInOrder(
  keys: readonly SortKey[],
  direction: SortDirection,
  tieBreak: (a: number, b: number) => number,
): Uint32Array {
  const turn = direction === 'asc' ? 1 : -1;
  return Uint32Array.from(keys.keys()).sort((a, b) => {
    const [one, other] = [keys[a] ?? MISSING, keys[b] ?? MISSING];
    // Infinity minus itself is not a number, so sections are compared rather than subtracted.
    if (one.section !== other.section) return one.section < other.section ? -1 : 1;
    return (one.value - other.value) * turn || tieBreak(a, b);
  });
}
