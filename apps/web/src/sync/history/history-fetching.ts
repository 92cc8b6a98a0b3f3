import type { PendingSpan } from '../../persistence/history/stored-history.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Backoff, backoffMs } from '../backoff.ts';

const RETRY_BACKOFF: Backoff = { firstMs: 15_000, lastMs: 300_000 };

interface FetchingOptions {
  readonly clock: Clock;
  /** Whether the service may still be asked. */
  readonly isAllowed: () => boolean;
  /** Undefined when nothing is to be fetched. */
  readonly nextSpan: () => PendingSpan | undefined;
  /** Fetches one page; false when the service refuses. */
  readonly fetchPage: (span: PendingSpan, signal: AbortSignal) => Promise<boolean>;
  /** Why a request failed; null once one has succeeded, and when nothing waits for it. */
  readonly onError: (error: unknown) => void;
  /** After each page. */
  readonly onPage: () => void;
  /** All is fetched that can be for now. */
  readonly onEnd: (hasFetched: boolean) => void;
}

/** Fetches pages one after the other, and again some time after a failure. */
export interface HistoryFetching {
  /** Aborted when the fetching is stopped. */
  readonly signal: AbortSignal;
  /** Does nothing while pages are fetched. Never rejects. */
  run(): Promise<void>;
  /** Aborts the request in flight. */
  stop(): void;
  /** The next failure counts as the first. */
  forgetFailures(): void;
  /** Ends it: nothing is fetched any more. */
  dispose(): void;
}

/** Nothing is fetched until `run`. */
export function createHistoryFetching(options: FetchingOptions): HistoryFetching {
  const { clock, nextSpan, onError } = options;
  let isRunning = false;
  let abort = new AbortController();
  let failuresInRow = 0;
  let retryTimer: unknown = null;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    clearRetry();
    const mine = abort;
    let hasFetched = false;
    // Nothing waits for what has failed.
    if (nextSpan() === undefined) onError(null);
    try {
      for (let span = nextSpan(); span !== undefined; span = nextSpan()) {
        if (mine.signal.aborted || !options.isAllowed()) break;
        if (!(await options.fetchPage(span, mine.signal))) break;
        hasFetched = true;
        failuresInRow = 0;
        onError(null);
        options.onPage();
      }
    } catch (problem) {
      if (!mine.signal.aborted) fail(problem);
    } finally {
      if (mine === abort) isRunning = false;
    }
    if (!mine.signal.aborted) options.onEnd(hasFetched);
  }

  function fail(problem: unknown): void {
    onError(problem);
    failuresInRow += 1;
    clearRetry();
    retryTimer = clock.setTimeout(() => void run(), backoffMs(failuresInRow, RETRY_BACKOFF));
  }

  function stop(): void {
    abort.abort();
    abort = new AbortController();
    isRunning = false;
    clearRetry();
  }

  function clearRetry(): void {
    if (retryTimer !== null) clock.clearTimeout(retryTimer);
    retryTimer = null;
  }

  return {
    get signal() {
      return abort.signal;
    },
    run,
    stop,
    forgetFailures() {
      failuresInRow = 0;
    },
    dispose() {
      stop();
      abort.abort();
    },
  };
}
