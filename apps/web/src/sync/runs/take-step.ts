import { hasErrorCode } from '@frontboard/client';
import { isRecordGone } from '../../cache/refusals.ts';
import { refuseUnless } from '../../persistence/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { describeError } from '../../text/errors/describe-error.ts';
import { ignoreRefusal, isOfDevice, meaningOf } from '../writes/error-meaning.ts';
import { ownRecords } from '../writes/own-records.ts';
import { carryOut } from './carry-out/carry-out.ts';
import type { RunContext, SendingContext } from './carry-out/context.ts';
import { removeSwitchTwins } from './check-switches.ts';
import { removeRunTwins } from './check-twins.ts';
import { namesakesOf } from './namesakes.ts';
import { isToCheck, type nextStep } from './next-step.ts';
import { type Former, formerOf, type OperationEnd, type Run, type RunItem, withFormer } from './run.ts';
import { namesIn, withUuids } from './run-names.ts';
import type { RunChange } from './run-store.ts';

/** How the steps of a run reach the runs. */
export interface StepParts {
  /** Stores a change of it. Resolves when it is on the device and `current` shows it; to false when the run no longer exists. */
  readonly change: (id: string, change: RunChange) => Promise<boolean>;
  /** Replaces it with the run that undoes it. */
  readonly undo: (run: Run) => Promise<void>;
  /** When a run ended, in milliseconds since 1970; null if it has not, or does not exist. */
  readonly endOf: (id: string) => number | null;
}

interface StepOptions extends StepParts {
  readonly clock: Clock;
  /** When this page began to carry out runs, in milliseconds since 1970. */
  readonly startedAtMs: number;
}

/** A step to take, and the run as it is now. */
interface RunStep {
  readonly run: Run;
  readonly step: Exclude<ReturnType<typeof nextStep>, { do: 'wait' }>;
  readonly context: RunContext;
}

/** Takes the steps of runs. Each rejects if it has to be taken again. */
export function createStepTaker(options: StepOptions) {
  const { change, undo, clock } = options;
  return async ({ run, step, context }: RunStep): Promise<void> => {
    const { id } = run.head;
    switch (step.do) {
      case 'send':
        return carryOutItem(options, { run, index: step.index, given: context });
      case 'check':
        return checkItems(options, { run, indexes: step.indexes, context });
      case 'undo':
        return undo(run);
      case 'end':
        await change(id, { head: (head) => ({ ...head, phase: 'ended', endedAtMs: clock.now() }) });
        return;
    }
  };
}

interface ItemsToCheck {
  readonly run: Run;
  readonly indexes: readonly number[];
  readonly context: RunContext;
}

/** Removes what repeated requests of these operations have left at the service. */
async function checkItems(
  { change, clock }: StepOptions,
  { run, indexes, context }: ItemsToCheck,
): Promise<void> {
  const { id } = run.head;
  const items = indexes.flatMap((index) => run.items[index] ?? []);
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
    items: indexes.flatMap((index) => checkedItem(run, index)),
  });
}

interface ItemToSend {
  readonly run: Run;
  readonly index: number;
  readonly given: RunContext;
}

/** Carries out an operation, or finds out what became of one that an earlier attempt has sent, and stores its outcome. */
async function carryOutItem(
  { change, endOf, clock, startedAtMs }: StepOptions,
  { run, index, given }: ItemToSend,
): Promise<void> {
  const item = run.items[index];
  if (item === undefined) return;
  const { operation, progress } = item;
  // A browser's repetition of a request of the undone run may still be running, and would do again what this one undoes.
  const undoneMs = run.head.undoes === null ? null : endOf(run.head.undoes);
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

function checkedItem(run: Run, index: number): readonly (readonly [number, RunItem])[] {
  const item = run.items[index];
  const former = item === undefined ? null : formerOf(item);
  if (item === undefined || !isToCheck(former)) return [];
  const nothingLeft = former.kind === 'recorded' ? { sent: [], shortened: null } : {};
  return [[index, withFormer(item, { ...former, ...nothingLeft, isChecked: true })]];
}
