import type { SwitchPage } from '@frontboard/client';
import { compareInstants } from '../../cache/switches/switch-order.ts';
import { type HistoryRow, historyRow } from '../../persistence/history/history-row.ts';
import type { HistoryHead, HistoryState } from '../../persistence/history/stored-history.ts';
import type { RowChanges } from './history-chunks.ts';
import { mergePage } from './merge-page.ts';
import { newestRows } from './stored-rows.ts';

/** A page as it was requested and answered. */
export interface PageAnswer {
  readonly page: SwitchPage;
  readonly before: string;
  readonly askedAtMs: number;
  /** How many changes had been received before. */
  readonly changes: number;
}

/** What is known of a history while its copy on the device is read. */
export interface EarlyHistory {
  /** The newest switches of the copy; null before they are read, and without a copy. */
  readonly head: HistoryHead | null;
  /** The newest page; null before it arrives. */
  readonly page: PageAnswer | null;
  /** The changes of switches since the reading began. */
  readonly received: RowChanges;
  /** What was requested meanwhile: it counts, whatever the copy contains. */
  readonly requested: Partial<Pick<HistoryState, 'pending' | 'isPaused' | 'wholeFromMs'>>;
}

/** Nothing is known yet. */
export function nothingYet(): EarlyHistory {
  return { head: null, page: null, received: new Map(), requested: {} };
}

/** With a change of a switch; null for one that was deleted. */
export function withReceived(early: EarlyHistory, id: string, row: HistoryRow | null): EarlyHistory {
  return { ...early, received: new Map(early.received).set(id, row) };
}

/**
 * The newest switches, newest first, without gaps: the newest page, followed by the copy's switches if the page reaches them.
 *
 * @param changes how many changes were received. A page that was requested before one of them is left out.
 */
export function earlyRows({ head, page, received }: EarlyHistory, changes: number): readonly HistoryRow[] {
  const copied =
    head === null ? [] : newestRows({ ...head, changes: new Map([...head.changes, ...received]) });
  if (page?.changes !== changes) return copied;
  const { switches, nextBefore } = page.page;
  const fetched = {
    rows: switches.flatMap((it) => historyRow(it) ?? []),
    before: page.before,
    isLast: nextBefore === null,
  };
  const alone = mergePage([], new Map(), fetched);
  const [newest] = copied;
  const reaches =
    newest !== undefined && alone.oldest !== null && compareInstants(alone.oldest, newest.timestamp) <= 0;
  return reaches ? mergePage(copied, new Map(copied.map((row) => [row.id, row])), fetched).rows : alone.rows;
}
