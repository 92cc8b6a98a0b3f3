import { onTestFinished, vi } from 'vitest';

/**
 * Stops the timers that start from now on, until the end of the test: whether something happens after a pause is shown without a
 * wait, and without luck.
 *
 * @returns a function that lets time pass for these timers
 */
export function stopTimers(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return async (ms) => {
    await vi.advanceTimersByTimeAsync(ms);
  };
}
