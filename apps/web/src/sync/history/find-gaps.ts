import { microsecondAfter } from '@frontboard/model';
import { END_OF_TIME } from '../../cache/switches/queries.ts';
import { compareInstants, firstBefore } from '../../cache/switches/switch-order.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import type { PendingSpan } from '../../persistence/history/stored-history.ts';

/**
 * The times of the known switches, newest first, directly before which others may be missing.
 *
 * @param rows newest first
 * @param pending what is still to be fetched. Times of which all switches were known before, and which are only read again, are not gaps.
 */
export function findGaps(rows: readonly HistoryRow[], pending: readonly PendingSpan[]): readonly string[] {
  return pending.flatMap((span) => (span.before === END_OF_TIME ? [] : gapsIn(rows, span)));
}

/** The rows, newest first, down to the first of these gaps. */
export function downToGap(rows: readonly HistoryRow[], [gap]: readonly string[]): readonly HistoryRow[] {
  return gap === undefined ? rows : rows.slice(0, firstBefore(rows, gap));
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
