import { END_OF_TIME } from '../../cache/switches/queries.ts';
import { compareInstants } from '../../cache/switches/switch-order.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import type { PendingSpan } from '../../persistence/history/stored-history.ts';

/** How many of the newest switches are fetched again when a history is opened. */
export const RECHECKED = 200;

/** Everything is to be fetched. */
export const EVERYTHING: readonly PendingSpan[] = [{ before: END_OF_TIME, until: null }];

/** Whether a span is everything, with nothing fetched yet. */
export function isEverything({ before, until }: PendingSpan): boolean {
  return before === END_OF_TIME && until === null;
}

/** The spans with one for the newest `count` switches before them. */
export function withNewestSpan(
  pending: readonly PendingSpan[],
  rows: readonly HistoryRow[],
  count: number,
): readonly PendingSpan[] {
  const first = pending[0];
  if (first?.before === END_OF_TIME) return pending;
  const known = rows[Math.min(count, rows.length) - 1]?.timestamp;
  if (known === undefined) return EVERYTHING;
  // Each time is fetched once.
  const until = first !== undefined && compareInstants(first.before, known) > 0 ? first.before : known;
  return [{ before: END_OF_TIME, until, known: rows[0]?.timestamp }, ...pending];
}

/** A page that was fetched for the first of some spans. */
interface FetchedSpan {
  /** Null for an empty page. */
  readonly oldest: string | null;
  /** As in `SwitchPage`: null for the last page. */
  readonly nextBefore: string | null;
}

/** A page makes no progress: the service has ignored `before`. */
export class NoProgressError extends Error {
  override readonly name = 'NoProgressError';
}

/**
 * The remaining spans after a page for `span`, one of them, has arrived.
 *
 * @throws {NoProgressError}
 */
export function withoutPage(
  pending: readonly PendingSpan[],
  span: PendingSpan,
  { oldest, nextBefore }: FetchedSpan,
): readonly PendingSpan[] {
  const index = pending.indexOf(span);
  // Nothing is older, in this span and in the ones after it.
  if (nextBefore === null || oldest === null) return pending.slice(0, index);
  if (compareInstants(oldest, span.before) >= 0)
    throw new NoProgressError('The service has ignored `before`.');
  if (span.until !== null && compareInstants(oldest, span.until) < 0) return pending.toSpliced(index, 1);
  return pending.with(index, { ...span, before: nextBefore });
}
