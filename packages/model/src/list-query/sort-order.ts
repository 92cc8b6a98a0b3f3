export type SortDirection = 'asc' | 'desc';

/** Where an item is in one order. Sections follow one another in either direction; only what is inside them is turned round. */
export interface SortKey {
  readonly section: number;
  readonly value: number;
}

/** The place of those that have nothing to be sorted by: after all others. */
export const MISSING: SortKey = { section: Number.POSITIVE_INFINITY, value: 0 };

/** Keys for numbers, smallest first. */
export function numberKey(value: number | null): SortKey {
  return value === null ? MISSING : { section: 0, value };
}

/** Keys for texts by `compare`: the same number for texts that it takes for equal. Null and the empty text are missing. */
export function textKeys(
  texts: readonly (string | null)[],
  compare: (a: string, b: string) => number,
): SortKey[] {
  // Comparing by a language's rules is dear, so each text is placed once, and after that numbers are compared.
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

/** Compares texts by their code units: for what has no language, as ids and timestamps. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * The positions of all items in the order of their keys. Equal keys follow `tieBreak` (the place of each item in an order without
 * ties) in either direction: whoever wrote no message yet is by name among the others who did not.
 */
export function positionsInOrder(
  keys: readonly SortKey[],
  direction: SortDirection,
  tieBreak: (a: number, b: number) => number,
): Uint32Array {
  const turn = direction === 'asc' ? 1 : -1;
  return Uint32Array.from(keys.keys()).sort((a, b) => {
    const [one, other] = [keys[a] ?? MISSING, keys[b] ?? MISSING];
    // Infinity minus itself is no number, so sections are compared rather than subtracted.
    if (one.section !== other.section) return one.section < other.section ? -1 : 1;
    return (one.value - other.value) * turn || tieBreak(a, b);
  });
}
