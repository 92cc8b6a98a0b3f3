import { type SandboxClock, sleepBy } from './sandbox-clock.ts';
import { createRandom } from './seed/random.ts';

/** One of the three waits of a new switch, minimum and maximum, in milliseconds: 5 to 20 ms together. */
const LEAST_MS = 5 / 3;
const MOST_MS = 20 / 3;
/** What each switch of the system adds to one wait: the waits together take 45 to 60 ms for 50,000. */
const MS_PER_SWITCH = 40 / 50_000 / 3;
/**
 * Occasionally, at about one write of ten, the database stalls in a long history: for up to 1,200 ms for 50,000. All writes of that time wait
 * for it.
 */
const STALLS = 1 / 30;
const MOST_STALL_MS_PER_SWITCH = 1_200 / 50_000;

/**
 * The waits between the steps of a write, as measured in the service (docs/api-notes.md, "Writes are not atomic"). They are the same
 * in each sandbox.
 */
export function createWriteWindows(clock: SandboxClock): (historySize: number) => Promise<void> {
  const dice = createRandom('write windows');
  let stalledUntilMs = 0;
  return (historySize) => {
    const nowMs = clock.now();
    if (nowMs >= stalledUntilMs && dice.chance(STALLS))
      stalledUntilMs = nowMs + dice.next() * historySize * MOST_STALL_MS_PER_SWITCH;
    const usualMs = LEAST_MS + dice.next() * (MOST_MS - LEAST_MS) + historySize * MS_PER_SWITCH;
    return sleepBy(clock, Math.max(usualMs, stalledUntilMs - nowMs));
  };
}
