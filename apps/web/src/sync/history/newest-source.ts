import type { HistoryLoader } from './history-loader.ts';

/** What a hook needs to follow the newest switches of a history; null for none. */
export function newestSourceOf(loader: HistoryLoader | null) {
  return {
    subscribe: (fn: () => void) => loader?.subscribe(fn, 'newest') ?? (() => {}),
    getSnapshot: () => loader?.getSnapshot() ?? null,
  };
}
