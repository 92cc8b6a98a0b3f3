import { isRecord } from '@frontboard/model';

/**
 * Merges two changes of the same document: a field that `mine` changed since `base` is taken from `mine`, every other from
 * `theirs`. Plain objects are merged field by field, anything else is one value.
 */
export function mergeFields<T>(base: T, mine: T, theirs: T): T {
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const merged = Object.fromEntries(
      [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => [
        key,
        mergeFields(base[key], mine[key], theirs[key]),
      ]),
    );
    // All three have the same fields with the same types.
    return merged as T;
  }
  return isSame(base, mine) ? theirs : mine;
}

/** A merged table without the entries that were removed: they are merged to undefined ones. */
export function presentEntries<T>(table: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(table).filter(([, entry]) => entry !== undefined));
}

/**
 * Merges two changes of the same list without duplicates: what either removed is gone, what either added is there.
 * The order is mine if I changed it (what only they know follows its neighbour there), else theirs.
 */
export function mergeList(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const inBase = new Set(base);
  const inMine = new Set(mine);
  const inTheirs = new Set(theirs);
  const isIn = (id: string) => (inBase.has(id) ? inMine.has(id) && inTheirs.has(id) : true);
  const isReordered = !isSame(
    base.filter((id) => inMine.has(id)),
    mine.filter((id) => inBase.has(id)),
  );
  const [leading, following] = isReordered ? [mine, theirs] : [theirs, mine];
  const merged = leading.filter(isIn);
  const placed = new Set(merged);
  following.forEach((id, index) => {
    if (placed.has(id) || !isIn(id)) return;
    const before = following.slice(0, index).findLast((other) => placed.has(other));
    merged.splice(
      before === undefined ? (index === 0 ? 0 : merged.length) : merged.indexOf(before) + 1,
      0,
      id,
    );
    placed.add(id);
  });
  return merged;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
