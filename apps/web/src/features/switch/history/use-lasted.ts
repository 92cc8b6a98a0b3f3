import { useContext } from 'react';
import { isFuture } from '../../../cache/switches/is-future.ts';
import type { HistoryRow } from '../../../persistence/history/history-row.ts';
import { formatDuration } from '../../../ui/time/format-duration.ts';
import { RunningTimes } from '../../../ui/time/relative-time.tsx';
import { useTickingServiceNow } from '../../../ui/time/use-ticking-now.ts';
import { historyWords as words } from './words.ts';

/** Returns how long one of these switches, newest first, lasted until the next one, or until now. */
export function useLasted(rows: readonly HistoryRow[]): (row: HistoryRow) => string {
  // The same clock as the relative time beside it: two clocks would show two numbers for one time.
  const nowMs = useTickingServiceNow();
  const isRunning = useContext(RunningTimes);
  return (row) => lasted(row, rows[rows.indexOf(row) - 1], nowMs, isRunning);
}

function lasted(
  { atMs }: HistoryRow,
  next: HistoryRow | undefined,
  nowMs: number,
  isRunning: boolean,
): string {
  if (isFuture(atMs, nowMs)) return words.planned;
  if (next !== undefined && !isFuture(next.atMs, nowMs))
    return words.lasted(formatDuration(next.atMs - atMs));
  return isRunning ? words.lastsYet(formatDuration(nowMs - atMs)) : words.untilNow;
}
