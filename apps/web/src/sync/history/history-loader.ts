import { brandId, type FrontSwitch } from '@frontboard/model';
import { LOOKED_UP, shared } from '../../cache/looked-up.ts';
import { type HistoryRow, historyRow } from '../../persistence/history/history-row.ts';
import type { PendingSpan } from '../../persistence/history/stored-history.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OnlineMonitor } from '../../platform/online.ts';
import type { Caller } from '../../session/caller.ts';
import { PUBLIC } from '../../session/viewer.ts';
import { isSame } from '../edit/is-same.ts';
import { followNeed, type LoadOptions } from './follow-need.ts';
import {
  type HistoryDemand,
  isWholeNeeded,
  nextSpan,
  noDemand,
  PAGE_ROWS,
  recheckedCount,
  shownCount,
} from './history-demand.ts';
import type { HistoryDevice } from './history-device.ts';
import { createHistoryFetching, type HistoryFetching } from './history-fetching.ts';
import type { HistoryNeed } from './history-need.ts';
import {
  cleared,
  forgotten,
  type LoadedHistory,
  nothingLoaded,
  opened,
  outdated,
  retried,
  withAnswer,
  withHead,
  withMemberOrder,
  withNeed,
  withNewestPlanned,
  withRequest,
  withSwitchChange,
} from './loaded-history.ts';
import { isNewest } from './pending-spans.ts';
import { createHeadReader, type HeadReader, readCopy } from './read-copy.ts';
import { createShownHistory, type HistoryExtent, type ShownHistory } from './shown-history.ts';
import type { SwitchHistory } from './switch-history.ts';
import { type HistoryCalls, viewHistory } from './view-history.ts';

interface LoaderOptions {
  readonly caller: Caller;
  readonly systemRef: string;
  readonly clock: Clock;
  readonly online: OnlineMonitor;
  /** Where it is stored; null for a history that is only looked at. */
  readonly device: HistoryDevice | null;
  /** Whether the service may still be asked with `caller`. */
  readonly isAllowed: () => boolean;
}

/** Loads one history and holds it. */
export interface HistoryLoader {
  getSnapshot(): SwitchHistory;
  /** Reads the newest switches from the device, for a screen that is about to open. Never rejects. */
  prepare(): Promise<void>;
  /**
   * The loading of everything begins with the first listener for `all`. Another system's history loads one page; `want` and `resume`
   * load more, until the last listener for `all` leaves. For listeners for `newest`, only those are loaded: a page, or what `wantNewest`
   * says. What is stale is fetched again.
   */
  subscribe(fn: () => void, extent?: HistoryExtent): () => void;
  /** Follows what is known. Loads nothing, and keeps nothing loading. */
  watch(fn: () => void): () => void;
  /** Loads at least the newest `count` switches, as long as the current listeners for `newest` are there. */
  wantNewest(count: number): void;
  /** Fetches the newest switches again after a failure. */
  retryNewest(): void;
  /**
   * Loads what is needed, even while the loading of everything is paused or has no listener. Resolves to the switches, newest first.
   * Pages that the history already has are not fetched again. Rejects with the client's errors and when `signal` is aborted; what was
   * read until then stays in the history.
   */
  load(need: HistoryNeed, options: LoadOptions): Promise<readonly HistoryRow[]>;
  /**
   * Fetches the newest switches again, once there is a listener or a need: 200, or those that are shown, at least 50; of another system
   * always the latter. Does nothing if they were fetched less than `olderThanMs` ago.
   */
  recheckNewest(olderThanMs?: number): void;
  /** A switch was recorded or changed elsewhere: the newest are fetched again, even if their page is in flight. */
  outdateNewest(): void;
  /** All switches are read again, once there is a listener or a need. */
  outdate(): void;
  /** Takes over the order of the members of a switch that was read alone. */
  learnOrder(read: Pick<FrontSwitch, 'id' | 'timestamp' | 'memberIds'>): void;
  /** Takes over a change of one switch; null deletes it. */
  put(id: string, now: FrontSwitch | null): void;
  /** Forgets all switches, and stores nothing from now on. */
  forget(): void;
  /** Ends it. */
  dispose(): void;
}

/** What the functions of a loader share. */
interface Loading {
  readonly options: LoaderOptions;
  readonly demand: HistoryDemand;
  readonly head: HeadReader;
  readonly fetching: HistoryFetching;
  readonly shown: ShownHistory;
  /** `history` is replaced, and changes only by the functions of its file. */
  readonly known: { history: LoadedHistory; device: HistoryDevice | null; isOpened: boolean };
}

/** Holds the history of `systemRef` as `caller` sees it. */
export function createHistoryLoader(options: LoaderOptions): HistoryLoader {
  const { online } = options;
  const loading = startLoading(options);
  const { known, shown, fetching, demand, head } = loading;
  const run = () => void fetching.run();
  const stopOnline = online.subscribe(() => {
    if (online.getSnapshot() && known.history.error !== null) run();
  });
  return {
    getSnapshot: () => shown.snapshot,
    async prepare() {
      if (known.device === null || known.isOpened) return;
      const reading = head.read(known.device);
      const answer = await reading;
      if (!known.isOpened && head.isLast(reading) && answer !== null)
        showRows(loading, withHead(known.history, answer.head));
    },
    watch(fn) {
      shown.watchers.add(fn);
      return () => shown.watchers.delete(fn);
    },
    subscribe: (fn, extent = 'all') => subscribe(loading, fn, extent),
    wantNewest(count) {
      for (const [fn, before] of demand.newestShown) demand.newestShown.set(fn, Math.max(count, before));
      run();
    },
    retryNewest() {
      // As before the first attempt. Known switches stay stale until it succeeds.
      if (known.history.rows.length === 0) known.history = { ...known.history, error: null };
      recheckNewest(loading);
      shown.show();
    },
    load(need, how) {
      const start = () => loadFor(loading, need);
      return followNeed(need, how, { shown, demand, get: () => known.history, start });
    },
    recheckNewest: (olderThanMs) => recheckNewest(loading, olderThanMs),
    outdateNewest() {
      if (known.history.refusal !== null) return;
      const changed = { ...known.history, changes: known.history.changes + 1 };
      known.history = withNewestPlanned(changed, Math.max(1, shownCount(demand)));
      run();
    },
    outdate: () => outdate(loading),
    learnOrder(read) {
      const row = historyRow(read, true);
      if (row !== null && row.memberIds.length > 1) showRows(loading, withMemberOrder(known.history, row));
    },
    put(id, now) {
      const row = now === null ? null : historyRow(now);
      if (now !== null && row === null) return;
      // Read before the change.
      head.forget();
      showRows(loading, withSwitchChange(known.history, id, row, known.isOpened));
      if (known.history.error === null) run();
    },
    forget: () => forget(loading),
    dispose() {
      fetching.dispose();
      shown.dispose();
      stopOnline();
      known.device?.dispose();
    },
  };
}

function startLoading(options: LoaderOptions): Loading {
  const { clock, caller, device, isAllowed } = options;
  const demand = noDemand(caller.viewer === PUBLIC);
  const known: Loading['known'] = { history: nothingLoaded(demand.isOnDemand), device, isOpened: false };
  const calls = callsOf(() => loading);
  const shown = createShownHistory({
    clock,
    rows: () => known.history.rows,
    view: (switches, formerGaps) => ({
      ...viewHistory(known.history, demand, { switches, formerGaps }),
      ...calls,
    }),
  });
  const fetching = createHistoryFetching({
    clock,
    isAllowed,
    nextSpan: () => nextSpan(known.history, demand),
    fetchPage: (span, signal) => fetchPage(loading, span, signal),
    onError(error) {
      known.history = { ...known.history, error };
    },
    onPage: () => shown.show(known.history.rows.length <= PAGE_ROWS),
    onEnd(hasFetched) {
      if (hasFetched) save(loading, true);
      shown.show();
    },
  });
  const loading: Loading = { options, demand, head: createHeadReader(clock), fetching, shown, known };
  return loading;
}

/** What a person does with the loading. */
function callsOf(loading: () => Loading): HistoryCalls {
  const retry = () => {
    const { known, shown, fetching } = loading();
    known.history = retried(known.history);
    shown.show();
    void fetching.run();
  };
  return {
    want(next) {
      const { demand, shown, fetching } = loading();
      if (!demand.isOnDemand || isSame(next, demand.wanted)) return;
      demand.wanted = next;
      shown.show();
      void fetching.run();
    },
    pause: () => pause(loading()),
    resume() {
      const { known } = loading();
      known.history = withRequest(known.history, { isPaused: false });
      retry();
    },
    retry,
    recheckAll() {
      const { known } = loading();
      known.history = retried(withRequest(known.history, { isPaused: false }));
      outdate(loading());
    },
  };
}

function save({ known, demand }: Loading, isAtOnce = false): void {
  if (known.history.early !== null) return;
  known.device?.save(() => {
    const { state, rows, chunks } = known.history;
    return { ...state, rows, chunks, isWhole: isWholeNeeded(demand) };
  }, isAtOnce);
}

/** Saves and shows a history with other switches. */
function showRows(loading: Loading, next: LoadedHistory): void {
  const { known, shown } = loading;
  const isChanged = next.rows !== known.history.rows;
  known.history = next;
  if (!isChanged) return;
  save(loading);
  shown.show();
}

async function open(loading: Loading): Promise<void> {
  const { known, demand, head, fetching, shown, options } = loading;
  if (known.isOpened) return;
  known.isOpened = true;
  const { signal } = fetching;
  // The newest switches don't wait for the device.
  void fetching.run();
  const { device } = known;
  if (device !== null) {
    const copy = await readCopy(device, {
      ...{ clock: options.clock, head, signal },
      get: () => known.history,
      onHead: (history) => showRows(loading, history),
    });
    if (signal.aborted) return;
    if (!copy.isAnswered) {
      device.dispose();
      known.device = null;
    }
    known.history = copy.apply(known.history, recheckedCount(demand));
  }
  const { state } = known.history;
  known.history = opened(known.history, demand.needs);
  if (known.history.state !== state) save(loading);
  shown.show();
  // What has just failed is tried again later.
  if (known.history.error === null) await fetching.run();
}

/** False when the service refuses. */
async function fetchPage(loading: Loading, span: PendingSpan, signal: AbortSignal): Promise<boolean> {
  const { known, options } = loading;
  const { caller, clock, systemRef } = options;
  const { changes } = known.history;
  const askedAtMs = clock.now();
  const asking = caller.client.switches.list(brandId('SystemRef', systemRef), {
    ...caller.call,
    before: span.before,
    limit: PAGE_ROWS,
    signal,
    priority: isNewest(span) ? 'interactive' : 'background',
  });
  // The owner sees everything: a refusal is a temporary failure, and what was read stays.
  const answer =
    caller.viewer === PUBLIC ? await shared(asking) : { state: 'shared' as const, value: await asking };
  if (signal.aborted) return false;
  if (known.history.changes !== changes) return true;
  if (answer.state !== 'shared') {
    known.history = { ...cleared(known.history), refusal: answer.state };
    void known.device?.remove().catch(() => {});
    return false;
  }
  const { before } = span;
  known.history = withAnswer(known.history, { page: answer.value, before, askedAtMs, changes });
  save(loading);
  return true;
}

function subscribe(loading: Loading, fn: () => void, extent: HistoryExtent): () => void {
  const { known, demand, shown, fetching } = loading;
  const { isOnDemand, newestShown, wholeShown } = demand;
  shown.listeners.add(fn);
  const isFirst = shown.listeners.size === 1;
  const showsMore = extent === 'all' && !demand.isWatched;
  if (extent === 'all') {
    demand.isWatched = true;
    wholeShown.add(fn);
  }
  if (extent === 'newest' || isOnDemand) newestShown.set(fn, 1);
  if (!known.isOpened) void open(loading);
  else {
    if (known.history.state.checkedAtMs !== null)
      recheckNewest(loading, showsMore && !isOnDemand ? 0 : LOOKED_UP.staleTime);
    if (known.history.error === null || isFirst || showsMore) void fetching.run();
  }
  return () => {
    shown.listeners.delete(fn);
    newestShown.delete(fn);
    if (!wholeShown.delete(fn) || wholeShown.size > 0 || !isOnDemand) return;
    demand.isWatched = false;
    pause(loading);
  };
}

function loadFor(loading: Loading, need: HistoryNeed): void {
  const { known, shown, fetching } = loading;
  known.history = retried(known.history);
  if (known.history.early === null) known.history = withNeed(known.history, need);
  if (!known.isOpened) return void open(loading);
  shown.show();
  void fetching.run();
}

function pause(loading: Loading): void {
  const { known, demand, shown } = loading;
  demand.wanted = null;
  known.history = withRequest(known.history, { isPaused: true });
  save(loading, true);
  shown.show();
}

function outdate(loading: Loading): void {
  const { known, shown, fetching } = loading;
  known.history = outdated(known.history);
  save(loading, true);
  shown.show();
  void fetching.run();
}

function recheckNewest({ known, demand, fetching, options }: Loading, olderThanMs = 0): void {
  const { refusal, state } = known.history;
  const { checkedAtMs } = state;
  if (refusal !== null || (checkedAtMs !== null && options.clock.now() - checkedAtMs < olderThanMs)) return;
  known.history = withNewestPlanned(known.history, recheckedCount(demand));
  void fetching.run();
}

function forget({ known, head, fetching, shown }: Loading): void {
  fetching.stop();
  fetching.forgetFailures();
  head.forget();
  known.device?.dispose();
  known.device = null;
  known.history = forgotten(known.history);
  shown.show();
  if (known.isOpened && shown.listeners.size > 0) void fetching.run();
}
