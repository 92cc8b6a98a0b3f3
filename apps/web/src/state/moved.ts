/** A list with one item at `index` of the others. Unchanged if there is no such item. */
export function movedTo<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  key: string,
  index: number,
): readonly T[] {
  const moved = items.filter((item) => keyOf(item) === key);
  if (moved.length === 0) return items;
  const rest = items.filter((item) => keyOf(item) !== key);
  return rest.toSpliced(Math.max(0, Math.min(index, rest.length)), 0, ...moved);
}

/** A list with some items, in their order, before or after one of the others. Unchanged if there is no such neighbour. */
export function movedBeside<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  keys: Iterable<string>,
  neighbour: string,
  side: 'before' | 'after',
): readonly T[] {
  const chosen = new Set(keys);
  const rest = items.filter((item) => !chosen.has(keyOf(item)));
  const index = rest.findIndex((item) => keyOf(item) === neighbour);
  const moved = items.filter((item) => chosen.has(keyOf(item)));
  return index < 0 ? items : rest.toSpliced(index + (side === 'after' ? 1 : 0), 0, ...moved);
}
