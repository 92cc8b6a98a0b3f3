import type { Clock } from '../platform/clock.ts';

/** A clock that starts at `startMs` and runs `speed` times as fast as real time. */
export function createHastenedClock(startMs: number, speed: number): Clock {
  const beganMs = performance.now();
  return {
    now: () => Math.floor(startMs + (performance.now() - beganMs) * speed),
    setTimeout: (fn, ms) => setTimeout(fn, Math.max(0, ms) / speed),
    // Handles are the ones given out above.
    clearTimeout: (handle) => clearTimeout(handle as NodeJS.Timeout | undefined),
  };
}
