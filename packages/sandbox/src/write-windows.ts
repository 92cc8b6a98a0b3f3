import { type SandboxClock, sleepBy } from './sandbox-clock.ts';
import { createRandom } from './seed/random.ts';

/** One of the three waits of a new switch, least and most, in milliseconds: 5 to 20 ms together. */
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
