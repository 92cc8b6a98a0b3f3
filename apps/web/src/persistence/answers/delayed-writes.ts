import type { QueryKey } from '@tanstack/react-query';
import type { Clock } from '../../platform/clock.ts';

/** Calls `write` for each query, once for everything that changes in it during the delay. */
export function createDelayedWrites(clock: Clock, write: (queryKey: QueryKey) => void) {
  const waiting = new Map<string, { readonly queryKey: QueryKey; readonly timer: unknown }>();

  return {
    schedule(queryKey: QueryKey, queryHash: string, delayMs: number): void {
      if (delayMs === 0) write(queryKey);
      else if (!waiting.has(queryHash)) {
        const timer = clock.setTimeout(() => {
          waiting.delete(queryHash);
          write(queryKey);
        }, delayMs);
        waiting.set(queryHash, { queryKey, timer });
      }
    },
    /** Writes what waits, at once. */
    flush(): void {
      for (const { queryKey, timer } of waiting.values()) {
        clock.clearTimeout(timer);
        write(queryKey);
      }
      waiting.clear();
    },
    dispose(): void {
      for (const { timer } of waiting.values()) clock.clearTimeout(timer);
    },
  };
}
