import { isApiError, isRateLimitedError } from '@frontboard/client';
import { brandId, type FrontSwitch } from '@frontboard/model';
import { isSwitchGone } from '../../../cache/refusals.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Backoff, backoffMs } from '../../refresher/backoff.ts';
import { afterAnswer, afterRefusal, reopened } from './after-answer.ts';
import { ask, type SwitchService } from './ask.ts';
import { classifyError, type Trouble } from './classify-error.ts';
import { findRepetitions } from './find-repetitions.ts';
import { pickCheck, pickNext } from './pick.ts';
import type { QueueChange } from './queue-store.ts';
import {
  isSameList,
  type MissingStep,
  type QueuedSwitch,
  tidied,
  uuidsOf,
  wantedMembers,
} from './queued-switch.ts';

/** Growing waits while nothing gets through. */
const RETRY_BACKOFF: Backoff = { firstMs: 1_000, lastMs: 60_000 };

/** Requests for one switch that are looked for; the oldest have been looked for before each later one. */
const MOST_UNCHECKED = 10;

/** Timers hold no more than 24.8 days, and a sleeping device makes long ones late. */
const LONGEST_TIMER_MS = 600_000;

interface SenderOptions {
  readonly service: SwitchService;
  readonly clock: Clock;
  /** A number from 0 to 1, as `Math.random`. */
  readonly random: () => number;
  /** The account that may be sent for now, or why none may. */
  readonly permission: () => { readonly account: string } | { readonly trouble: Trouble | null };
  /** Reads and changes the stored plans in one go. */
  readonly change: <T>(change: (plans: readonly QueuedSwitch[]) => QueueChange<T>) => Promise<T>;
  /** What is being sent, or why nothing gets through, has changed. */
  readonly onState: (sendingId: string | null, trouble: Trouble | null) => void;
  /** Something became of a switch; `made` is the service's answer when one was made or changed. */
  readonly onDone: (made: FrontSwitch | null) => void;
  /** All that can be done is done. */
  readonly onIdle: (signal: AbortSignal) => Promise<void>;
  readonly onMovedOn: () => void;
  /** How long an attempt without an answer may be running, in milliseconds. */
  readonly settleMs: () => number;
  /** The service's clock minus this device's, in milliseconds; null while it is not known. */
  readonly skewMs: () => number | null;
  /** Repeated requests have left so many rows too many, or doubled members; they are being removed. */
  readonly onRepetitions: (found: { readonly twins: number; readonly repeated: number }) => void;
}

/** Carries out the plans, one step at a time. */
export interface Sender {
  /** Starts, or goes on at once instead of waiting: something has changed that may let it through. */
  wake(): void;
  /** Lets the running step end and then rests. Resolves when it rests. */
  rest(): Promise<void>;
  /** Gives the running step up. */
  dispose(): void;
}

export function createSender(options: SenderOptions): Sender {
  const { clock, random, change } = options;
  /** Server errors in a row, by plan. */
  const failures = new Map<string, number>();
  const quitting = new AbortController();
  let failuresInRow = 0;
  let timer: unknown = null;
  let running: Promise<void> | null = null;
  let isAwake = false;
  /** Set by `wake` while a step runs: look again before resting. */
  let isCalled = false;
  let isServiceNews = false;

  async function run(): Promise<void> {
    let sendingId: string | null = null;
    while (isAwake && !quitting.signal.aborted) {
      isCalled = false;
      const permission = options.permission();
      if (!('account' in permission)) {
        options.onState(null, permission.trouble);
        break;
      }
      const plans = await queueOf(permission.account);
      const timing = { nowMs: clock.now(), settleMs: options.settleMs() };
      const next = pickNext(plans, failures, timing);
      if (next?.kind !== 'step') {
        sendingId = null;
        options.onState(null, null);
        if (isServiceNews) {
          isServiceNews = false;
          await options.onIdle(quitting.signal);
        }
        if (isCalled) continue;
        const check = next === null ? pickCheck(plans, timing) : null;
        if (check !== null && check.atMs <= timing.nowMs) {
          const waitMs = await takeCheck(check.plans, permission.account);
          if (waitMs === null || isCalled) continue;
          wakeIn(waitMs);
          break;
        }
        const wakeAtMs = next?.untilMs ?? check?.atMs;
        if (wakeAtMs !== undefined) wakeIn(wakeAtMs - clock.now());
        break;
      }
      if (sendingId !== next.plan.id) {
        sendingId = next.plan.id;
        options.onState(sendingId, null);
      }
      const waitMs = await takeStep(next.plan, next.step, plans, permission.account);
      if (waitMs === null) continue;
      sendingId = null;
      if (isCalled) continue;
      wakeIn(waitMs);
      break;
    }
  }

  /** Takes one step. Returns null to go on, or how long to wait. */
  async function takeStep(
    plan: QueuedSwitch,
    step: MissingStep,
    plans: readonly QueuedSwitch[],
    account: string,
  ): Promise<number | null> {
    try {
      const answer = await ask({
        service: guarded(options.service, account),
        plan,
        step,
        plans,
        signal: quitting.signal,
        noteTry: (members) => noteTry(plan, step, members),
        settleMs: options.settleMs(),
        skewMs: options.skewMs() ?? 0,
      });
      failuresInRow = 0;
      failures.delete(plan.id);
      const hasSplit = await update(plan, (fresh, all) => {
        const nowMs = clock.now();
        const { put, remove, hasSplit } = afterAnswer(all, withEnded(fresh, nowMs), answer, nowMs);
        return { put, remove, result: hasSplit };
      });
      if (hasSplit) options.onMovedOn();
      isServiceNews = true;
      options.onDone(answer.kind === 'there' ? answer.made : null);
      return null;
    } catch (error) {
      return quitting.signal.aborted ? 0 : afterError(plan, error);
    }
  }

  async function afterError(plan: QueuedSwitch, error: unknown): Promise<number | null> {
    // The account or the wish changed in the middle: what to do now is decided anew.
    if (error instanceof ChangedMindError) return null;
    const verdict = classifyError(error);
    switch (verdict.kind) {
      case 'refused':
        failuresInRow = 0;
        await update(plan, (fresh) => {
          const isWrite = isApiError(error) && error.method !== 'GET';
          const refused = { asked: plan, refusal: verdict.refusal, isWrite };
          const { put, remove } = afterRefusal(fresh, refused, clock.now());
          return { put, remove, result: null };
        });
        return null;
      case 'unauthorised':
        // The session hears of it, too, and tells the person; nothing is permitted until a key works.
        options.onState(null, 'noToken');
        break;
      case 'passing':
        await update(plan, (fresh) => ({
          // A look that fails later says nothing of the attempt it looks for.
          put:
            fresh.tried.length === 0 || fresh.lostAtMs !== null
              ? []
              : [{ ...withEnded(fresh, clock.now()), lostAtMs: clock.now() }],
          result: null,
        }));
        if (verdict.isServerError) failures.set(plan.id, (failures.get(plan.id) ?? 0) + 1);
        options.onState(null, verdict.trouble);
    }
    return waitAfter(error);
  }

  /** Growing waits, and no shorter one than the service has asked for. */
  function waitAfter(error: unknown): number {
    failuresInRow += 1;
    const toldMs = isRateLimitedError(error) ? error.retryAfterMs : 0;
    return Math.max(toldMs, backoffMs(failuresInRow, RETRY_BACKOFF, random()));
  }

  function queueOf(account: string): Promise<readonly QueuedSwitch[]> {
    return change((plans) => ({ result: plans.filter((plan) => plan.account === account) }));
  }

  /** Changes the stored plan, which may have got another wish meanwhile. Nothing happens to one that is gone. */
  function update<T>(
    { id, account }: QueuedSwitch,
    decide: (fresh: QueuedSwitch, all: readonly QueuedSwitch[]) => QueueChange<T>,
  ): Promise<T | null> {
    return change<T | null>((stored) => {
      const all = stored.filter((it) => it.account === account);
      const fresh = all.find((it) => it.id === id);
      return fresh === undefined ? { result: null } : decide(fresh, all);
    });
  }

  /** Looks once for what repeated requests have left, and removes it. Returns null to go on, or how long to wait. */
  async function takeCheck(checked: readonly QueuedSwitch[], account: string): Promise<number | null> {
    const service = guarded(options.service, account);
    const { signal } = quitting;
    try {
      const { twins, repeated } = await findRepetitions({ service, plans: checked, signal });
      if (twins.length + repeated.length > 0)
        options.onRepetitions({ twins: twins.length, repeated: repeated.length });
      if (twins.length > 0) await reopenAfter(checked.filter((plan) => wantedMembers(plan) === null));
      for (const id of twins) {
        await service.remove(id, { signal }).catch((error: unknown) => {
          if (!isSwitchGone(error)) throw error;
        });
      }
      for (const plan of repeated) await thinOut(plan, service);
      await markChecked(checked.filter((plan) => !repeated.includes(plan)));
      failuresInRow = 0;
      if (twins.length + repeated.length > 0) {
        isServiceNews = true;
        options.onDone(null);
      }
      return null;
    } catch (error) {
      if (quitting.signal.aborted) return 0;
      if (error instanceof ChangedMindError) return null;
      // A service that will not say leaves nothing to be done.
      if (classifyError(error).kind === 'refused') {
        await markChecked(checked);
        return null;
      }
      return waitAfter(error);
    }
  }

  /**
   * Twins of switches that were taken back are about to go. While they were there the service may have said of a later switch that it
   * was so already.
   */
  async function reopenAfter(undone: readonly QueuedSwitch[]): Promise<void> {
    await change<null>((stored) => {
      const own = stored.filter(({ account }) => undone.some((plan) => plan.account === account));
      const again = undone.flatMap((plan) => reopened(own, plan));
      return { put: [...new Map(again.map((plan) => [plan.id, plan])).values()], result: null };
    });
  }

  /**
   * Takes the last member out of a switch that has somebody twice: the service takes the wanted list for what is there already, but not
   * a shorter one. The plan then wants the whole list again.
   */
  async function thinOut(plan: QueuedSwitch, service: SwitchService): Promise<void> {
    const { signal } = quitting;
    const less = uuidsOf(wantedMembers(plan) ?? []).slice(0, -1);
    const note = (change: (fresh: QueuedSwitch) => Partial<QueuedSwitch>) =>
      update(plan, (fresh) => ({
        put: [{ ...fresh, settledAtMs: null, uncheckedSinceMs: clock.now(), ...change(fresh) }],
        result: null,
      }));
    await note((fresh) => ({ tried: [...fresh.tried, less], triedAtMs: clock.now(), lostAtMs: null }));
    const switchId = brandId('SwitchId', plan.service?.switchId ?? '');
    const refs = less.map((uuid) => brandId('MemberRef', uuid));
    await service.updateMembers(switchId, refs, { signal });
    await note(({ service: copy }) => ({
      tried: [],
      triedAtMs: null,
      service: copy && { ...copy, members: less },
    }));
  }

  /** Nothing is left to check of these, unless more was sent meanwhile. */
  async function markChecked(checked: readonly QueuedSwitch[]): Promise<void> {
    await change<null>((stored) => {
      const done = stored.filter((fresh) =>
        checked.some(
          ({ id, uncheckedSinceMs }) => id === fresh.id && uncheckedSinceMs === fresh.uncheckedSinceMs,
        ),
      );
      const next = done.map((plan) =>
        tidied({ ...plan, unchecked: [], uncheckedSinceMs: null }, clock.now()),
      );
      return {
        put: next.filter((plan) => plan !== null),
        remove: done.filter((_, index) => next[index] === null).map(({ id }) => id),
        result: null,
      };
    });
  }

  /** Before a switch is sent it is on the device that it may have arrived, once or more often. Returns when that was. */
  async function noteTry(
    { id }: QueuedSwitch,
    step: MissingStep,
    members: readonly string[],
  ): Promise<number> {
    const nowMs = clock.now();
    const isStill = await change<boolean>((plans) => {
      const plan = plans.find((it) => it.id === id);
      const wanted = plan === undefined ? null : wantedMembers(plan);
      if (plan === undefined || wanted === null || !isSameList(uuidsOf(wanted), members))
        return { result: false };
      const isNoted = plan.tried.some((list) => list.join() === members.join());
      const tried = isNoted ? plan.tried : [...plan.tried, members];
      const { timestamp } = plan;
      const request = { timestamp, members, sentAtMs: nowMs, endedAtMs: null };
      const unchecked =
        step === 'create' ? [...plan.unchecked, request].slice(-MOST_UNCHECKED) : plan.unchecked;
      const sent = { tried, triedAtMs: nowMs, lostAtMs: null, unchecked, uncheckedSinceMs: nowMs };
      return { put: [{ ...plan, ...sent }], result: true };
    });
    // Taken back, or wished otherwise, a moment ago.
    if (!isStill) throw new ChangedMindError();
    return nowMs;
  }

  /** The calls, each made only while the account is still the one they are for. */
  function guarded(service: SwitchService, account: string): SwitchService {
    const check = () => {
      const permission = options.permission();
      if (!('account' in permission) || permission.account !== account) throw new ChangedMindError();
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
      // Only the store can fail here, and it falls back to memory before it does.
      .catch(() => wakeIn(RETRY_BACKOFF.lastMs))
      .finally(() => {
        running = null;
        // Called after the last look, and before this.
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

/** The plan once its last request has ended. A repetition of it may still be running. */
function withEnded(plan: QueuedSwitch, nowMs: number): QueuedSwitch {
  if (plan.uncheckedSinceMs === null) return plan;
  const unchecked = plan.unchecked.map((it) => (it.endedAtMs === null ? { ...it, endedAtMs: nowMs } : it));
  return { ...plan, unchecked, uncheckedSinceMs: nowMs };
}

/** The person wants something else now than when the step began: not an error of anybody. */
class ChangedMindError extends Error {
  override readonly name = 'ChangedMindError';
}
