import { firstBefore } from '../../cache/switches/switch-order.ts';
import type { PendingSpan } from '../../persistence/history/stored-history.ts';
import { type HistoryNeed, isNeeded } from './history-need.ts';
import type { LoadedHistory } from './loaded-history.ts';
import { NEWEST, RECHECKED } from './pending-spans.ts';
import type { WantedSpan } from './switch-history.ts';

/** The longest page the service gives. */
export const PAGE_ROWS = 100;
/** How many of the newest switches are fetched again for screens that show only those, and of another system. One page has them, and as many new ones. */
const RECHECKED_OF_NEWEST = PAGE_ROWS / 2;

/** Who asks for what of a history. */
export interface HistoryDemand {
  /** Whether only what is asked for is loaded, as with another system's history. */
  readonly isOnDemand: boolean;
  /** A screen shows the history, or has shown it; for another system, only while a screen shows it. */
  isWatched: boolean;
  /** What a screen needs of it beside the newest page. */
  wanted: WantedSpan | null;
  readonly needs: Set<HistoryNeed>;
  /** The listeners that show all of it. */
  readonly wholeShown: Set<() => void>;
  /** The listeners that show only the newest switches, and how many of those. */
  readonly newestShown: Map<() => void, number>;
}

/** Nobody asks for anything. */
export function noDemand(isOnDemand: boolean): HistoryDemand {
  return {
    isOnDemand,
    isWatched: false,
    wanted: null,
    needs: new Set(),
    wholeShown: new Set(),
    newestShown: new Map(),
  };
}

/** Whether all of the history is asked for. */
export function isWholeNeeded({ isWatched, needs }: HistoryDemand): boolean {
  return isWatched || needs.size > 0;
}

/** How many of the newest switches are shown where only those are. */
export function shownCount({ newestShown }: HistoryDemand): number {
  return Math.max(0, ...newestShown.values());
}

/** How many of the newest switches are fetched again. */
export function recheckedCount(demand: HistoryDemand): number {
  return isWholeNeeded(demand) && !demand.isOnDemand
    ? RECHECKED
    : Math.max(RECHECKED_OF_NEWEST, shownCount(demand));
}

/** Whether a span may have switches that are shown, and are not all known. */
export function isShown({ rows }: LoadedHistory, demand: HistoryDemand, span: PendingSpan): boolean {
  const { wanted, isWatched } = demand;
  return (
    firstBefore(rows, span.before) < shownCount(demand) ||
    (wanted !== null && isWatched && isNeeded(span, wanted))
  );
}

/** The next times to fetch; undefined if nobody asks for any. */
export function nextSpan(history: LoadedHistory, demand: HistoryDemand): PendingSpan | undefined {
  const { refusal, early, state, changes } = history;
  if (refusal !== null) return undefined;
  if (early === null) return state.pending.find((span) => isWanted(history, demand, span));
  const isAsked = isWholeNeeded(demand) || demand.newestShown.size > 0;
  return isAsked && early.page?.changes !== changes ? NEWEST : undefined;
}

function isWanted(history: LoadedHistory, demand: HistoryDemand, span: PendingSpan): boolean {
  if (demand.isWatched && (span.until !== null || !history.state.isPaused)) return true;
  if (isShown(history, demand, span)) return true;
  return [...demand.needs].some((need) => isNeeded(span, need));
}
