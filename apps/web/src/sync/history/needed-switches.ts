import { firstBefore } from '../../cache/switches/switch-order.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import type { HistoryLoader } from './history-loader.ts';
import type { HistoryNeed } from './history-need.ts';
import type { SwitchHistory } from './switch-history.ts';

/** The progress of reading the history. */
export interface HistoryProgress {
  /** How many switches have been read, including those known before. */
  readonly count: number;
  /** The timestamp of the oldest of them. */
  readonly backTo: string;
}

interface NeedOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: HistoryProgress) => void;
}

/**
 * Resolves to the switches that are needed, newest first, once the history has them. Pages that it already has are not fetched again.
 * Rejects with the client's errors and when `signal` is aborted; what was read until then stays in the history.
 */
export function neededSwitches(
  loader: HistoryLoader,
  need: HistoryNeed,
  { signal, onProgress }: NeedOptions,
): Promise<readonly HistoryRow[]> {
  return new Promise((resolve, reject) => {
    let stop = () => {};
    let isSettled = false;
    const settle = (end: () => void) => {
      isSettled = true;
      // The first change is reported before there is a way to stop.
      queueMicrotask(() => stop());
      signal.removeEventListener('abort', onAbort);
      end();
    };
    const onAbort = () => settle(() => reject(signal.reason));
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);
    stop = loader.need(need, (met) => {
      // Continued at once, the next need reports a change before this one has stopped.
      if (isSettled) return;
      const history = loader.getSnapshot();
      if (met !== null) settle(() => resolve(met));
      else if (history.error !== null) settle(() => reject(history.error));
      else if (history.loadedBackTo !== null) onProgress(progressOf(history, history.loadedBackTo));
    });
  });
}

function progressOf({ switches }: SwitchHistory, loadedBackTo: string): HistoryProgress {
  const count = firstBefore(switches, loadedBackTo);
  return { count, backTo: switches[count - 1]?.timestamp ?? loadedBackTo };
}
