import type { ScopeStatus } from '../rate-limit/limiter.ts';

/** What the queue is doing. Never changed once handed out. */
export interface QueueSnapshot {
  /** Requests that wait for their turn, for budget, or for another try. */
  readonly waiting: number;
  readonly inFlight: number;
  /** The service's buckets by name, such as `generic_get`. */
  readonly scopes: Readonly<Record<string, ScopeStatus>>;
  /** How many 429s the last five seconds brought. */
  readonly recentlyLimited: number;
  readonly totals: QueueTotals;
  /**
   * The service's clock minus this one, in milliseconds and to about a second, as the latest answer told; null before one
   * did. Nothing else that a browser may read tells the service's time.
   */
  readonly clockSkewMs: number | null;
}

/** Counted since the client was made. */
export interface QueueTotals {
  /** Requests that went out, each try counted. */
  readonly sent: number;
  /** Tries after a failure of the network or the service. */
  readonly retried: number;
  /** Answers with status 429. */
  readonly limited: number;
}

/** The queue to look at, in the shape that `useSyncExternalStore` takes. */
export interface QueueStatus {
  /** Calls `listener` after changes, at most once per turn of the event loop. Returns the way out. */
  subscribe(listener: () => void): () => void;
  /** The same object until something changed. */
  getSnapshot(): QueueSnapshot;
}

/** Makes a snapshot only when one is asked for, and tells of changes only when somebody listens. */
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
