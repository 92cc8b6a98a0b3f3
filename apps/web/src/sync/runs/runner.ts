import type { Clock } from '../../platform/clock.ts';
import { type Backoff, backoffMs } from '../backoff.ts';
import type { Services } from '../services.ts';
import { isOfDevice, meaningOf, type PassingTrouble } from '../writes/error-meaning.ts';
import type { RunContext } from './carry-out/context.ts';
import { nextStep } from './next-step.ts';
import type { Run } from './run.ts';
import { createStepTaker, type StepParts } from './take-step.ts';

/** Why a run does not continue at the moment. `offline`, `token`: an event wakes it. `journal`: the device can't read or store its progress. */
export type RunTrouble = PassingTrouble | 'offline' | 'token' | 'journal';

/** How a runner reaches the runs. */
export interface RunnerParts extends StepParts {
  /** The run to continue with, as it is now; null when there is none. */
  readonly current: () => Run | null;
  /** When an operation of a run, or of one that it waited for, was last begun, in milliseconds since 1970. */
  readonly triedBefore: (run: Run) => number;
  /** What operations need; null while there is no account to send as. */
  readonly context: () => RunContext | null;
  readonly onTrouble: (trouble: RunTrouble | null) => void;
}

/** Carries out the runs of an account, one operation after the other, in the leading tab. */
export type Runner = ReturnType<typeof startRunner>;

/**
 * After this long without an attempt, a run goes on only if the person chooses so: they may have forgotten it, or have changed the same
 * records in the meantime.
 */
const MOST_REST_MS = 3_600_000;

const RETRY_BACKOFF: Backoff = { firstMs: 1_000, lastMs: 60_000 };

/** Starts the runner. Operations that an earlier page has left in flight are checked once they have settled. */
export function startRunner({ clock, online }: Services, parts: RunnerParts) {
  const { current, change, triedBefore, onTrouble } = parts;
  const takeStep = createStepTaker({ ...parts, clock, startedAtMs: clock.now() });
  let isStopped = false;
  /** When this page last began an attempt, in milliseconds since 1970. */
  let triedAtMs = 0;
  let failuresInRow = 0;
  const { sleep, wake } = createSleep(clock);

  async function work(): Promise<void> {
    while (!isStopped) {
      const run = current();
      const context = parts.context();
      const step = run === null ? null : nextStep(run);
      const restedSinceMs = run === null ? null : Math.max(triedAtMs, triedBefore(run));
      if (run === null || restedSinceMs === null || step === null || step.do === 'wait') {
        onTrouble(null);
        await sleep(null);
      } else if (clock.now() - restedSinceMs > MOST_REST_MS) {
        await attempt(async () => {
          await change(run.head.id, { head: (head) => ({ ...head, restedSinceMs }) });
        });
      } else if (context === null || !online.getSnapshot()) {
        onTrouble(context === null ? 'token' : 'offline');
        await sleep(null);
      } else {
        triedAtMs = clock.now();
        await attempt(() => takeStep({ run, step, context }));
      }
    }
  }

  async function attempt(take: () => Promise<void>): Promise<void> {
    try {
      await take();
      failuresInRow = 0;
      onTrouble(null);
    } catch (error) {
      const meaning = meaningOf(error);
      if (meaning.kind === 'unauthorised') {
        onTrouble('token');
        await sleep(RETRY_BACKOFF.lastMs);
        return;
      }
      onTrouble(meaning.kind === 'passing' && !isOfDevice(error) ? meaning.trouble : 'journal');
      failuresInRow += 1;
      await sleep(backoffMs(failuresInRow, RETRY_BACKOFF));
    }
  }

  const done = work();
  return {
    /** Continues: there is something new, or the awaited event has happened. */
    wake,
    /** Resolves when the operation in flight has ended; nothing is sent after that. */
    async stop(): Promise<void> {
      isStopped = true;
      wake();
      await done;
    },
  };
}

/** A sleep that can be ended early. A call of `wake` while nobody sleeps ends the next sleep at once. */
function createSleep(clock: Clock) {
  let wakeUp: (() => void) | null = null;
  let isWoken = false;
  return {
    /** Resolves after `ms`, or when something calls `wake`. Null: only then. */
    async sleep(ms: number | null): Promise<void> {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = ms === null ? null : clock.setTimeout(resolve, ms);
          wakeUp = () => {
            if (timer !== null) clock.clearTimeout(timer);
            resolve();
          };
        });
      }
      wakeUp = null;
      isWoken = false;
    },
    wake(): void {
      isWoken = true;
      wakeUp?.();
    },
  };
}
