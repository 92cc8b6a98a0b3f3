import { brandId, type FrontSwitch } from '@frontboard/model';
import { LOOKED_UP, shared } from '../../cache/looked-up.ts';
import { compareInstants, firstBefore } from '../../cache/switches/switch-order.ts';
import { type HistoryRow, historyRow } from '../../persistence/history/history-row.ts';
import type { HistoryHead, HistoryState, PendingSpan } from '../../persistence/history/stored-history.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OnlineMonitor } from '../../platform/online.ts';
import { untilIdle } from '../../platform/until-idle.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import type { Caller } from '../../session/caller.ts';
import { PUBLIC } from '../../session/viewer.ts';
import { type Backoff, backoffMs } from '../backoff.ts';
import { isSame } from '../edit/is-same.ts';
import { isSameList } from '../switches/made/moments.ts';
import { type EarlyHistory, earlyRows, nothingYet, type PageAnswer, withReceived } from './early-history.ts';
import { findGaps, isNotLoaded } from './find-gaps.ts';
import { createHistoryChunks } from './history-chunks.ts';
import type { HistoryDevice } from './history-device.ts';
import {
  type HistoryNeed,
  type HistoryProgress,
  isMet,
  isNeeded,
  pendingFor,
  progressOf,
} from './history-need.ts';
import { haveEqualFronts, mergePage, withKnownOrder, withRow } from './merge-page.ts';
import {
  EVERYTHING,
  isEverything,
  isNewest,
  NEWEST,
  RECHECKED,
  withNewestSpan,
  withoutPage,
} from './pending-spans.ts';
import { openStored } from './stored-rows.ts';
import type { SwitchHistory, WantedSpan } from './switch-history.ts';

/** The longest page the service gives. */
const PAGE_ROWS = 100;
/** How many of the newest switches are fetched again for screens that show only those, and of another system. One page has them, and as many new ones. */
const RECHECKED_OF_NEWEST = PAGE_ROWS / 2;
/** While pages arrive, the list of switches changes at most this often. */
const SHOW_EVERY_MS = 1_000;
/** Reading the whole copy keeps the page busy: the first rows are painted before, in ms. */
const PAINTED_WITHIN_MS = 300;
/** A device that does not answer within these times, for the newest and for all switches, is not used: what is fetched is not saved. */
const LONGEST_HEAD_MS = 4_000;
const LONGEST_READ_MS = 30_000;
/** A link is often touched some time before it is followed; other pages may write in the meantime. */
const PREPARED_FOR_MS = 5_000;
const RETRY_BACKOFF: Backoff = { firstMs: 15_000, lastMs: 300_000 };

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

interface LoadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: HistoryProgress) => void;
}

/** What a screen shows of a history. */
export type HistoryExtent = 'all' | 'newest';

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

/** Holds the history of `systemRef` as `caller` sees it. */
export function createHistoryLoader(options: LoaderOptions): HistoryLoader {
  const { caller, systemRef, clock, online, isAllowed } = options;
  const listeners = new Set<() => void>();
  const watchers = new Set<() => void>();
  let device = options.device;
  let chunks = createHistoryChunks();
  let rows: readonly HistoryRow[] = [];
  /** Of another system's history, only what is asked for is loaded. */
  const isOnDemand = caller.viewer === PUBLIC;
  let state: HistoryState = {
    pending: EVERYTHING,
    isPaused: isOnDemand,
    checkedAtMs: null,
    wholeFromMs: null,
  };
  /** What a screen needs of it beside the newest page. */
  let wanted: WantedSpan | null = null;
  let refusal: SwitchHistory['refusal'] = null;
  let error: unknown = null;
  let isOpened = false;
  /** The newest switches on the device, read before a screen is there. */
  let prepared: {
    readonly atMs: number;
    readonly reading: Promise<{ head: HistoryHead | null } | null>;
  } | null = null;
  /** A screen shows the history, or has shown it; that of another system only while one does. */
  let isWatched = false;
  const allListeners = new Set<() => void>();
  const needs = new Set<HistoryNeed>();
  /** Switches that were read alone, whose order of members the lists don't have. */
  const readAlone = new Map<string, HistoryRow>();
  /** The listeners that show only the newest switches, and how many of those. */
  const newestShown = new Map<() => void, number>();
  /** What is known until the copy on the device is read; null once it is. Until then nothing is saved, and only the newest page is fetched. */
  let early: EarlyHistory | null = nothingYet();
  let isRunning = false;
  /** Counts the received changes: a page requested before one of them may not contain it. */
  let changes = 0;
  let abort = new AbortController();
  let failuresInRow = 0;
  let retryTimer: unknown = null;
  let showTimer: unknown = null;
  const calls = { pause, resume, retry, recheckAll, want };
  /** The same list until it changes, so that screens don't count again. */
  let gapsBefore: readonly string[] = [];
  let snapshot = view(rows);

  function view(switches: readonly HistoryRow[]): SwitchHistory {
    const rest = state.pending.find(({ until }) => until === null);
    const isWhole = rest === undefined || refusal !== null;
    const isStopped = state.isPaused && !(isOnDemand && rest !== undefined && isShown(rest));
    const stopped = isStopped ? 'paused' : error === null ? 'loading' : 'failed';
    return {
      switches,
      state: refusal !== null ? 'failed' : early !== null ? 'loading' : isWhole ? 'complete' : stopped,
      loadedCount: rows.length,
      loadedBackTo: loadedBackTo(
        switches.at(-1)?.timestamp ?? null,
        isWhole || isNewest(rest) ? null : rest.before,
      ),
      gapsBefore: gapsIn(switches),
      checkedAtMs: state.checkedAtMs,
      refusal,
      error,
      isOnDemand,
      ...calls,
    };
  }

  /** While the copy on the device is read, the others are not known: `oldest` is the last of the newest. */
  function loadedBackTo(oldest: string | null, restBefore: string | null): string | null {
    if (early === null || oldest === null) return early === null ? restBefore : null;
    return restBefore !== null && compareInstants(restBefore, oldest) > 0 ? restBefore : oldest;
  }

  function gapsIn(switches: readonly HistoryRow[]): readonly string[] {
    const found = refusal === null ? findGaps(switches, state.pending) : [];
    if (!isSame(found, gapsBefore)) gapsBefore = found;
    return gapsBefore;
  }

  function show(isWhole = true): void {
    if (isWhole && showTimer !== null) {
      clock.clearTimeout(showTimer);
      showTimer = null;
    }
    snapshot = view(isWhole ? rows : snapshot.switches);
    if (!isWhole && showTimer === null && snapshot.switches !== rows) {
      showTimer = clock.setTimeout(() => {
        showTimer = null;
        show();
      }, SHOW_EVERY_MS);
    }
    for (const fn of [...listeners, ...watchers]) fn();
  }

  function save(isAtOnce = false): void {
    if (early === null) device?.save(() => ({ ...state, rows, chunks, isWhole: isWholeNeeded() }), isAtOnce);
  }

  async function open(): Promise<void> {
    if (isOpened) return;
    isOpened = true;
    const { signal } = abort;
    // The newest switches don't wait for the device.
    void run();
    if (device !== null) await readFrom(device, signal);
    if (signal.aborted) return;
    const page = early?.page;
    early = null;
    if (page?.changes === changes) take(page);
    for (const need of needs) refreshFor(need);
    show();
    // What has just failed is tried again later.
    if (error === null) await run();
  }

  /** Null if the device does not answer. */
  function readHead(from: HistoryDevice): Promise<{ head: HistoryHead | null } | null> {
    if (prepared === null || clock.now() - prepared.atMs > PREPARED_FOR_MS) {
      const reading = from.readHead().then(
        (head) => ({ head }),
        () => ({ head: null }),
      );
      prepared = { atMs: clock.now(), reading: withDeadline(clock, LONGEST_HEAD_MS, reading) };
    }
    return prepared.reading;
  }

  function showHead(head: HistoryHead | null): void {
    if (early === null || head === null || head === early.head) return;
    early = { ...early, head };
    const { pending, isPaused, checkedAtMs, wholeFromMs } = head;
    state = { pending, isPaused, checkedAtMs, wholeFromMs, ...early.requested };
    showEarly();
  }

  function showEarly(): void {
    if (early !== null) rows = earlyRows(early, changes).map(withReadOrder);
    show();
  }

  function withReadOrder(row: HistoryRow): HistoryRow {
    const read = readAlone.get(row.id);
    return read === undefined ? row : withKnownOrder(read, row);
  }

  function replace(row: HistoryRow): void {
    chunks.put(row);
    rows = rows.map((it) => (it.id === row.id ? row : it));
  }

  /** Shows the newest switches of the device's copy, then takes over all of it. */
  async function readFrom(from: HistoryDevice, signal: AbortSignal): Promise<void> {
    const answer = await readHead(from);
    prepared = null;
    if (signal.aborted) return;
    if (answer === null) return giveUp(from);
    showHead(answer.head);
    const isShown = rows.length > 0;
    if (isShown) {
      await untilIdle(clock, PAINTED_WITHIN_MS);
      if (signal.aborted) return;
    }
    const reading = from.read().then(
      (stored) => ({ stored }),
      () => ({ stored: null }),
    );
    const read = await withDeadline(clock, LONGEST_READ_MS, reading);
    if (signal.aborted) return;
    if (read === null) return giveUp(from);
    if (read.stored === null) return clear();
    const { received, requested } = early ?? nothingYet();
    const opened = await openStored(read.stored, received);
    if (signal.aborted) return;
    ({ chunks, rows } = opened);
    for (const { id } of readAlone.values()) {
      const known = chunks.byId.get(id);
      if (known !== undefined && withReadOrder(known) !== known) replace(withReadOrder(known));
    }
    const { isPaused, checkedAtMs, wholeFromMs } = read.stored;
    const pending = withNewestSpan(requested.pending ?? read.stored.pending, rows, recheckedCount());
    state = { isPaused, checkedAtMs, wholeFromMs, ...requested, pending };
  }

  function giveUp(from: HistoryDevice): void {
    from.dispose();
    device = null;
    clear();
  }

  /** Changes what is to be loaded. */
  function request(requested: EarlyHistory['requested']): void {
    state = { ...state, ...requested };
    if (early !== null) early = { ...early, requested: { ...early.requested, ...requested } };
  }

  function isWholeNeeded(): boolean {
    return isWatched || needs.size > 0;
  }

  function shownCount(): number {
    return Math.max(0, ...newestShown.values());
  }

  function recheckedCount(): number {
    return isWholeNeeded() && !isOnDemand ? RECHECKED : Math.max(RECHECKED_OF_NEWEST, shownCount());
  }

  /** The next times to fetch, if anything needs them. */
  function nextSpan(): PendingSpan | undefined {
    if (refusal !== null) return undefined;
    if (early === null) return state.pending.find(isWanted);
    const isAsked = isWholeNeeded() || newestShown.size > 0;
    return isAsked && early.page?.changes !== changes ? NEWEST : undefined;
  }

  function isWanted(span: PendingSpan): boolean {
    if (isWatched && (span.until !== null || !state.isPaused)) return true;
    if (isShown(span)) return true;
    return [...needs].some((need) => isNeeded(span, need));
  }

  /** Of the switches that are shown, not all are known. */
  function isShown(span: PendingSpan): boolean {
    return (
      firstBefore(rows, span.before) < shownCount() ||
      (wanted !== null && isWatched && isNeeded(span, wanted))
    );
  }

  function refreshFor(need: HistoryNeed): void {
    const pending = pendingFor(state, rows, need);
    if (pending === state.pending) return;
    changes += 1;
    state = { ...state, pending };
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    clearRetry();
    const mine = abort;
    let hasFetched = false;
    // Nothing waits for what has failed.
    if (nextSpan() === undefined) error = null;
    try {
      for (let span = nextSpan(); span !== undefined; span = nextSpan()) {
        if (mine.signal.aborted || !isAllowed()) break;
        if (!(await fetchPage(span, mine.signal))) break;
        hasFetched = true;
        failuresInRow = 0;
        error = null;
        show(rows.length <= PAGE_ROWS);
      }
    } catch (problem) {
      if (!mine.signal.aborted) fail(problem);
    } finally {
      if (mine === abort) isRunning = false;
    }
    if (mine.signal.aborted) return;
    if (hasFetched) save(true);
    show();
  }

  /** False when the service refuses. */
  async function fetchPage(span: PendingSpan, signal: AbortSignal): Promise<boolean> {
    const { before } = span;
    const changesBefore = changes;
    const askedAtMs = clock.now();
    const asking = caller.client.switches.list(brandId('SystemRef', systemRef), {
      ...caller.call,
      before,
      limit: PAGE_ROWS,
      signal,
      priority: isNewest(span) ? 'interactive' : 'background',
    });
    // The owner sees everything: a refusal is a temporary failure, and what was read stays.
    const answer =
      caller.viewer === PUBLIC ? await shared(asking) : { state: 'shared' as const, value: await asking };
    if (signal.aborted) return false;
    if (changes !== changesBefore) return true;
    if (answer.state !== 'shared') {
      clear();
      refusal = answer.state;
      void device?.remove().catch(() => {});
      return false;
    }
    refusal = null;
    const answered = { page: answer.value, before, askedAtMs, changes };
    if (early === null) take(answered);
    else {
      early = { ...early, page: answered };
      rows = earlyRows(early, changes).map(withReadOrder);
    }
    return true;
  }

  function take({ page: { switches, nextBefore }, before, askedAtMs }: PageAnswer): void {
    const page = mergePage(rows, chunks.byId, {
      rows: switches.flatMap((it) => historyRow(it) ?? []).map(withReadOrder),
      before,
      isLast: nextBefore === null,
    });
    for (const id of page.removed) chunks.remove(id);
    for (const row of page.put) chunks.put(row);
    rows = page.rows;
    const span = state.pending.find((it) => it.before === before);
    const pending =
      span === undefined
        ? state.pending
        : withoutPage(state.pending, span, { oldest: page.oldest, nextBefore });
    const wholeFromMs = span !== undefined && isEverything(span) ? askedAtMs : state.wholeFromMs;
    const checkedAtMs = isNewest({ before }) ? askedAtMs : state.checkedAtMs;
    state = { ...state, pending, checkedAtMs, wholeFromMs };
    save();
  }

  function fail(problem: unknown): void {
    error = problem;
    failuresInRow += 1;
    clearRetry();
    retryTimer = clock.setTimeout(() => void run(), backoffMs(failuresInRow, RETRY_BACKOFF));
  }

  function clearRetry(): void {
    if (retryTimer !== null) clock.clearTimeout(retryTimer);
    retryTimer = null;
  }

  function clear(): void {
    chunks = createHistoryChunks();
    rows = [];
    state = { ...state, pending: EVERYTHING, checkedAtMs: null, wholeFromMs: null };
  }

  /** Aborts the request in flight. */
  function restart(): void {
    abort.abort();
    abort = new AbortController();
    isRunning = false;
    clearRetry();
  }

  function want(next: WantedSpan | null): void {
    if (!isOnDemand || isSame(next, wanted)) return;
    wanted = next;
    show();
    void run();
  }

  function pause(): void {
    wanted = null;
    request({ isPaused: true });
    save(true);
    show();
  }

  function resume(): void {
    request({ isPaused: false });
    retry();
  }

  function retry(): void {
    refusal = null;
    error = null;
    show();
    void run();
  }

  function recheckAll(): void {
    request({ isPaused: false });
    refusal = null;
    error = null;
    outdate();
  }

  function outdate(): void {
    changes += 1;
    request({ pending: EVERYTHING, wholeFromMs: null });
    save(true);
    show();
    void run();
  }

  function recheckNewest(olderThanMs = 0): void {
    const { checkedAtMs } = state;
    if (refusal !== null || (checkedAtMs !== null && clock.now() - checkedAtMs < olderThanMs)) return;
    planNewest(recheckedCount());
    void run();
  }

  /** Once the copy on the device is read, the newest are fetched anyway. */
  function planNewest(count: number): void {
    if (early === null) state = { ...state, pending: withNewestSpan(state.pending, rows, count) };
  }

  const stopOnline = online.subscribe(() => {
    if (online.getSnapshot() && error !== null) void run();
  });

  return {
    getSnapshot: () => snapshot,
    async prepare() {
      if (device === null || isOpened) return;
      const reading = readHead(device);
      const answer = await reading;
      if (!isOpened && prepared?.reading === reading && answer !== null) showHead(answer.head);
    },
    watch(fn) {
      watchers.add(fn);
      return () => watchers.delete(fn);
    },
    subscribe(fn, extent = 'all') {
      listeners.add(fn);
      const isFirst = listeners.size === 1;
      const showsMore = extent === 'all' && !isWatched;
      if (extent === 'all') {
        isWatched = true;
        allListeners.add(fn);
      }
      if (extent === 'newest' || isOnDemand) newestShown.set(fn, 1);
      if (!isOpened) void open();
      else {
        if (state.checkedAtMs !== null) recheckNewest(showsMore && !isOnDemand ? 0 : LOOKED_UP.staleTime);
        if (error === null || isFirst || showsMore) void run();
      }
      return () => {
        listeners.delete(fn);
        newestShown.delete(fn);
        if (!allListeners.delete(fn) || allListeners.size > 0 || !isOnDemand) return;
        isWatched = false;
        pause();
      };
    },
    wantNewest(count) {
      for (const [fn, shown] of newestShown) newestShown.set(fn, Math.max(count, shown));
      void run();
    },
    retryNewest() {
      // As before the first attempt. Known switches stay stale until it succeeds.
      if (rows.length === 0) error = null;
      recheckNewest();
      show();
    },
    load: (need, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        const settle = (end: () => void) => {
          listeners.delete(follow);
          needs.delete(need);
          signal.removeEventListener('abort', onAbort);
          end();
        };
        const onAbort = () => settle(() => reject(signal.reason));
        const follow = () => {
          const { loadedBackTo, switches } = snapshot;
          if (error !== null) settle(() => reject(error));
          else if (early === null && isMet(state, need)) settle(() => resolve(rows));
          else if (loadedBackTo !== null) onProgress(progressOf(switches, loadedBackTo));
        };
        if (signal.aborted) return onAbort();
        signal.addEventListener('abort', onAbort);
        listeners.add(follow);
        needs.add(need);
        refusal = null;
        error = null;
        if (early === null) refreshFor(need);
        if (!isOpened) void open();
        else {
          show();
          void run();
        }
      }),
    recheckNewest,
    outdateNewest() {
      if (refusal !== null) return;
      changes += 1;
      planNewest(Math.max(1, shownCount()));
      void run();
    },
    outdate,
    learnOrder(read) {
      const row = historyRow(read, true);
      if (row === null || row.memberIds.length < 2) return;
      readAlone.set(row.id, row);
      if (early !== null) return isOpened ? showEarly() : undefined;
      const known = chunks.byId.get(row.id);
      if (known === undefined || !haveEqualFronts(known, row)) return;
      if (known.isInOrder && isSameList(known.memberIds, row.memberIds)) return;
      replace(row);
      save();
      show();
    },
    put(id, now) {
      const row = now === null ? null : historyRow(now);
      if (now !== null && row === null) return;
      changes += 1;
      // What was read before the change.
      readAlone.delete(id);
      // Read before the change.
      prepared = null;
      if (!isOpened) early = { ...nothingYet(), requested: early?.requested ?? {} };
      if (early !== null) {
        if (isOpened) early = withReceived(early, id, row);
        showEarly();
      } else {
        // If it is left out here, the rest of the history contains it.
        const isShown = row !== null && !isNotLoaded(row, rows, state.pending);
        rows = withRow(rows, id, isShown ? row : null);
        if (isShown) chunks.put(row);
        else chunks.remove(id);
        save();
        show();
      }
      if (error === null) void run();
    },
    forget() {
      restart();
      readAlone.clear();
      prepared = null;
      device?.dispose();
      device = null;
      early = null;
      error = null;
      failuresInRow = 0;
      clear();
      show();
      if (isOpened && listeners.size > 0) void run();
    },
    dispose() {
      restart();
      abort.abort();
      if (showTimer !== null) clock.clearTimeout(showTimer);
      stopOnline();
      device?.dispose();
    },
  };
}
