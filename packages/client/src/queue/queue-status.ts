import type { ScopeStatus } from '../rate-limit/limiter.ts';

/** The status of the queue. Immutable. */
export interface QueueSnapshot {
  /** Requests that wait for their turn, for budget, or for a retry. */
  readonly waiting: number;
  readonly inFlight: number;
  /** The service's buckets by name, such as `generic_get`. */
  readonly scopes: Readonly<Record<string, ScopeStatus>>;
  /** The number of 429s in the last five seconds. */
  readonly recentlyLimited: number;
  readonly totals: QueueTotals;
  /**
   * The service's clock minus this one, in milliseconds and to about a second, from the latest quick answer; null before one
   * had it. A browser can read the service's time from nothing else.
   */
  readonly clockSkewMs: number | null;
}

/** Counted since the client was made. */
export interface QueueTotals {
  /** Sent requests, with each attempt counted. */
  readonly sent: number;
  /** Retries after a failure of the network or the service. */
  readonly retried: number;
  /** Answers with status 429. */
  readonly limited: number;
}

/** The queue to look at, in the shape that `useSyncExternalStore` takes. */
export interface QueueStatus {
  /** Calls `listener` after changes, at most once per turn of the event loop. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  getSnapshot(): QueueSnapshot;
}

/** Creates a snapshot only on demand, and reports changes only if there are listeners. */
export function createQueueStatus(take: () => QueueSnapshot): QueueStatus & { touch(): void } {
  const listeners = new Set<() => void>();
  let snapshot: QueueSnapshot | null = null;
  let isNotifying = false;

  return {
    subscribe(listener) {
      // Wrapped, so that one function given twice is two subscriptions.
      const entry = () => listener();
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    getSnapshot() {
      snapshot ??= take();
      return snapshot;
    },
    touch() {
      snapshot = null;
      if (isNotifying || listeners.size === 0) return;
      isNotifying = true;
      queueMicrotask(() => {
        isNotifying = false;
        for (const listener of [...listeners]) listener();
      });
    },
  };
}
