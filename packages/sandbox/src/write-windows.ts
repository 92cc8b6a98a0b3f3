import { createRandom } from './seed/random.ts';

/** Time and, where there are any, timers: those of the machine otherwise. */
export interface SandboxClock {
  now(): number;
  setTimeout?(fn: () => void, ms: number): unknown;
}

/** Waits `ms` milliseconds by `clock`. */
export function sleepBy(clock: SandboxClock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (clock.setTimeout === undefined) setTimeout(resolve, ms);
    else clock.setTimeout(resolve, ms);
  });
}

/** One of the three waits of a write, least and most, in milliseconds: 5 to 20 ms together. */
const LEAST_MS = 5 / 3;
const MOST_MS = 20 / 3;
/** Of one wait for each switch of the system: together 45 to 60 ms for 50,000. */
const MS_PER_SWITCH = 40 / 50_000 / 3;

/**
 * The waits between the steps of a write, as measured on the service (docs/api-notes.md, "Writes are not atomic"). They fall the same
 * way in each sandbox.
 */
export function createWriteWindows(clock: SandboxClock): (historySize: number) => Promise<void> {
  const dice = createRandom('write windows');
  return (historySize) =>
    sleepBy(clock, LEAST_MS + dice.next() * (MOST_MS - LEAST_MS) + historySize * MS_PER_SWITCH);
}
