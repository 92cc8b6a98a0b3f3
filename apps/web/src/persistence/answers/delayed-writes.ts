import type { Clock } from '../../platform/clock.ts';

/** Calls `write` for each item, once for all changes of it during the delay. */
export function createDelayedWrites<T>(clock: Clock, write: (item: T) => void) {
  const waiting = new Map<string, { readonly item: T; readonly timer: unknown }>();

  return {
    /** `key` identifies the item. */
    schedule(item: T, key: string, delayMs: number): void {
      if (delayMs === 0) write(item);
      else if (!waiting.has(key)) {
        const timer = clock.setTimeout(() => {
          waiting.delete(key);
          write(item);
        }, delayMs);
        waiting.set(key, { item, timer });
      }
    },
    /** Writes what waits, at once. */
    flush(): void {
      for (const { item, timer } of waiting.values()) {
        clock.clearTimeout(timer);
        write(item);
      }
      waiting.clear();
    },
    dispose(): void {
      for (const { timer } of waiting.values()) clock.clearTimeout(timer);
    },
  };
}
