import { type Micros, microsFromMs } from './store/timestamp.ts';

const MICROS_PER_MS = 1000;
const ONE_SECOND: Micros = 1_000_000n;
/** Spreads the microseconds so that they look like a real clock's; prime to 1000, so that all are used. */
const STEP_MICROS = 317;

/**
 * Instants with microseconds from a clock of milliseconds, each later than the one before: two switches made within a
 * millisecond keep their order, and what was just stored is before "now".
 */
export function createMicrosClock(clock: { now(): number }): () => Micros {
  let last: Micros = 0n;
  let within = 0;
  return () => {
    within = (within + STEP_MICROS) % MICROS_PER_MS;
    let now = microsFromMs(Math.floor(clock.now())) + BigInt(within);
    // A clock that was set back by more than a small amount is believed.
    if (now <= last && last - now < ONE_SECOND) now = last + 1n;
    last = now;
    return now;
  };
}
