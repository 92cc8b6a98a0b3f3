/**
 * A random item, each with the same probability. Null if there are none.
 * `random` is a number from 0 up to 1, as `Math.random()` gives.
 */
export function pickRandom<T>(items: readonly T[], random: number): T | null {
  const share = Number.isFinite(random) ? Math.min(Math.max(random, 0), 1) : 0;
  return items[Math.min(Math.floor(share * items.length), items.length - 1)] ?? null;
}

/** The items before and after an item of a list. */
export interface Neighbours<T> {
  /** Null for the first one, and if the item is not in the list. */
  readonly previous: T | null;
  /** Null for the last one, and if the item is not in the list. */
  readonly next: T | null;
  /** From 0; null if the item is not in the list. */
  readonly position: number | null;
}

/** Finds the neighbours of the item with a short id or uuid, in the order of the list. */
export function neighbours<T extends { readonly id: string; readonly uuid: string | null }>(
  items: readonly T[],
  ref: string,
): Neighbours<T> {
  const position = items.findIndex(({ id, uuid }) => id === ref || uuid === ref);
  if (position === -1) return { previous: null, next: null, position: null };
  return { previous: items[position - 1] ?? null, next: items[position + 1] ?? null, position };
}
