import type { SwitchPage } from '@frontboard/client';
import { brandId, type FrontSwitch } from '@frontboard/model';
import { LOOKED_UP, shared } from '../../cache/looked-up.ts';
import { END_OF_TIME } from '../../cache/switches/queries.ts';
import { firstBefore } from '../../cache/switches/switch-order.ts';
import { type HistoryRow, historyRow } from '../../persistence/history/history-row.ts';
import type { HistoryHead, HistoryState, PendingSpan } from '../../persistence/history/stored-history.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OnlineMonitor } from '../../platform/online.ts';
import { untilIdle } from '../../platform/until-idle.ts';
import type { Caller } from '../../session/caller.ts';
import { PUBLIC } from '../../session/viewer.ts';
import { type Backoff, backoffMs } from '../backoff.ts';
import { isSame } from '../edit/is-same.ts';
import { findGaps } from './find-gaps.ts';
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
import { mergePage, withRow } from './merge-page.ts';
import { EVERYTHING, isEverything, RECHECKED, withNewestSpan, withoutPage } from './pending-spans.ts';
import { newestRows, openStored } from './stored-rows.ts';
import type { SwitchHistory } from './switch-history.ts';

/** The longest page the service gives. */
const PAGE_ROWS = 100;
/** How many of the newest switches are fetched again for screens that show only those. One page has them, and as many new ones. */
const RECHECKED_OF_NEWEST = PAGE_ROWS / 2;
/** While pages arrive, the list of switches changes at most this often. */
const SHOW_EVERY_MS = 1_000;
/** Reading the whole copy keeps the page busy: the first rows are painted before, in ms. */
const PAINTED_WITHIN_MS = 300;
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

/** A page that arrived before the copy on the device was read. */
interface FetchedPage {
  readonly page: SwitchPage;
  readonly before: string;
  readonly askedAtMs: number;
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
  /** The loading of everything begins with the first listener for `all`. For listeners for `newest`, `wantNewest` says how much is loaded. */
  subscribe(fn: () => void, extent?: HistoryExtent): () => void;
  /** Loads at least the newest `count` switches, as long as there is a listener for `newest`. */
  wantNewest(count: number): void;
  /** Fetches the newest switches again after a failure. */
  retryNewest(): void;
  /**
   * Loads what is needed, even while the loading of everything is paused or has no listener. Resolves to the switches, newest first.
   * Pages that the history already has are not fetched again. Rejects with the client's errors and when `signal` is aborted; what was
   * read until then stays in the history.
   */
  load(need: HistoryNeed, options: LoadOptions): Promise<readonly HistoryRow[]>;
  /** Fetches the newest switches again, once there is a listener or a need: by default 200, or 50 while only the newest are shown. */
  recheckNewest(count?: number): void;
  /** All switches are read again, once there is a listener or a need. */
  outdate(): void;
  /** Takes over a change of one switch; null deletes it. */
  put(id: string, now: FrontSwitch | null): void;
  /** Forgets all switches, and stores nothing from now on. */
  forget(): void;
  /** Ends it. */
  dispose(): void;
}

function isNewest({ before }: PendingSpan): boolean {
  return before === END_OF_TIME;
}

/** Holds the history of `systemRef` as `caller` sees it. */
export function createHistoryLoader(options: LoaderOptions): HistoryLoader {
  const { caller, systemRef, clock, online, isAllowed } = options;
  const listeners = new Set<() => void>();
  let device = options.device;
  let chunks = createHistoryChunks();
  let rows: readonly HistoryRow[] = [];
  let state: HistoryState = { pending: EVERYTHING, isPaused: false, checkedAtMs: null, wholeFromMs: null };
  let refusal: SwitchHistory['refusal'] = null;
  let error: unknown = null;
  let isOpened = false;
  /** The newest switches, read before a screen is there. */
  let prepared: { readonly atMs: number; readonly isTaken: Promise<boolean> } | null = null;
  /** A screen shows the history, or has shown it. */
  let isWatched = false;
  const needs = new Set<HistoryNeed>();
  /** How many screens show only the newest switches, and how many they show. */
  let newest = { listeners: 0, count: 0 };
  /** Changes received while the copy on the device is read; null once it is. Until then nothing is saved, and only the newest page is fetched. */
  let early: Map<string, HistoryRow | null> | null = new Map();
  /** The newest page, if it arrived while the copy is read. */
  let earlyPage: FetchedPage | null = null;
  let isRunning = false;
  /** Counts the received changes: a page requested before one of them may not contain it. */
  let changes = 0;
  let abort = new AbortController();
  let failuresInRow = 0;
  let retryTimer: unknown = null;
  let showTimer: unknown = null;
  const calls = { pause, resume, recheckAll };
  /** The same list until it changes, so that screens don't count again. */
  let gapsBefore: readonly string[] = [];
  let snapshot = view(rows);

  function view(switches: readonly HistoryRow[]): SwitchHistory {
    const whole = state.pending.find(({ until }) => until === null);
    const isWhole = whole === undefined || refusal !== null;
    const stopped = state.isPaused ? 'paused' : error === null ? 'loading' : 'failed';
    return {
      switches,
      state: refusal !== null ? 'failed' : isWhole ? 'complete' : stopped,
      loadedCount: rows.length,
      loadedBackTo: isWhole || whole.before === EVERYTHING[0]?.before ? null : whole.before,
      gapsBefore: gapsIn(switches),
      checkedAtMs: state.checkedAtMs,
      refusal,
      error,
      ...calls,
      // The newest switches, while all others are read from the device.
      ...(early !== null && { state: 'loading', loadedBackTo: switches.at(-1)?.timestamp ?? null }),
    };
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
    for (const fn of [...listeners]) fn();
  }

  function save(isAtOnce = false): void {
    if (early === null) device?.save(() => ({ ...state, rows, chunks }), isAtOnce);
  }

  async function open(): Promise<void> {
    if (isOpened) return;
    isOpened = true;
    const { signal } = abort;
    // The newest switches don't wait for the device.
    void run();
    if (device !== null) await readFrom(device, signal);
    if (signal.aborted) return;
    early = null;
    for (const need of needs) refreshFor(need);
    if (earlyPage !== null) take(earlyPage);
    earlyPage = null;
    show();
    // What has just failed is tried again later.
    if (error === null) await run();
  }

  /** Takes over the newest switches of the device's copy. False without any. */
  function readHead(from: HistoryDevice): Promise<boolean> {
    if (prepared !== null && clock.now() - prepared.atMs <= PREPARED_FOR_MS) return prepared.isTaken;
    const mine = { atMs: clock.now(), isTaken: Promise.resolve(false) };
    prepared = mine;
    mine.isTaken = from.readHead().then(
      (head) => prepared === mine && head !== null && takeHead(head),
      () => false,
    );
    return mine.isTaken;
  }

  function takeHead(head: HistoryHead): boolean {
    if (head.newest.length === 0) return false;
    rows = newestRows(head);
    chunks = createHistoryChunks();
    chunks.addStored(rows);
    const { isPaused, checkedAtMs, wholeFromMs } = head;
    const pending = withNewestSpan(head.pending, rows, recheckedCount());
    state = { pending, isPaused, checkedAtMs, wholeFromMs };
    if (earlyPage !== null) take(earlyPage);
    show();
    return true;
  }

  /** Shows the newest switches of the device's copy, then takes over all of it. */
  async function readFrom(from: HistoryDevice, signal: AbortSignal): Promise<void> {
    const isShown = await readHead(from);
    prepared = null;
    if (signal.aborted) return;
    if (isShown) {
      await untilIdle(clock, PAINTED_WITHIN_MS);
      if (signal.aborted) return;
    }
    const stored = await from.read().catch(() => null);
    const opened = stored === null || signal.aborted ? null : await openStored(stored, early ?? new Map());
    if (signal.aborted) return;
    if (stored === null || opened === null) return clear();
    ({ chunks, rows } = opened);
    // The person may have requested something in the meantime.
    const { pending, isPaused } = isShown ? state : stored;
    const { checkedAtMs, wholeFromMs } = stored;
    state = { pending: withNewestSpan(pending, rows, recheckedCount()), isPaused, checkedAtMs, wholeFromMs };
  }

  function isWholeNeeded(): boolean {
    return isWatched || needs.size > 0;
  }

  function recheckedCount(): number {
    return isWholeNeeded() ? RECHECKED : RECHECKED_OF_NEWEST;
  }

  /** The next times to fetch, if anything needs them. */
  function nextSpan(): PendingSpan | undefined {
    if (refusal !== null) return undefined;
    if (early === null) return state.pending.find(isWanted);
    return earlyPage === null ? state.pending.find((span) => isNewest(span) && isWanted(span)) : undefined;
  }

  function isWanted(span: PendingSpan): boolean {
    if (isWatched && (span.until !== null || !state.isPaused)) return true;
    // Of the switches that are shown, not all are known.
    if (firstBefore(rows, span.before) < newest.count) return true;
    return [...needs].some((need) => isNeeded(span, need));
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
    try {
      for (let span = nextSpan(); span !== undefined; span = nextSpan()) {
        if (mine.signal.aborted || !isAllowed()) break;
        if (!(await fetchPage(span, mine.signal))) break;
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
    if (isWholeNeeded()) save(true);
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
    const fetched = { page: answer.value, before, askedAtMs };
    if (early !== null) earlyPage = fetched;
    take(fetched);
    return true;
  }

  function take({ page: { switches, nextBefore }, before, askedAtMs }: FetchedPage): void {
    const page = mergePage(rows, chunks.byId, {
      rows: switches.flatMap((it) => historyRow(it) ?? []),
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
    state = { ...state, pending, checkedAtMs: clock.now(), wholeFromMs };
    // Pages of the app take turns with saving: one that only looks at the newest saves what has changed.
    if (isWholeNeeded() || page.put.length + page.removed.length > 0) save();
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

  function pause(): void {
    state = { ...state, isPaused: true };
    save(true);
    show();
  }

  function resume(): void {
    state = { ...state, isPaused: false };
    refusal = null;
    error = null;
    show();
    void run();
  }

  function recheckAll(): void {
    state = { ...state, isPaused: false };
    error = null;
    outdate();
  }

  function outdate(): void {
    changes += 1;
    earlyPage = null;
    state = { ...state, pending: EVERYTHING, wholeFromMs: null };
    save(true);
    show();
    void run();
  }

  function recheckNewest(count = recheckedCount()): void {
    if (refusal !== null) return;
    changes += 1;
    earlyPage = null;
    // Once the copy is read, they are fetched anyway.
    if (early === null) state = { ...state, pending: withNewestSpan(state.pending, rows, count) };
    void run();
  }

  /** Whether the newest switches, once the copy was read, were fetched that long ago, in ms. */
  function isOlderThan(ageMs: number): boolean {
    return early === null && state.checkedAtMs !== null && clock.now() - state.checkedAtMs >= ageMs;
  }

  const stopOnline = online.subscribe(() => {
    if (online.getSnapshot() && error !== null) void run();
  });

  return {
    getSnapshot: () => snapshot,
    async prepare() {
      if (device !== null && !isOpened) await readHead(device);
    },
    subscribe(fn, extent = 'all') {
      listeners.add(fn);
      const showsMore = extent === 'all' && !isWatched;
      if (extent === 'all') isWatched = true;
      else newest = { listeners: newest.listeners + 1, count: Math.max(1, newest.count) };
      if (!isOpened) void open();
      else if (isOlderThan(showsMore ? 0 : LOOKED_UP.staleTime)) recheckNewest();
      else void run();
      return () => {
        if (!listeners.delete(fn) || extent === 'all') return;
        const count = newest.listeners === 1 ? 0 : newest.count;
        newest = { listeners: newest.listeners - 1, count };
      };
    },
    wantNewest(count) {
      newest = { ...newest, count: Math.max(count, newest.count) };
      void run();
    },
    retryNewest() {
      // As before the first attempt. Known switches stay stale until it succeeds.
      if (rows.length === 0) error = null;
      if (!isRunning) recheckNewest();
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
    outdate,
    put(id, now) {
      // Read before the change.
      prepared = null;
      earlyPage = null;
      if (!isOpened) {
        clear();
        return show();
      }
      const row = now === null ? null : historyRow(now);
      if (now !== null && row === null) return;
      changes += 1;
      rows = withRow(rows, id, row);
      if (early !== null) early.set(id, row);
      else if (row === null) chunks.remove(id);
      else chunks.put(row);
      save();
      show();
    },
    forget() {
      restart();
      prepared = null;
      device?.dispose();
      device = null;
      early = null;
      earlyPage = null;
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
