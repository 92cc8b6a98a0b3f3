import { pickCheck, pickNext } from './pick.ts';
import { createQueueSteps, type QueueStepsOptions, RETRY_BACKOFF } from './queue-steps.ts';

/** Timers hold no more than 24.8 days, and a sleeping device makes long ones late. */
const LONGEST_TIMER_MS = 600_000;

interface OperationSenderOptions extends QueueStepsOptions {
  /** Everything that can be done is done. */
  readonly onIdle: (signal: AbortSignal) => Promise<void>;
}

/** Carries out the queue, one step at a time. */
export function createOperationSender(options: OperationSenderOptions) {
  const { clock } = options;
  const quitting = new AbortController();
  const steps = createQueueSteps(options, quitting.signal);
  let timer: unknown = null;
  let running: Promise<void> | null = null;
  let isAwake = false;
  /** Set by `wake` during a step: check again before stopping. */
  let isCalled = false;

  async function run(): Promise<void> {
    let sendingId: string | null = null;
    while (isAwake && !quitting.signal.aborted) {
      isCalled = false;
      const permission = options.permission();
      if (!('viewer' in permission)) {
        options.onState(null, permission.trouble);
        break;
      }
      const queue = await steps.queueOf(permission.viewer);
      const timing = options.times();
      const next = pickNext(queue, steps.failures, timing);
      if (next?.kind !== 'step') {
        sendingId = null;
        options.onState(null, null);
        if (steps.takeNews()) await options.onIdle(quitting.signal);
        if (isCalled) continue;
        const check = pickCheck(queue, { ...timing, isWaiting: next !== null });
        if (check !== null && check.atMs <= timing.nowMs) {
          const waitMs = await steps.takeCheck(check.queue, queue, permission.viewer);
          if (waitMs === null || isCalled) continue;
          wakeIn(waitMs);
          break;
        }
        const wakeAtMs = Math.min(next?.untilMs ?? Infinity, check?.atMs ?? Infinity);
        if (wakeAtMs < Infinity) wakeIn(wakeAtMs - clock.now());
        break;
      }
      if (sendingId !== next.queued.id) {
        sendingId = next.queued.id;
        options.onState(sendingId, null);
      }
      const waitMs = await steps.takeStep(next.queued, next.step, queue);
      if (waitMs === null) continue;
      sendingId = null;
      if (isCalled) continue;
      wakeIn(waitMs);
      break;
    }
  }

  function wakeIn(ms: number): void {
    clearTimer();
    timer = clock.setTimeout(start, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
  }

  function clearTimer(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  }

  function start(): void {
    clearTimer();
    isCalled = true;
    running ??= run()
      // Only the store can fail here, and before that it falls back to memory.
      .catch(() => wakeIn(RETRY_BACKOFF.lastMs))
      .finally(() => {
        running = null;
        // Called after the last check, and before this.
        if (isCalled && isAwake && !quitting.signal.aborted) start();
      });
  }

  return {
    /** Starts, or continues at once instead of waiting: an event may let it send. */
    wake(): void {
      isAwake = true;
      if (!quitting.signal.aborted) start();
    },
    /** Lets the running step end and then stops. Resolves when it has stopped. */
    async rest(): Promise<void> {
      isAwake = false;
      clearTimer();
      await running;
    },
    /** Aborts the running step. */
    dispose(): void {
      quitting.abort();
      isAwake = false;
      clearTimer();
    },
  };
}
