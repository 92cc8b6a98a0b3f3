import './lazy-modules.ts';
import type { Clock } from '../platform/clock.ts';
import { isDatabaseBusy } from './fake-database.ts';
import { isContinuing } from './timers-without-delay.ts';

interface Timer {
  readonly atMs: number;
  readonly order: number;
  readonly fn: () => void;
}

/** A clock that a test controls. */
export interface FakeClock extends Clock {
  /** Advances by `ms`, running what is due in order. Before, between and after the timers, everything that needs no time of this clock ends. */
  advance(ms: number): Promise<void>;
  /** Advances in steps until `work` is done, and returns its result. */
  during<T>(work: Promise<T>, stepMs?: number): Promise<T>;
  /** Resolves after `ms` of this clock. */
  sleep(ms: number): Promise<void>;
}

/** Runs what only waits for promises (streams of responses too) to its end. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Far more rounds than the longest chain of transactions of a test needs. */
const MOST_ROUNDS = 10_000;

/**
 * Runs everything that needs no time of a clock to its end: promises, the work of the fake database, and work in slices. Throws if it
 * never ends.
 */
export async function settle(): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await settlePromises();
    if (isContinuing()) await new Promise((resolve) => setTimeout(resolve));
    else if (!isDatabaseBusy()) return;
  }
  throw new Error('The database of the test never rests, or its work in slices never ends.');
}

/** A clock that starts at `startMs`. `settled` ends what needs no time of the clock; with `settlePromises` a page may close while the database works. */
export function createFakeClock(startMs = Date.UTC(2026, 0, 1), settled = settle): FakeClock {
  const timers = new Map<number, Timer>();
  let nowMs = startMs;
  let lastId = 0;

  const clock: FakeClock = {
    now: () => nowMs,
    setTimeout(fn, ms) {
      lastId += 1;
      timers.set(lastId, { atMs: nowMs + Math.max(0, ms), order: lastId, fn });
      return lastId;
    },
    clearTimeout(handle) {
      timers.delete(handle as number); // handles are the ids given out above
    },
    async advance(ms) {
      const endMs = nowMs + ms;
      await settled();
      for (;;) {
        const next = [...timers]
          .filter(([, { atMs }]) => atMs <= endMs)
          .sort(([, a], [, b]) => a.atMs - b.atMs || a.order - b.order)[0];
        if (next === undefined) break;
        const [id, { atMs, fn }] = next;
        timers.delete(id);
        nowMs = Math.max(nowMs, atMs);
        fn();
        await settled();
      }
      nowMs = endMs;
    },
    async during(work, stepMs = 10) {
      let isDone = false;
      const markDone = () => {
        isDone = true;
      };
      // A rejection is for the caller, and not unhandled until then.
      work.then(markDone, markDone);
      while (!isDone) await clock.advance(stepMs);
      return work;
    },
    sleep: (ms) => new Promise((resolve) => clock.setTimeout(resolve, ms)),
  };
  return clock;
}
