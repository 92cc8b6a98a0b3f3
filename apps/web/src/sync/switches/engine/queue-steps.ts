import { isApiError, isRateLimitedError } from '@frontboard/client';
import type { FrontSwitch } from '@frontboard/model';
import type { Clock } from '../../../platform/clock.ts';
import { type Backoff, backoffMs } from '../../backoff.ts';
import type { RequestTimes } from '../made/strayed-rows.ts';
import { afterAnswer, afterRefusal, isAttemptOf } from './after-answer.ts';
import type { ServiceAnswer } from './answer.ts';
import { ask } from './ask.ts';
import type { SwitchService } from './ask-options.ts';
import { withAttempt, withEnded } from './attempts.ts';
import { classifyError, type Trouble } from './classify-error.ts';
import { ChangedMindError, guardedService } from './guarded-service.ts';
import { type ChangeQueue, merged, updateSwitch } from './queue-store.ts';
import {
  type Attempt,
  type MissingStep,
  openGuarded,
  type QueuedSwitch,
  switchIdOf,
  wantedMembers,
} from './queued-switch.ts';
import { checkForRepetitions, markChecked } from './repetition-check.ts';
import { checkedTaps } from './tap-times.ts';

/** Backoff while nothing can be sent. */
export const RETRY_BACKOFF: Backoff = { firstMs: 1_000, lastMs: 60_000 };

export interface QueueStepsOptions {
  readonly service: SwitchService;
  readonly clock: Clock;
  /** The account to send for now, or why there is none. */
  readonly permission: () => { readonly viewer: string } | { readonly trouble: Trouble | null };
  readonly change: ChangeQueue;
  /** What is being sent, or why nothing can be sent, has changed. */
  readonly onState: (sendingId: string | null, trouble: Trouble | null) => void;
  /** The service has answered about a switch. */
  readonly onAnswer: (answered: AnsweredSwitch) => void;
  readonly onMovedOn: () => void;
  readonly times: () => RequestTimes;
  /** The clock skew; null if no answer has shown it. */
  readonly knownSkewMs: () => number | null;
  /** Repeated requests have left so many extra rows, or repeated members; they are being removed. */
  readonly onRepetitions: (found: { readonly twins: number; readonly repeated: number }) => void;
}

/** A switch of the service was created, changed or deleted, or differs from the known one. */
export interface AnsweredSwitch {
  /** The id of the known switch; null for a new one. */
  readonly switchId: string | null;
  /** As the service has it; null if it does not exist, or is not completely known. */
  readonly now: FrontSwitch | null;
  /** It was found after a lost answer: what it says about the front may be outdated. */
  readonly isFound: boolean;
  /** The person changed this very switch: lists of switches show it. */
  readonly isChange: boolean;
}

interface Refused {
  readonly queued: QueuedSwitch;
  readonly step: MissingStep;
  readonly error: unknown;
  readonly refusal: Parameters<typeof afterRefusal>[1]['refusal'];
}

/** Takes the steps of the queue, each when it is asked to. `signal` aborts the running one. */
export function createQueueSteps(options: QueueStepsOptions, signal: AbortSignal) {
  const { clock, change } = options;
  /** Server errors in a row, by switch. */
  const failures = new Map<string, number>();
  let failuresInRow = 0;
  let isServiceNews = false;

  /** Takes one step. Returns null to continue, or how long to wait. */
  async function takeStep(
    queued: QueuedSwitch,
    step: MissingStep,
    queue: readonly QueuedSwitch[],
  ): Promise<number | null> {
    try {
      const answer = await ask({
        service: serviceFor(options, queued.viewer),
        queued,
        step,
        queue,
        signal,
        noteAttempt: (attempt) => noteAttempt(options, { id: queued.id, step, attempt }),
        ...options.times(),
      });
      failuresInRow = 0;
      failures.delete(queued.id);
      const hasSplit = await updateSwitch(change, queued, (fresh, all) => {
        const nowMs = clock.now();
        return afterAnswer(all, withEnded(fresh, nowMs), answer, nowMs, queued);
      });
      if (hasSplit) options.onMovedOn();
      isServiceNews = true;
      options.onAnswer(answeredSwitch(queued, answer));
      return null;
    } catch (error) {
      return signal.aborted ? 0 : afterError(queued, step, error);
    }
  }

  async function afterError(queued: QueuedSwitch, step: MissingStep, error: unknown): Promise<number | null> {
    // The account or the wanted state changed during the step: the next step is chosen again.
    if (error instanceof ChangedMindError) return null;
    const verdict = classifyError(error, openGuarded(queued).length > 0);
    switch (verdict.kind) {
      case 'refused':
        failuresInRow = 0;
        await noteRefusal(options, { queued, step, error, refusal: verdict.refusal });
        return null;
      case 'unauthorised':
        // The session is notified, too, and informs the person; nothing is sent until a token works.
        options.onState(null, 'noToken');
        break;
      case 'passing':
        await updateSwitch(change, queued, (fresh) => ({
          // A read that fails later says nothing about the attempt it looks for.
          put:
            fresh.attempts.length === 0 || fresh.lostAtMs !== null
              ? []
              : [{ ...withEnded(fresh, clock.now(), true), lostAtMs: clock.now() }],
          result: null,
        }));
        if (verdict.isServerError) failures.set(queued.id, (failures.get(queued.id) ?? 0) + 1);
        options.onState(null, verdict.trouble);
    }
    return waitAfter(error);
  }

  /** Backoff, at least as long as the service has asked for. */
  function waitAfter(error: unknown): number {
    failuresInRow += 1;
    const waitMs = isRateLimitedError(error) ? error.retryAfterMs : 0;
    return Math.max(waitMs, backoffMs(failuresInRow, RETRY_BACKOFF, Math.random()));
  }

  /** Checks once what repeated requests have left. Returns null to continue, or how long to wait. */
  async function takeCheck(
    checked: readonly QueuedSwitch[],
    queue: readonly QueuedSwitch[],
    viewer: string,
  ): Promise<number | null> {
    try {
      await checkForRepetitions(checked, queue, {
        service: serviceFor(options, viewer),
        clock,
        change,
        times: options.times(),
        signal,
        onRepetitions(found) {
          isServiceNews = true;
          options.onRepetitions(found);
        },
      });
      failuresInRow = 0;
      return null;
    } catch (error) {
      if (signal.aborted) return 0;
      if (error instanceof ChangedMindError) return null;
      // If the service does not answer the question, nothing can be done.
      if (classifyError(error).kind === 'refused') {
        await markChecked(checked, { clock, change });
        return null;
      }
      return waitAfter(error);
    }
  }

  return {
    failures: failures as ReadonlyMap<string, number>,
    queueOf: (viewer: string) => queueOf(options, viewer),
    takeStep,
    takeCheck,
    /** Whether the service has answered since the last call. */
    takeNews(): boolean {
      const isNews = isServiceNews;
      isServiceNews = false;
      return isNews;
    },
  };
}

/** The stored switches of an account, with the times of taps corrected as soon as the clock skew is known. */
function queueOf(
  { change, clock, knownSkewMs }: QueueStepsOptions,
  viewer: string,
): Promise<readonly QueuedSwitch[]> {
  return change((stored) => {
    const queue = stored.filter((queued) => queued.viewer === viewer);
    const skewMs = knownSkewMs();
    const put = skewMs === null ? [] : checkedTaps(queue, { nowMs: clock.now(), skewMs });
    return { put, result: merged(queue, put) };
  });
}

/** The service, while it is asked for this account. */
function serviceFor({ service, permission: permitted }: QueueStepsOptions, viewer: string): SwitchService {
  return guardedService(service, () => {
    const permission = permitted();
    return 'viewer' in permission && permission.viewer === viewer;
  });
}

/** The device stores that the service has refused a step. */
async function noteRefusal(
  { change, clock }: QueueStepsOptions,
  { queued, step, error, refusal }: Refused,
): Promise<void> {
  await updateSwitch(change, queued, (fresh) => {
    // One of our rows is moved to its time by a separate request: its refusal says nothing about the one that created it.
    const isWrite =
      isApiError(error) && (step === 'create' ? error.method === 'POST' : error.method !== 'GET');
    return afterRefusal(fresh, { asked: queued, step, refusal, isWrite }, clock.now());
  });
}

/** Before a request is sent, the device stores that it may arrive, once or more often. Returns the time of that. */
async function noteAttempt(
  { clock, change }: QueueStepsOptions,
  { id, step, attempt }: { readonly id: string; readonly step: MissingStep; readonly attempt: Attempt },
): Promise<number> {
  const nowMs = clock.now();
  const isStill = await change<boolean>((stored) => {
    const fresh = stored.find((it) => it.id === id);
    const isWanted = fresh !== undefined && isAttemptOf(attempt, step, fresh);
    if (!isWanted || (wantedMembers(fresh) === null) !== (step === 'remove')) return { result: false };
    return { put: [withAttempt(fresh, step, attempt, nowMs)], result: true };
  });
  // Undone or changed just before.
  if (!isStill) throw new ChangedMindError();
  return nowMs;
}

/** The change of a switch of the service by an answer. */
function answeredSwitch(queued: QueuedSwitch, answer: ServiceAnswer): AnsweredSwitch {
  if (answer.kind === 'outdated')
    return { switchId: answer.switchId, now: answer.now, isFound: false, isChange: true };
  if (answer.kind === 'not-ours') return { switchId: null, now: null, isFound: false, isChange: false };
  // A deleted one may be anywhere in the history, also if the person only undoes what recorded it.
  const isDeleted = answer.kind === 'absent' && switchIdOf(queued) !== null;
  const isChange = isDeleted || openGuarded(queued).length > 0;
  const made = 'made' in answer ? answer.made : null;
  const found = answer.kind === 'there' ? (answer.found ?? null) : null;
  return { switchId: switchIdOf(queued), now: made ?? found, isFound: found !== null, isChange };
}
