import type { HistoryRow } from '../../persistence/history/history-row.ts';
import type { HistoryDemand } from './history-demand.ts';
import { type HistoryNeed, type HistoryProgress, isMet, progressOf } from './history-need.ts';
import type { LoadedHistory } from './loaded-history.ts';
import type { ShownHistory } from './shown-history.ts';

/** How a need is loaded. */
export interface LoadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: HistoryProgress) => void;
}

interface FollowedHistory {
  readonly shown: ShownHistory;
  readonly demand: HistoryDemand;
  readonly get: () => LoadedHistory;
  /** Begins to load. */
  readonly start: () => void;
}

/**
 * Resolves to the switches once the need is met. Rejects with the client's errors and when `signal` is aborted; the need counts until
 * then.
 */
export function followNeed(
  need: HistoryNeed,
  { signal, onProgress }: LoadOptions,
  { shown, demand, get, start }: FollowedHistory,
): Promise<readonly HistoryRow[]> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      shown.listeners.delete(follow);
      demand.needs.delete(need);
      signal.removeEventListener('abort', onAbort);
      end();
    };
    const onAbort = () => settle(() => reject(signal.reason));
    const follow = () => {
      const { error, early, state, rows } = get();
      const { loadedBackTo, switches } = shown.snapshot;
      if (error !== null) settle(() => reject(error));
      else if (early === null && isMet(state, need)) settle(() => resolve(rows));
      else if (loadedBackTo !== null) onProgress(progressOf(switches, loadedBackTo));
    };
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);
    shown.listeners.add(follow);
    demand.needs.add(need);
    start();
  });
}
