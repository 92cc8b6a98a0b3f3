import { isApiError, isRateLimitedError } from '@frontboard/client';
import { brandId, type FrontSwitch } from '@frontboard/model';
import { isSwitchGone } from '../../../cache/refusals.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Backoff, backoffMs } from '../../refresher/backoff.ts';
import { findRepetitions } from '../made/find-repetitions.ts';
import type { RequestTimes } from '../made/strayed-rows.ts';
import { afterAnswer, afterRefusal, isAttemptOf, reopened } from './after-answer.ts';
import type { ServiceAnswer } from './answer.ts';
import { ask } from './ask.ts';
import type { SwitchService } from './ask-options.ts';
import { classifyError, type Trouble } from './classify-error.ts';
import { pickCheck, pickNext } from './pick.ts';
import type { QueueChange } from './queue-store.ts';
import {
  type Attempt,
  isSettled,
  type MissingStep,
  madeOf,
  NO_ATTEMPTS,
  openGuarded,
  type QueuedSwitch,
  switchIdOf,
  tidied,
  uuidsOf,
  wantedMembers,
} from './queued-switch.ts';

/** Backoff while nothing can be sent. */
const RETRY_BACKOFF: Backoff = { firstMs: 1_000, lastMs: 60_000 };

/** Upper bound on the requests for one switch that are looked for; the oldest were looked for before each later one. */
const MOST_UNCHECKED = 10;

/** Timers hold no more than 24.8 days, and a sleeping device makes long ones late. */
const LONGEST_TIMER_MS = 600_000;

interface SenderOptions {
  readonly service: SwitchService;
  readonly clock: Clock;
  /** A number from 0 to 1, as `Math.random`. */
  readonly random: () => number;
  /** The account to send for now, or why there is none. */
  readonly permission: () => { readonly viewer: string } | { readonly trouble: Trouble | null };
  /** Reads and changes the stored queue in one transaction. */
  readonly change: <T>(change: (queue: readonly QueuedSwitch[]) => QueueChange<T>) => Promise<T>;
  /** What is being sent, or why nothing can be sent, has changed. */
  readonly onState: (sendingId: string | null, trouble: Trouble | null) => void;
  /** The service has answered about a switch. */
  readonly onAnswer: (answered: AnsweredSwitch) => void;
  /** Rows were removed or repaired, possibly those of the front. */
  readonly onMended: () => void;
  /** Everything that can be done is done. */
  readonly onIdle: (signal: AbortSignal) => Promise<void>;
  readonly onMovedOn: () => void;
  readonly times: () => RequestTimes;
  /** Repeated requests have left so many extra rows, or repeated members; they are being removed. */
  readonly onRepetitions: (found: { readonly twins: number; readonly repeated: number }) => void;
}

/** A switch of the service was created, changed or deleted, or differs from the known one. */
export interface AnsweredSwitch {
  /** The id of the known switch; null for a new one. */
  readonly switchId: string | null;
  /** As the service has it; null if it does not exist, or is not completely known. */
  readonly now: FrontSwitch | null;
  /** The person changed this very switch: lists of switches show it. */
  readonly isChange: boolean;
}

/** Carries out the queue, one step at a time. */
export interface Sender {
  /** Starts, or continues at once instead of waiting: an event may let it send. */
  wake(): void;
  /** Lets the running step end and then stops. Resolves when it has stopped. */
  rest(): Promise<void>;
  /** Aborts the running step. */
  dispose(): void;
}

export function createSender(options: SenderOptions): Sender {
  const { clock, random, change } = options;
  /** Server errors in a row, by switch. */
  const failures = new Map<string, number>();
  const quitting = new AbortController();
  let failuresInRow = 0;
  let timer: unknown = null;
  let running: Promise<void> | null = null;
  let isAwake = false;
  /** Set by `wake` during a step: check again before stopping. */
  let isCalled = false;
  let isServiceNews = false;

  async function run(): Promise<void> {
    let sendingId: string | null = null;
    while (isAwake && !quitting.signal.aborted) {
      isCalled = false;
      const permission = options.permission();
      if (!('viewer' in permission)) {
        options.onState(null, permission.trouble);
        break;
      }
      const queue = await queueOf(permission.viewer);
      const timing = options.times();
      const next = pickNext(queue, failures, timing);
      if (next?.kind !== 'step') {
        sendingId = null;
        options.onState(null, null);
        if (isServiceNews) {
          isServiceNews = false;
          await options.onIdle(quitting.signal);
        }
        if (isCalled) continue;
        const check = pickCheck(queue, { ...timing, isWaiting: next !== null });
        if (check !== null && check.atMs <= timing.nowMs) {
          const waitMs = await takeCheck(check.queue, queue, permission.viewer);
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
      const waitMs = await takeStep(next.queued, next.step, queue, permission.viewer);
      if (waitMs === null) continue;
      sendingId = null;
      if (isCalled) continue;
      wakeIn(waitMs);
      break;
    }
  }

  /** Takes one step. Returns null to continue, or how long to wait. */
  async function takeStep(
    queued: QueuedSwitch,
    step: MissingStep,
    queue: readonly QueuedSwitch[],
    viewer: string,
  ): Promise<number | null> {
    try {
      const answer = await ask({
        service: guarded(options.service, viewer),
        queued,
        step,
        queue,
        signal: quitting.signal,
        noteAttempt: (attempt) => noteAttempt(queued, step, attempt),
        ...options.times(),
      });
      failuresInRow = 0;
      failures.delete(queued.id);
      const hasSplit = await update(queued, (fresh, all) => {
        const nowMs = clock.now();
        const { put, remove, hasSplit } = afterAnswer(all, withEnded(fresh, nowMs), answer, nowMs, queued);
        return { put, remove, result: hasSplit };
      });
      if (hasSplit) options.onMovedOn();
      isServiceNews = true;
      options.onAnswer(answeredSwitch(queued, answer));
      return null;
    } catch (error) {
      return quitting.signal.aborted ? 0 : afterError(queued, step, error);
    }
  }

  async function afterError(queued: QueuedSwitch, step: MissingStep, error: unknown): Promise<number | null> {
    // The account or the wanted state changed during the step: the next step is chosen again.
    if (error instanceof ChangedMindError) return null;
    const verdict = classifyError(error, openGuarded(queued).length > 0);
    switch (verdict.kind) {
      case 'refused':
        failuresInRow = 0;
        await update(queued, (fresh) => {
          // One of our rows is moved to its time by a separate request: its refusal says nothing about the one that created it.
          const isWrite =
            isApiError(error) && (step === 'create' ? error.method === 'POST' : error.method !== 'GET');
          const refused = { asked: queued, step, refusal: verdict.refusal, isWrite };
          const { put, remove } = afterRefusal(fresh, refused, clock.now());
          return { put, remove, result: null };
        });
        return null;
      case 'unauthorised':
        // The session is notified, too, and informs the person; nothing is sent until a token works.
        options.onState(null, 'noToken');
        break;
      case 'passing':
        await update(queued, (fresh) => ({
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
    return Math.max(waitMs, backoffMs(failuresInRow, RETRY_BACKOFF, random()));
  }

  function queueOf(viewer: string): Promise<readonly QueuedSwitch[]> {
    return change((queue) => ({ result: queue.filter((queued) => queued.viewer === viewer) }));
  }

  /** Changes the stored switch, which may have got another operation since. Does nothing if it is no longer stored. */
  function update<T>(
    { id, viewer }: QueuedSwitch,
    decide: (fresh: QueuedSwitch, all: readonly QueuedSwitch[]) => QueueChange<T>,
  ): Promise<T | null> {
    return change<T | null>((stored) => {
      const all = stored.filter((it) => it.viewer === viewer);
      const fresh = all.find((it) => it.id === id);
      return fresh === undefined ? { result: null } : decide(fresh, all);
    });
  }

  /** Checks once what repeated requests have left, and removes it. Returns null to continue, or how long to wait. */
  async function takeCheck(
    checked: readonly QueuedSwitch[],
    queue: readonly QueuedSwitch[],
    viewer: string,
  ): Promise<number | null> {
    const service = guarded(options.service, viewer);
    const { signal } = quitting;
    try {
      const { looked, twins, repeated } = await findRepetitions({
        service,
        checked: checked.map((queued) => ({ ...madeOf(queued), queued })),
        all: queue.map(madeOf),
        signal,
        ...options.times(),
      });
      const examined = looked.map(({ queued }) => queued);
      const doubled = repeated.map(({ queued }) => queued).filter(isSettled);
      const hasFound = twins.length + doubled.length > 0;
      if (hasFound) options.onRepetitions({ twins: twins.length, repeated: doubled.length });
      if (twins.length > 0) await reopenAfter(examined);
      for (const id of twins) {
        await service.remove(id, { signal }).catch((error: unknown) => {
          if (!isSwitchGone(error)) throw error;
        });
      }
      for (const queued of doubled) await thinOut(queued, service);
      await markChecked(examined.filter((queued) => !doubled.includes(queued)));
      failuresInRow = 0;
      if (hasFound) {
        isServiceNews = true;
        options.onMended();
      }
      return null;
    } catch (error) {
      if (quitting.signal.aborted) return 0;
      if (error instanceof ChangedMindError) return null;
      // If the service does not answer the question, nothing can be done.
      if (classifyError(error).kind === 'refused') {
        await markChecked(checked);
        return null;
      }
      return waitAfter(error);
    }
  }

  /**
   * Twins of these are about to be removed. While they existed, the service may have said that a later switch changes nothing, and the
   * switch itself may have been undone or moved.
   */
  async function reopenAfter(checked: readonly QueuedSwitch[]): Promise<void> {
    await change<null>((stored) => {
      const own = stored.filter(({ viewer }) => checked.some((queued) => queued.viewer === viewer));
      const again = checked.flatMap((queued) => reopened(own, queued));
      return { put: [...new Map(again.map((queued) => [queued.id, queued])).values()], result: null };
    });
  }

  /**
   * Removes the last member from a switch with a repeated member: the service treats the wanted list as equal to the existing one, but not
   * a shorter one. Afterwards the whole list is wanted again.
   */
  async function thinOut(queued: QueuedSwitch, service: SwitchService): Promise<void> {
    const { signal } = quitting;
    const less = uuidsOf(wantedMembers(queued) ?? []).slice(0, -1);
    const note = (change: (fresh: QueuedSwitch) => Partial<QueuedSwitch>) =>
      update(queued, (fresh) => ({
        put: [{ ...fresh, settledAtMs: null, uncheckedSinceMs: clock.now(), ...change(fresh) }],
        result: null,
      }));
    await note((fresh) => ({
      attempts: [...fresh.attempts, { kind: 'members', members: less }],
      triedAtMs: clock.now(),
      lostAtMs: null,
    }));
    const switchId = brandId('SwitchId', switchIdOf(queued) ?? '');
    const refs = less.map((uuid) => brandId('MemberRef', uuid));
    await service.updateMembers(switchId, refs, { signal });
    await note(({ known }) => ({
      ...NO_ATTEMPTS,
      known: known.kind === 'there' ? { ...known, members: less } : known,
    }));
  }

  /** Nothing is left to check of these, unless more was sent in the meantime. */
  async function markChecked(checked: readonly QueuedSwitch[]): Promise<void> {
    await change<null>((stored) => {
      const done = stored.filter((fresh) =>
        checked.some(
          ({ id, uncheckedSinceMs }) => id === fresh.id && uncheckedSinceMs === fresh.uncheckedSinceMs,
        ),
      );
      const next = done.map((queued) =>
        tidied(
          {
            ...queued,
            // With these, a row that stayed at the service's own time is found when what was refused is tried again.
            unchecked: queued.refusal === null ? [] : queued.unchecked,
            uncheckedSinceMs: null,
          },
          clock.now(),
        ),
      );
      return {
        put: next.filter((queued) => queued !== null),
        remove: done.filter((_, index) => next[index] === null).map(({ id }) => id),
        result: null,
      };
    });
  }

  /** Before a request is sent, the device stores that it may arrive, once or more often. Returns the time of that. */
  async function noteAttempt({ id }: QueuedSwitch, step: MissingStep, attempt: Attempt): Promise<number> {
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

  /** The calls, each made only while its account is in use. */
  function guarded(service: SwitchService, viewer: string): SwitchService {
    const check = () => {
      const permission = options.permission();
      if (!('viewer' in permission) || permission.viewer !== viewer) throw new ChangedMindError();
    };
    return {
      create: async (...input) => {
        check();
        return service.create(...input);
      },
      list: async (...input) => {
        check();
        return service.list(...input);
      },
      fetch: async (...input) => {
        check();
        return service.fetch(...input);
      },
      updateTime: async (...input) => {
        check();
        return service.updateTime(...input);
      },
      updateMembers: async (...input) => {
        check();
        return service.updateMembers(...input);
      },
      remove: async (...input) => {
        check();
        return service.remove(...input);
      },
    };
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
    wake() {
      isAwake = true;
      if (!quitting.signal.aborted) start();
    },
    async rest() {
      isAwake = false;
      clearTimer();
      await running;
    },
    dispose() {
      quitting.abort();
      isAwake = false;
      clearTimer();
    },
  };
}

/** The switch once its last request has ended. A repetition of it may still be running. */
function withEnded(queued: QueuedSwitch, nowMs: number, isLost = false): QueuedSwitch {
  if (queued.uncheckedSinceMs === null) return queued;
  const unchecked = queued.unchecked.map((it) =>
    it.endedAtMs === null ? { ...it, endedAtMs: nowMs, isLost } : it,
  );
  return { ...queued, unchecked, uncheckedSinceMs: nowMs };
}

/** The switch with one more request that may arrive. */
function withAttempt(queued: QueuedSwitch, step: MissingStep, attempt: Attempt, nowMs: number): QueuedSwitch {
  const isNoted = queued.attempts.some((it) => JSON.stringify(it) === JSON.stringify(attempt));
  const attempts = isNoted ? queued.attempts : [...queued.attempts, attempt];
  const sent: QueuedSwitch = { ...queued, attempts, triedAtMs: nowMs, lostAtMs: null };
  // Moving or deleting it twice changes nothing, so there is nothing to check.
  if (attempt.kind !== 'members') return sent;
  const request = {
    timestamp: sent.timestamp,
    members: attempt.members,
    sentAtMs: nowMs,
    endedAtMs: null,
    isLost: false,
  };
  const unchecked = step === 'create' ? [...sent.unchecked, request].slice(-MOST_UNCHECKED) : sent.unchecked;
  return { ...sent, unchecked, uncheckedSinceMs: nowMs };
}

/** The change of a switch of the service by an answer. */
function answeredSwitch(queued: QueuedSwitch, answer: ServiceAnswer): AnsweredSwitch {
  const isChange = openGuarded(queued).length > 0;
  const now = 'made' in answer ? answer.made : null;
  return { switchId: switchIdOf(queued), now, isChange };
}

/** The person wants something else now than when the step began: not an error. */
class ChangedMindError extends Error {
  override readonly name = 'ChangedMindError';
}
