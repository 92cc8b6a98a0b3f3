/** Which records of a list are selected, by their keys, even if a filter hides them. Each change creates a new one. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** Where a range starts, and how far the last one reaches; null before a single record was selected. */
  readonly anchor: string | null;
  readonly reach: string | null;
  /** What was selected before the range: a shorter range releases what the longer one added. */
  readonly base: ReadonlySet<string>;
}

/** These keys, without a range. */
export function selectionOf(keys: Iterable<string>): Selection {
  const selected = new Set(keys);
  return { keys: selected, anchor: null, reach: null, base: selected };
}

/** Nothing is selected. */
export const NOTHING_SELECTED: Selection = selectionOf([]);

/** Selects one more, or one less. The next range starts there. */
export function toggled({ keys }: Selection, key: string): Selection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key, reach: key, base: next };
}

/**
 * Selects everything from the anchor to `to`, instead of the range that started there before.
 *
 * @param shown the keys in the order in which they are shown; without the anchor among them, the range starts at `to`
 */
export function extended(selection: Selection, to: string, shown: readonly string[]): Selection {
  const end = shown.indexOf(to);
  if (end < 0) return selection;
  const start = selection.anchor === null ? -1 : shown.indexOf(selection.anchor);
  const anchor = start < 0 ? to : selection.anchor;
  const base = start < 0 ? selection.keys : selection.base;
  const from = start < 0 ? end : start;
  const range = shown.slice(Math.min(from, end), Math.max(from, end) + 1);
  return { keys: new Set([...base, ...range]), anchor, reach: to, base };
}

/** As `extended`, for a key that moves from one record to another: a range that ends at `from` continues, otherwise one starts there. */
export function stepped(selection: Selection, from: string, to: string, shown: readonly string[]): Selection {
  const begun =
    selection.reach === from ? selection : { ...selection, anchor: from, reach: from, base: selection.keys };
  return extended(begun, to, shown);
}

/** Selects all that are shown. Hidden ones stay as they are. */
export function withAll({ keys }: Selection, shown: readonly string[]): Selection {
  return selectionOf([...keys, ...shown]);
}

/** Inverts the selection of the shown ones. Hidden ones stay as they are. */
export function inverted({ keys }: Selection, shown: readonly string[]): Selection {
  const next = new Set(keys);
  for (const key of shown) if (!next.delete(key)) next.add(key);
  return selectionOf(next);
}

/** Keeps only those in `present`: the shown, or the existing ones. The same selection if that is all. */
export function selectedIn(selection: Selection, present: ReadonlySet<string>): Selection {
  const remaining = [...selection.keys].filter((key) => present.has(key));
  if (remaining.length === selection.keys.size) return selection;
  return selectionOf(remaining);
}

/** How many of the selected are not among `shown`. */
export function countHidden({ keys }: Selection, shown: ReadonlySet<string>): number {
  let hidden = 0;
  for (const key of keys) if (!shown.has(key)) hidden += 1;
  return hidden;
}
