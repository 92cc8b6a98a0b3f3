import { type Backoff, backoffMs } from '../backoff.ts';
import { meaningOf } from './error-meaning.ts';
import type { WriteServices } from './services.ts';

const RETRY_BACKOFF: Backoff = { firstMs: 3_000, lastMs: 300_000 };

/** Repeats work that no caller waits for until the service has answered it. Listens for the network until it is disposed. */
export function createRepeater({ online, clock }: Pick<WriteServices, 'online' | 'clock'>) {
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
    /**
     * Does `work`, and again while it fails with a temporary error: when the device is online again, and with a backoff. Resolves
     * when it has succeeded, when the service has refused it, or when the repeater is disposed. Never rejects.
     */
    async repeat(work: () => Promise<void>): Promise<void> {
      for (let failuresInRow = 1; !isDisposed; failuresInRow += 1) {
        try {
          return await work();
        } catch (error) {
          if (meaningOf(error).kind !== 'passing') return;
        }
        if (!isDisposed) await sleep(backoffMs(failuresInRow, RETRY_BACKOFF));
      }
    },
    dispose(): void {
      isDisposed = true;
      stop();
      wakeAll();
    },
  };
}
