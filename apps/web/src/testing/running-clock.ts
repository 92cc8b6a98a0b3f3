import { onTestFinished } from 'vitest';
import { createFakeClock, type FakeClock } from './fake-clock.ts';

/** A clock that advances by itself until the test ends: what waits for it is done without a wait. */
export function createRunningClock(startMs?: number): FakeClock {
  const clock = createFakeClock(startMs);
  let isRunning = true;
  onTestFinished(() => {
    isRunning = false;
  });
  void (async () => {
    while (isRunning) await clock.advance(50);
  })();
  return clock;
}
