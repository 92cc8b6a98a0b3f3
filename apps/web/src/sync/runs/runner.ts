import { hasErrorCode } from '@frontboard/client';
import { isRecordGone } from '../../cache/refusals.ts';
import { refuseUnless } from '../../persistence/database.ts';
import { describeError } from '../../text/errors/describe-error.ts';
import { type Backoff, backoffMs } from '../backoff.ts';
import type { Services } from '../services.ts';
import { ignoreRefusal, meaningOf, type PassingTrouble } from '../writes/error-meaning.ts';
import { ownRecords } from '../writes/own-records.ts';
import { carryOut } from './carry-out/carry-out.ts';
import type { RunContext, SendingContext } from './carry-out/context.ts';
import { removeSwitchTwins } from './check-switches.ts';
import { removeRunTwins } from './check-twins.ts';
import { namesakesOf } from './namesakes.ts';
import { isToCheck, nextStep } from './next-step.ts';
import { type Former, formerOf, type OperationEnd, type Run, type RunItem, withFormer } from './run.ts';
import { namesIn, withUuids } from './run-names.ts';
import type { RunChange } from './run-store.ts';

/** Why a run does not continue at the moment. `offline`, `token`: an event wakes it. `journal`: the device can't read or store its progress. */
export type RunTrouble = PassingTrouble | 'offline' | 'token' | 'journal';

/** How a runner reaches the runs. */
export interface RunnerParts {
  /** The run to continue with, as it is now; null when there is none. */
  readonly current: () => Run | null;
  /** When an operation of a run, or of one that it waited for, was last begun, in milliseconds since 1970. */
  readonly triedBefore: (run: Run) => number;
  /** Stores a change of it. Resolves when it is on the device and `current` shows it; to false when there is no such run any more. */
  readonly change: (id: string, change: RunChange) => Promise<boolean>;
  /** Replaces it with the run that undoes it. */
  readonly undo: (run: Run) => Promise<void>;
  /** When a run ended, in milliseconds since 1970; null if it has not, or does not exist. */
  readonly endOf: (id: string) => number | null;
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
  const startedAtMs = clock.now();
  let isStopped = false;
  /** When this page last began an attempt, in milliseconds since 1970. */
  let triedAtMs = 0;
  let failuresInRow = 0;
  let wakeUp: (() => void) | null = null;
  let isWoken = false;

  /** Resolves after `ms`, or when something wakes the runner. Null: only then. */
  async function sleep(ms: number | null): Promise<void> {
    if (isWoken || isStopped) {
      isWoken = false;
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = ms === null ? null : clock.setTimeout(resolve, ms);
      wakeUp = () => {
        if (timer !== null) clock.clearTimeout(timer);
        resolve();
      };
    });
    wakeUp = null;
    isWoken = false;
  }

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
        await attempt(() => takeStep(run, step, context));
      }
    }
  }

  async function takeStep(
    run: Run,
    step: Exclude<ReturnType<typeof nextStep>, { do: 'wait' }>,
    context: RunContext,
  ): Promise<void> {
    const { id } = run.head;
    switch (step.do) {
      case 'send':
        return carryOutItem(run, step.index, context);
      case 'check': {
        const items = step.indexes.flatMap((index) => run.items[index] ?? []);
        const note = async (item: RunItem, former: Former) => {
          await change(id, { items: [[run.items.indexOf(item), withFormer(item, former)]] });
        };
        const beganMs = clock.now();
        await context.settle();
        // What the service refuses each time must not keep the run from its end.
        await removeRunTwins(items, context).catch(ignoreRefusal);
        await removeSwitchTwins(items, context, note).catch(ignoreRefusal);
        await change(id, {
          head: (head) => ({ ...head, workedMs: head.workedMs + clock.now() - beganMs }),
          items: step.indexes.flatMap((index) => checkedItem(run, index)),
        });
        return;
      }
      case 'undo':
        return parts.undo(run);
      case 'end':
        await change(id, { head: (head) => ({ ...head, phase: 'ended', endedAtMs: clock.now() }) });
        return;
    }
  }

  async function carryOutItem(run: Run, index: number, given: RunContext): Promise<void> {
    const item = run.items[index];
    if (item === undefined) return;
    const { operation, progress } = item;
    // A browser's repetition of a request of the undone run may still be running, and would do again what this one undoes.
    const undoneMs = run.head.undoes === null ? null : parts.endOf(run.head.undoes);
    if (undoneMs !== null) await given.settle(undoneMs);
    const beganMs = clock.now();
    const put = (next: RunItem['progress'], workedMs = 0) =>
      change(run.head.id, {
        head: (head) => ({ ...head, workedMs: head.workedMs + workedMs, triedAtMs: beganMs }),
        items: [[index, { operation, progress: next }]],
      });
    const sent = progress.step === 'sent' ? progress : null;
    // It is unknown when a request of an earlier page ended.
    if (sent !== null) await given.settle(Math.max(sent.sinceMs, startedAtMs));
    let latest = sent;
    const context: SendingContext = {
      ...given,
      namesakes: (creation) =>
        namesakesOf(run, creation, {
          nowMs: clock.now(),
          list: () => ownRecords(creation.of, given).list(),
          async note(known) {
            await change(run.head.id, {
              head: (head) => ({ ...head, known: { ...head.known, [creation.of]: known } }),
            });
          },
        }),
      async sending(sentWith) {
        const now = { step: 'sent', sinceMs: clock.now(), with: sentWith } as const;
        const isThere = await put(now);
        refuseUnless(() => isThere);
        latest = now;
      },
    };
    const named = withUuids(operation, namesIn(run.items));
    let end: OperationEnd;
    try {
      end = named === null ? { as: 'skipped' } : await carryOut(named, sent?.with ?? null, context);
    } catch (error) {
      const refused = endOfError(error);
      if (refused === null) {
        // The time to settle begins when the attempt has ended.
        if (latest !== null) await put({ ...latest, sinceMs: clock.now() });
        throw error;
      }
      end = refused;
    }
    await put({ step: 'ended', end }, clock.now() - beganMs);
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
    wake(): void {
      isWoken = true;
      wakeUp?.();
    },
    /** Resolves when the operation in flight has ended; nothing is sent after that. */
    async stop(): Promise<void> {
      isStopped = true;
      wakeUp?.();
      await done;
    },
  };
}

/** The outcome of an operation that the client or the service refused; null if the error says nothing about it. */
function endOfError(error: unknown): OperationEnd | null {
  if (isOfDevice(error)) return null;
  if (isRecordGone(error)) return { as: 'gone' };
  if (hasErrorCode(error, 'memberRefNotFound', 'groupRefNotFound')) return { as: 'gone' };
  const meaning = meaningOf(error);
  if (meaning.kind !== 'refused') return null;
  const { title, detail } = describeError(meaning.error);
  return { as: 'refused', title, detail };
}

function isOfDevice(error: unknown): boolean {
  return error instanceof DOMException && error.name !== 'AbortError';
}

function checkedItem(run: Run, index: number): readonly (readonly [number, RunItem])[] {
  const item = run.items[index];
  const former = item === undefined ? null : formerOf(item);
  if (item === undefined || !isToCheck(former)) return [];
  const nothingLeft = former.kind === 'recorded' ? { sent: [], shortened: null } : {};
  return [[index, withFormer(item, { ...former, ...nothingLeft, isChecked: true })]];
}
