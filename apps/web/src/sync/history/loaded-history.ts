import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { historyRow } from '../../persistence/history/history-row.ts';
import type { HistoryHead, HistoryState, StoredHistory } from '../../persistence/history/stored-history.ts';
import { isSameList } from '../switches/made/moments.ts';
import { type EarlyHistory, earlyRows, nothingYet, type PageAnswer, withReceived } from './early-history.ts';
import { isNotLoaded } from './find-gaps.ts';
import { createHistoryChunks, type HistoryChunks, type RowChanges } from './history-chunks.ts';
import { type HistoryNeed, pendingFor } from './history-need.ts';
import { haveEqualFronts, mergePage, withKnownOrder, withRow } from './merge-page.ts';
import { EVERYTHING, isEverything, isNewest, withNewestSpan, withoutPage } from './pending-spans.ts';
import type { SwitchHistory } from './switch-history.ts';

/** What is known of a history, and what is still to be fetched. `chunks` changes in place; the functions below replace the rest. */
export interface LoadedHistory {
  /** Newest first. */
  readonly rows: readonly HistoryRow[];
  /** The same switches as the device stores them. */
  readonly chunks: HistoryChunks;
  readonly state: HistoryState;
  /** What is known until the copy on the device is read; null once it is. Until then nothing is saved, and only the newest page is fetched. */
  readonly early: EarlyHistory | null;
  /** Switches that were read alone, whose order of members the lists don't have. */
  readonly readAlone: ReadonlyMap<string, HistoryRow>;
  /** Counts the received changes: a page requested before one of them may not contain it. */
  readonly changes: number;
  readonly refusal: SwitchHistory['refusal'];
  /** Why the last request failed; null if it did not. */
  readonly error: unknown;
}

/** Before anything is read. */
export function nothingLoaded(isPaused: boolean): LoadedHistory {
  return {
    rows: [],
    chunks: createHistoryChunks(),
    state: { pending: EVERYTHING, isPaused, checkedAtMs: null, wholeFromMs: null },
    early: nothingYet(),
    readAlone: new Map(),
    changes: 0,
    refusal: null,
    error: null,
  };
}

/** Without switches: all are to be fetched. */
export function cleared(history: LoadedHistory): LoadedHistory {
  const state = { ...history.state, pending: EVERYTHING, checkedAtMs: null, wholeFromMs: null };
  return { ...history, chunks: createHistoryChunks(), rows: [], state };
}

/** Without switches, and without what was read or received. */
export function forgotten(history: LoadedHistory): LoadedHistory {
  return { ...cleared(history), readAlone: new Map(), early: null, error: null };
}

/** As if no request had failed or been refused. */
export function retried(history: LoadedHistory): LoadedHistory {
  return { ...history, refusal: null, error: null };
}

/** With the newest switches of the copy on the device. */
export function withHead(history: LoadedHistory, head: HistoryHead | null): LoadedHistory {
  const { early } = history;
  if (early === null || head === null || head === early.head) return history;
  const { pending, isPaused, checkedAtMs, wholeFromMs } = head;
  const state = { pending, isPaused, checkedAtMs, wholeFromMs, ...early.requested };
  return withEarly({ ...history, state }, { ...early, head });
}

/** With the whole copy on the device, as it was opened with the changes `received` until then. */
export function withStored(
  history: LoadedHistory,
  stored: StoredHistory,
  {
    received,
    recheckedCount,
    ...opened
  }: Pick<LoadedHistory, 'chunks' | 'rows'> & { received: RowChanges; recheckedCount: number },
): LoadedHistory {
  const { requested, received: all } = history.early ?? nothingYet();
  const { isPaused, checkedAtMs, wholeFromMs } = stored;
  const state = { isPaused, checkedAtMs, wholeFromMs, pending: stored.pending, ...requested };
  let read: LoadedHistory = { ...history, ...opened, state };
  for (const [id, row] of all) if (received.get(id) !== row) read = withKnownChange(read, id, row);
  for (const { id } of history.readAlone.values()) {
    const known = read.chunks.byId.get(id);
    if (known !== undefined && withReadOrder(read, known) !== known)
      read = withReplaced(read, withReadOrder(read, known));
  }
  return { ...read, state: { ...state, pending: withNewestSpan(state.pending, read.rows, recheckedCount) } };
}

/** Once the copy on the device is read, or there is none: with the newest page, if it arrived before, and with all `needs`. */
export function opened(history: LoadedHistory, needs: Iterable<HistoryNeed>): LoadedHistory {
  const page = history.early?.page;
  let now: LoadedHistory = { ...history, early: null };
  if (page?.changes === now.changes) now = withPage(now, page);
  for (const need of needs) now = withNeed(now, need);
  return now;
}

/** With a page that the service has answered; while the copy on the device is read, kept until then. */
export function withAnswer(history: LoadedHistory, answer: PageAnswer): LoadedHistory {
  const now = { ...history, refusal: null };
  return now.early === null ? withPage(now, answer) : withEarly(now, { ...now.early, page: answer });
}

/** With another wish of what is to be loaded: it counts, whatever the copy on the device contains. */
export function withRequest(history: LoadedHistory, requested: EarlyHistory['requested']): LoadedHistory {
  const { early } = history;
  return {
    ...history,
    state: { ...history.state, ...requested },
    early: early && { ...early, requested: { ...early.requested, ...requested } },
  };
}

/** Fetches again what a need has no recent answer for. */
export function withNeed(history: LoadedHistory, need: HistoryNeed): LoadedHistory {
  const { state, rows, changes } = history;
  const pending = pendingFor(state, rows, need);
  return pending === state.pending
    ? history
    : { ...history, changes: changes + 1, state: { ...state, pending } };
}

/** Fetches the newest `count` switches again. Once the copy on the device is read, they are fetched anyway. */
export function withNewestPlanned(history: LoadedHistory, count: number): LoadedHistory {
  const { state, rows, early } = history;
  if (early !== null) return history;
  return { ...history, state: { ...state, pending: withNewestSpan(state.pending, rows, count) } };
}

/** Fetches all switches again. */
export function outdated(history: LoadedHistory): LoadedHistory {
  const now = { ...history, changes: history.changes + 1 };
  return withRequest(now, { pending: EVERYTHING, wholeFromMs: null });
}

/** With the order of the members of a switch that was read alone. The same `rows` if none of them changes. */
export function withMemberOrder(history: LoadedHistory, row: HistoryRow): LoadedHistory {
  const now = { ...history, readAlone: new Map(history.readAlone).set(row.id, row) };
  if (now.early !== null) return withEarly(now, now.early);
  const known = now.chunks.byId.get(row.id);
  const isChanged =
    known !== undefined &&
    haveEqualFronts(known, row) &&
    !(known.isInOrder && isSameList(known.memberIds, row.memberIds));
  return isChanged ? withReplaced(now, row) : now;
}

/**
 * With a change of one switch; null deletes it.
 *
 * @param isReading whether the copy on the device is being read, and may not contain the change.
 */
export function withSwitchChange(
  history: LoadedHistory,
  id: string,
  row: HistoryRow | null,
  isReading: boolean,
): LoadedHistory {
  const readAlone = new Map(history.readAlone);
  // What was read before the change.
  readAlone.delete(id);
  const now = { ...history, readAlone, changes: history.changes + 1 };
  const { early } = now;
  if (early === null) return withKnownChange(now, id, row);
  return withEarly(
    now,
    isReading ? withReceived(early, id, row) : { ...nothingYet(), requested: early.requested },
  );
}

function withKnownChange(history: LoadedHistory, id: string, row: HistoryRow | null): LoadedHistory {
  const { rows, state, chunks } = history;
  // If it is left out here, the rest of the history contains it.
  const isShown = row !== null && !isNotLoaded(row, rows, state.pending);
  if (isShown) chunks.put(row);
  else chunks.remove(id);
  return { ...history, rows: withRow(rows, id, isShown ? row : null) };
}

function withEarly(history: LoadedHistory, early: EarlyHistory): LoadedHistory {
  const rows = earlyRows(early, history.changes).map((row) => withReadOrder(history, row));
  return { ...history, early, rows };
}

function withReadOrder({ readAlone }: LoadedHistory, row: HistoryRow): HistoryRow {
  const read = readAlone.get(row.id);
  return read === undefined ? row : withKnownOrder(read, row);
}

function withReplaced(history: LoadedHistory, row: HistoryRow): LoadedHistory {
  history.chunks.put(row);
  return { ...history, rows: history.rows.map((it) => (it.id === row.id ? row : it)) };
}

function withPage(
  history: LoadedHistory,
  { page: { switches, nextBefore }, before, askedAtMs }: PageAnswer,
): LoadedHistory {
  const { rows, chunks, state } = history;
  const page = mergePage(rows, chunks.byId, {
    rows: switches.flatMap((it) => historyRow(it) ?? []).map((row) => withReadOrder(history, row)),
    before,
    isLast: nextBefore === null,
  });
  const span = state.pending.find((it) => it.before === before);
  const pending =
    span === undefined
      ? state.pending
      : withoutPage(state.pending, span, { oldest: page.oldest, nextBefore });
  for (const id of page.removed) chunks.remove(id);
  for (const row of page.put) chunks.put(row);
  const wholeFromMs = span !== undefined && isEverything(span) ? askedAtMs : state.wholeFromMs;
  const checkedAtMs = isNewest({ before }) ? askedAtMs : state.checkedAtMs;
  return { ...history, rows: page.rows, state: { ...state, pending, checkedAtMs, wholeFromMs } };
}
