import { microsecondAfter } from '@frontboard/model';
import { compareInstants, firstBefore } from '../../cache/switches/switch-order.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import type { PendingSpan } from '../../persistence/history/stored-history.ts';
import { isNewest } from './pending-spans.ts';
import type { SwitchHistory } from './switch-history.ts';

/**
 * The times of the known switches, newest first, directly before which others may be missing.
 *
 * @param rows newest first
 * @param pending what is still to be fetched. Times of which all switches were known before, and which are only read again, are not gaps.
 */
export function findGaps(rows: readonly HistoryRow[], pending: readonly PendingSpan[]): readonly string[] {
  return pending.flatMap((span) => (isNewest(span) ? [] : gapsIn(rows, span)));
}

/** The indexes of the rows after whose front others may be missing; the number of rows if there may be others before all of them. */
export function gapIndexes(rows: readonly HistoryRow[], gapsBefore: readonly string[]): ReadonlySet<number> {
  // An unsent change may have moved the switch of that time to the top.
  return new Set(gapsBefore.map((time) => firstBefore(rows, time)).filter((index) => index > 0));
}

/**
 * The same as the times that `frontsWithin` takes.
 *
 * @param rows newest first
 */
export function timesBeforeGaps(
  rows: readonly HistoryRow[],
  { gapsBefore, loadedBackTo }: Pick<SwitchHistory, 'gapsBefore' | 'loadedBackTo'>,
): ReadonlySet<number> {
  const oldest = rows.at(-1);
  // While the copy on the device is read, only the newest rows are known.
  const isReading =
    oldest !== undefined && loadedBackTo !== null && compareInstants(loadedBackTo, oldest.timestamp) <= 0;
  const times = [...gapIndexes(rows, gapsBefore)].map(
    (index) => rows[index]?.atMs ?? Number.NEGATIVE_INFINITY,
  );
  return new Set(isReading ? [...times, Number.NEGATIVE_INFINITY] : times);
}

/** The rows, newest first, down to the first of these gaps. */
export function downToGap(rows: readonly HistoryRow[], [gap]: readonly string[]): readonly HistoryRow[] {
  return gap === undefined ? rows : rows.slice(0, firstBefore(rows, gap));
}

/**
 * The rows, newest first, that follow each other without a gap, and are not to be read again with the rest of the history.
 *
 * @param loadedBackTo as in `SwitchHistory`
 */
export function knownInRow(
  rows: readonly HistoryRow[],
  gapsBefore: readonly string[],
  loadedBackTo: string | null,
): readonly HistoryRow[] {
  const known = downToGap(rows, gapsBefore);
  const count = loadedBackTo === null ? known.length : firstMissed(known, loadedBackTo);
  return count === known.length ? known : known.slice(0, count);
}

/**
 * Whether a switch is older than all known ones, of a history that is not loaded to its end. Beside the known rows it would hide that others are missing.
 */
export function isNotLoaded(
  { timestamp }: HistoryRow,
  rows: readonly HistoryRow[],
  pending: readonly PendingSpan[],
): boolean {
  const oldest = rows.at(-1);
  const isRestPending = pending.some(({ until }) => until === null);
  return isRestPending && (oldest === undefined || compareInstants(timestamp, oldest.timestamp) < 0);
}

function gapsIn(rows: readonly HistoryRow[], { before, until, known }: PendingSpan): readonly string[] {
  const edge = firstMissed(rows, before);
  const newest = rows[edge - 1];
  if (newest === undefined) return [];
  if (edge === rows.length) return until === null ? [newest.timestamp] : [];
  if (known === undefined) return [];
  // A switch that was added here in the meantime may lie within the gap.
  const end = firstBefore(rows, known, true);
  const within = rows.slice(edge, end).map(({ timestamp }) => timestamp);
  const isOpen = compareInstants(microsecondAfter(known), before) < 0;
  return isOpen ? [...new Set([newest.timestamp, ...within])] : [];
}

/** The first row that the pages down to `before` do not contain. A page that overlaps the next one contains its own oldest instant. */
function firstMissed(rows: readonly HistoryRow[], before: string): number {
  let index = firstBefore(rows, before);
  for (let row = rows[index]; row !== undefined; row = rows[index]) {
    if (compareInstants(microsecondAfter(row.timestamp), before) < 0) break;
    index += 1;
  }
  return index;
}
