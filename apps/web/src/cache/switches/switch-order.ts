import { timestampSortKey } from '@frontboard/model';
import type { HistoryRow } from '../../persistence/history/history-row.ts';

/** Compares two instants to the last digit: below 0 when `one` is earlier. */
export function compareInstants(one: string, other: string): number {
  // The service writes its timestamps alike, and then the texts sort as the instants do.
  const isAlike = one.length === other.length && one.endsWith('Z') && other.endsWith('Z');
  const [a, b] = isAlike ? [one, other] : [keyOf(one), keyOf(other)];
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Sorts as the instants do, to the last digit. */
export function orderKey({ timestamp }: { readonly timestamp: string }): string {
  return keyOf(timestamp);
}

function keyOf(timestamp: string): string {
  return timestampSortKey(timestamp) ?? '';
}

/** The order of a history: newest first; switches at one instant by their id. */
export function compareNewestFirst(one: HistoryRow, other: HistoryRow): number {
  return other.atMs - one.atMs || compareIds(one, other);
}

function compareIds(one: HistoryRow, other: HistoryRow): number {
  return one.id === other.id ? 0 : one.id < other.id ? 1 : -1;
}

/** The first index of `rows` (newest first) whose switch is earlier than `instant`; with `orAt`, also one at that instant. */
export function firstBefore(
  rows: readonly Pick<HistoryRow, 'timestamp'>[],
  instant: string,
  orAt = false,
): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row === undefined) break;
    const order = compareInstants(row.timestamp, instant);
    if (order < 0 || (orAt && order === 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
