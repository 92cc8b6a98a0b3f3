import { compareInstants, firstBefore } from '../../cache/switches/switch-order.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import type { HistoryState, PendingSpan } from '../../persistence/history/stored-history.ts';
import { EVERYTHING, RECHECKED, withNewestSpan } from './pending-spans.ts';

/** What is needed of a history for other purposes than showing it. Times in milliseconds since 1970. */
export interface HistoryNeed {
  /** The switches from this timestamp on; null for all. */
  readonly since: string | null;
  /** Switches are read again if the reading of all of them began before this time. */
  readonly readFromMs: number;
  /** The newest switches are fetched again if they were last fetched before this time. */
  readonly checkedFromMs: number;
}

/** The progress of reading the history. */
export interface HistoryProgress {
  /** How many switches have been read, including those known before. */
  readonly count: number;
  /** The timestamp of the oldest of them. */
  readonly backTo: string;
}

/** The progress of a history of which all switches since `loadedBackTo` are loaded. */
export function progressOf(switches: readonly HistoryRow[], loadedBackTo: string): HistoryProgress {
  const count = firstBefore(switches, loadedBackTo);
  return { count, backTo: switches[count - 1]?.timestamp ?? loadedBackTo };
}

/** Whether a span may contain switches that are needed. Spans with an end are gaps among the newest. */
export function isNeeded({ before, until }: PendingSpan, { since }: Pick<HistoryNeed, 'since'>): boolean {
  return until !== null || since === null || compareInstants(before, since) > 0;
}

/** Whether all that is needed has been read. */
export function isMet({ pending, wholeFromMs }: HistoryState, need: HistoryNeed): boolean {
  const isRecent = wholeFromMs !== null && wholeFromMs >= need.readFromMs;
  return isRecent && !pending.some((span) => isNeeded(span, need));
}

/** What is to be fetched for a need: again what was read too long ago. The same spans if nothing was. */
export function pendingFor(
  { pending, wholeFromMs, checkedAtMs }: HistoryState,
  rows: readonly HistoryRow[],
  { readFromMs, checkedFromMs }: HistoryNeed,
): readonly PendingSpan[] {
  if (wholeFromMs === null || wholeFromMs < readFromMs) return EVERYTHING;
  if (checkedAtMs === null || checkedAtMs < checkedFromMs) return withNewestSpan(pending, rows, RECHECKED);
  return pending;
}
