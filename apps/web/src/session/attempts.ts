import type { Clock } from '../platform/clock.ts';

const RETRY_FIRST_MS = 15_000;
const RETRY_LAST_MS = 300_000;

/** The requests of a session, one after the other. */
export function createAttempts(clock: Clock) {
  let newest = 0;
  let timer: unknown = null;
  let retryMs = RETRY_FIRST_MS;

  return {
    /** Starts one, and cancels what waits. The result says whether it is still the newest: an answer to an earlier one is ignored. */
    begin(): () => boolean {
      if (timer !== null) clock.clearTimeout(timer);
      timer = null;
      newest += 1;
      const mine = newest;
      return () => mine === newest;
    },
    after(ms: number, fn: () => void): void {
      timer = clock.setTimeout(fn, ms);
    },
    /** Waits twice as long each time. */
    retry(fn: () => void): void {
      timer = clock.setTimeout(() => {
        retryMs = Math.min(retryMs * 2, RETRY_LAST_MS);
        fn();
      }, retryMs);
    },
    /** The next retry is soon again. */
    reset(): void {
      retryMs = RETRY_FIRST_MS;
    },
  };
}
