import { END_OF_TIME } from '../../cache/switches/queries.ts';
import { compareInstants } from '../../cache/switches/switch-order.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import type { PendingSpan } from '../../persistence/history/stored-history.ts';

/** How many of the newest switches are fetched again when a history is opened. */
export const RECHECKED = 200;

/** Before all switches. */
const START_OF_TIME = '0001-01-01T00:00:00Z';

/** Everything, from the newest switch on. */
export const NEWEST: PendingSpan = { before: END_OF_TIME, until: null };

/** Everything is to be fetched. */
export const EVERYTHING: readonly PendingSpan[] = [NEWEST];

/** Whether a span begins with the newest switch. */
export function isNewest({ before }: Pick<PendingSpan, 'before'>): boolean {
  return before === END_OF_TIME;
}

/** Whether a span is everything, with nothing fetched yet. */
export function isEverything({ before, until }: PendingSpan): boolean {
  return isNewest({ before }) && until === null;
}

/** The spans with one for the newest `count` switches before them; if there is one already, it is as long at least. */
export function withNewestSpan(
  pending: readonly PendingSpan[],
  rows: readonly HistoryRow[],
  count: number,
): readonly PendingSpan[] {
  const [first, ...rest] = pending;
  const isThere = first !== undefined && isNewest(first);
  if (isThere && first.until === null) return pending;
  const others = isThere ? rest : pending;
  const known = rows[Math.min(count, rows.length) - 1]?.timestamp;
  if (known === undefined && others.length > 0) return EVERYTHING;
  const wanted = known ?? START_OF_TIME;
  // Each time is fetched once.
  const next = others[0];
  const until = next !== undefined && compareInstants(next.before, wanted) > 0 ? next.before : wanted;
  if (!isThere) return [{ before: END_OF_TIME, until, known: rows[0]?.timestamp }, ...pending];
  const isLonger = first.until !== null && compareInstants(until, first.until) < 0;
  return isLonger ? [{ ...first, until }, ...others] : pending;
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
  // A history that had no switches has some now, and how many is unknown.
  const until = span.until === START_OF_TIME ? null : span.until;
  return pending.with(index, { ...span, before: nextBefore, until });
}
