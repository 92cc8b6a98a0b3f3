import type { HistoryRow } from '../../persistence/history/history-row.ts';

/** After so long, a time in front counts half as much. */
const HALF_LIFE_MS = 7 * 24 * 3_600_000;

/**
 * Who fronts often these days, by the history alone: each time in front counts by how recent it is. Short ids, the first ones first.
 *
 * @param rows newest first
 */
export function frequentFronters(rows: readonly HistoryRow[], most: number): readonly string[] {
  const newestMs = rows[0]?.atMs ?? 0;
  const counted = new Map<string, number>();
  for (const [index, { memberIds, atMs }] of rows.entries()) {
    const before = rows[index + 1]?.memberIds ?? [];
    for (const id of memberIds) {
      // Who stays while others come and go has one time in front.
      if (!before.includes(id))
        counted.set(id, (counted.get(id) ?? 0) + 2 ** ((atMs - newestMs) / HALF_LIFE_MS));
    }
  }
  const ids = [...counted].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
  return ids.slice(0, most);
}

/**
 * The last different fronts before this one, to be chosen again: the newest row of each.
 *
 * @param rows newest first
 * @param current short ids of who is fronting
 */
export function formerFronts(
  rows: readonly HistoryRow[],
  current: readonly string[],
  most: number,
): readonly HistoryRow[] {
  const seen = new Set(['', keyOf(current)]);
  const fronts: HistoryRow[] = [];
  for (const row of rows) {
    const key = keyOf(row.memberIds);
    if (seen.has(key)) continue;
    seen.add(key);
    fronts.push(row);
    if (fronts.length === most) break;
  }
  return fronts;
}

/** The same for the same members in any order. */
function keyOf(ids: readonly string[]): string {
  return ids.toSorted().join();
}
