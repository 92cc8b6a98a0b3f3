import type { HistoryRow } from '../../../persistence/history/history-row.ts';

/** After so long, a time in front counts half as much. */
const HALF_LIFE_DAYS = 7;
const HALF_LIFE_MS = HALF_LIFE_DAYS * 24 * 3_600_000;
/** Before and after the time of day that it is now. */
const AROUND_MS = 90 * 60_000;
/** From so many switches on, a front is one that happens often. */
const OFTEN = 3;
/** What was before counts for nothing any more. */
const MOST_DAYS = 60;

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
  return byCount(counted).slice(0, most);
}

/**
 * Who is often in front around this time of day, by the days before this one: each day counts by how recent it is. After them, who
 * fronts often at any time. Short ids, the first ones first.
 *
 * @param rows newest first
 */
export function frontersAround(rows: readonly HistoryRow[], nowMs: number, most: number): readonly string[] {
  const oldestMs = rows.at(-1)?.atMs ?? nowMs;
  const counted = new Map<string, number>();
  for (let days = 1; days <= MOST_DAYS; days += 1) {
    const now = new Date(nowMs);
    // By the clock on the wall, also where a day has 23 or 25 hours.
    const aroundMs = now.setDate(now.getDate() - days);
    if (aroundMs + AROUND_MS < oldestMs) break;
    const there = rows.filter(
      ({ atMs }, index) =>
        atMs < aroundMs + AROUND_MS && (rows[index - 1]?.atMs ?? nowMs) > aroundMs - AROUND_MS,
    );
    for (const id of new Set(there.flatMap(({ memberIds }) => memberIds)))
      counted.set(id, (counted.get(id) ?? 0) + 2 ** (-days / HALF_LIFE_DAYS));
  }
  const ids = new Set([...byCount(counted), ...frequentFronters(rows, most)]);
  return [...ids].slice(0, most);
}

function byCount(counted: ReadonlyMap<string, number>): readonly string[] {
  return [...counted].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
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

/**
 * The fronts of several members that are often in a history, whoever is first: the newest row of each, the most frequent ones first.
 *
 * @param rows newest first
 */
export function oftenTogether(rows: readonly HistoryRow[]): readonly HistoryRow[] {
  const counted = new Map<string, { readonly newest: HistoryRow; count: number }>();
  for (const row of rows) {
    if (row.memberIds.length < 2) continue;
    const front = counted.get(keyOf(row.memberIds)) ?? { newest: row, count: 0 };
    front.count += 1;
    counted.set(keyOf(row.memberIds), front);
  }
  return [...counted.values()]
    .filter(({ count }) => count >= OFTEN)
    .toSorted((one, other) => other.count - one.count)
    .map(({ newest }) => newest);
}

/** The same for the same members in any order. */
function keyOf(ids: readonly string[]): string {
  return ids.toSorted().join();
}
