import type { Clock } from '../../platform/clock.ts';
import type { OnlineMonitor } from '../../platform/online.ts';
import { type Backoff, backoffMs } from '../backoff.ts';
import { meaningOf } from './error-meaning.ts';

/** Repeats work that no caller waits for until the service has answered it. */
export interface Repeater {
  /**
   * Does `work`, and again while it fails with a temporary error: when the device is online again, and with a backoff. Resolves
   * when it has succeeded, when the service has refused it, or when the repeater is disposed. Never rejects.
   */
  repeat(work: () => Promise<void>): Promise<void>;
  dispose(): void;
}

const RETRY_BACKOFF: Backoff = { firstMs: 3_000, lastMs: 300_000 };

/** Opens a repeater that listens for the network until it is disposed. */
export function createRepeater({
  online,
  clock,
}: {
  readonly online: OnlineMonitor;
  readonly clock: Clock;
}): Repeater {
  const sleepers = new Set<() => void>();
  let isDisposed = false;

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = clock.setTimeout(wake, ms);
      function wake(): void {
        clock.clearTimeout(timer);
        sleepers.delete(wake);
        resolve();
      }
      sleepers.add(wake);
    });
  }

  function wakeAll(): void {
    for (const wake of [...sleepers]) wake();
  }

  const stop = online.subscribe(() => {
    if (online.getSnapshot()) wakeAll();
  });

  return {
    async repeat(work) {
      for (let failuresInRow = 1; !isDisposed; failuresInRow += 1) {
        try {
          return await work();
        } catch (error) {
          if (meaningOf(error).kind !== 'passing') return;
        }
        if (!isDisposed) await sleep(backoffMs(failuresInRow, RETRY_BACKOFF));
      }
    },
    dispose() {
      isDisposed = true;
      stop();
      wakeAll();
    },
  };
}
