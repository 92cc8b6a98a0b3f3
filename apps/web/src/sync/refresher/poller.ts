import type { FollowedStore } from '../../state/followed.ts';
import type { FollowedDetailsStore } from '../../state/followed-details.ts';
import type { SettingsStore } from '../../state/settings.ts';
import { applyPollResult } from './apply-poll-result.ts';
import type { Audience } from './audience.ts';
import { effectiveIntervals } from './intervals.ts';
import { planNext } from './planner.ts';
import { type PollResult, resolved, settled, started } from './poll-result.ts';
import { createPublisher } from './publisher.ts';
import {
  emptySchedule,
  type Schedule,
  type Task,
  withEverythingForced,
  withFollowed,
  withPermission,
} from './schedule.ts';
import type { RefresherMessage, SharedAnswer } from './tab-messages.ts';
import { createTaskRequests, type TaskRequestsOptions } from './task-requests.ts';
import type { PollAnswer } from './types.ts';

/** What a poller needs. */
export interface PollerOptions extends TaskRequestsOptions {
  readonly followed: Pick<FollowedStore, 'getState' | 'subscribe' | 'update'>;
  readonly followedDetails: Pick<FollowedDetailsStore, 'getState' | 'subscribe' | 'update'>;
  readonly settings: Pick<SettingsStore, 'getState' | 'subscribe'>;
}

interface Around {
  readonly audience: Audience;
  readonly isLeading: () => boolean;
  readonly post: (message: RefresherMessage) => void;
  /** A system answered by another id. */
  readonly onNewId: (from: string, to: string) => void;
}

const CANCELLED: PollResult = { kind: 'cancelled' };

/** Timers hold no more than 24.8 days, and a sleeping device makes long ones late. */
const LONGEST_TIMER_MS = 600_000;

/** The schedule, the requests that follow from it, and what their answers change. */
export function createPoller(options: PollerOptions, { audience, isLeading, post, onNewId }: Around) {
  const { client, cache, viewer: viewerOf, followed, followedDetails, settings, clock, online } = options;
  const requests = createTaskRequests(options);
  const answerListeners = new Set<(answer: PollAnswer) => void>();
  let isDisposed = false;
  let timer: unknown = null;
  let schedule = emptySchedule(intervalsOf(followed, followedDetails, settings));
  const { publish, ...readers } = createPublisher(schedule);

  /** Makes a plan and carries it out. Called after every event. */
  function proceed(): void {
    if (isDisposed) return;
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    const nowMs = clock.now();
    const isOnline = online.getSnapshot();
    const mayFetch = isLeading() && isOnline && audience.wantsToLead();
    schedule = withPermission(schedule, mayFetch, nowMs, audience.fetchable());
    const { tasks, wakeAtMs } = planNext(schedule, nowMs);
    for (const task of tasks) {
      start(task, nowMs);
      void run(task);
    }
    if (wakeAtMs !== null) {
      timer = clock.setTimeout(proceed, Math.min(Math.max(wakeAtMs - nowMs, 0), LONGEST_TIMER_MS));
    }
    publish(schedule, { isOnline, isLeader: isLeading(), nowMs });
  }

  function start(task: Task, atMs: number): void {
    schedule = started(schedule, task, atMs);
    post({ type: 'started', task, atMs });
  }

  async function run(task: Task): Promise<void> {
    const fetched = await requests.send(task);
    if (isDisposed) return;
    const atMs = clock.now();
    const result = fetched === null ? CANCELLED : resolved(schedule, task, fetched, atMs);
    settleHere(task, result, atMs);
    if (result.kind === 'renamed') onNewId(task.id, result.system.id);
    proceed();
  }

  /** An answer that this tab got is used by the others, too. */
  function settleHere(task: Task, result: PollResult, atMs: number): void {
    post({ type: 'settled', task, result, atMs, viewer: viewerOf(heirOf(task, result)) });
    settle(task, result, atMs, true);
  }

  function settle(task: Task, result: PollResult, atMs: number, isOwn: boolean): void {
    schedule = settled(schedule, task, result, atMs, Math.random());
    const heir = heirOf(task, result);
    const taken = takeOver(options, task, result, atMs);
    if (taken !== null)
      for (const fn of answerListeners) fn({ id: task.id, result, former: taken.former, isOwn });
    if (heir !== task.id || taken?.isOthers === true) reset([heir]);
  }

  /** Brings the schedule in line with the followed list. */
  function follow(): void {
    const agesOf = (id: string) => ({
      systemAtMs: cache.readSystem(id)?.atMs ?? null,
      frontersAtMs: cache.readFront(id)?.atMs ?? null,
    });
    schedule = {
      ...withFollowed(schedule, followed.getState(), agesOf, clock.now()),
      intervals: intervalsOf(followed, followedDetails, settings),
    };
  }

  /** These systems start again. */
  function reset(ids: readonly string[]): void {
    schedule = { ...schedule, entries: schedule.entries.filter(({ id }) => !ids.includes(id)) };
    follow();
  }

  return {
    ...readers,
    proceed,
    follow,
    reset,
    getSchedule: () => schedule,
    change(to: (schedule: Schedule) => Schedule): void {
      schedule = to(schedule);
    },
    /** Takes over what is in view, here and in other tabs. */
    look(): void {
      schedule = { ...schedule, visible: audience.seen() };
    },
    /** Everything is due now, whatever was answered before. */
    force(): void {
      client.forgetEarlyReads();
      schedule = withEverythingForced(schedule);
    },
    /** Whether a request of this tab is in flight. */
    isFetching: requests.has,
    /** Takes over what another tab was answered, if its viewer is the same. */
    share({ task, result, atMs, viewer }: SharedAnswer): void {
      settle(task, viewer === viewerOf(heirOf(task, result)) ? result : CANCELLED, atMs, false);
    },
    /** Takes over what was fetched by other means than a request of the plan. */
    learn(task: Task, result: PollResult): void {
      const atMs = clock.now();
      start(task, atMs);
      settleHere(task, result, atMs);
      proceed();
    },
    subscribeAnswers(fn: (answer: PollAnswer) => void): () => void {
      answerListeners.add(fn);
      return () => answerListeners.delete(fn);
    },
    dispose(): void {
      isDisposed = true;
      if (timer !== null) clock.clearTimeout(timer);
      requests.abort();
    },
  };
}

export type Poller = ReturnType<typeof createPoller>;

/** Puts a result into the caches. Null for a system that is not followed any more: it leaves the cache. */
function takeOver({ cache, followed }: PollerOptions, task: Task, result: PollResult, atMs: number) {
  const ids = followed.getState();
  // Another tab may already have updated the list.
  if (!ids.includes(task.id) && !ids.includes(heirOf(task, result))) return null;
  const owner = () => cache.readSystem(task.id)?.value.uuid ?? null;
  const formerOwner = owner();
  const former = cache.readFront(task.id);
  applyPollResult(cache, task, result, atMs);
  // An id that has changed hands has the front of another system.
  return { former, isOthers: formerOwner !== null && owner() !== null && owner() !== formerOwner };
}

/** The intervals in use, with those that systems have of their own. */
function intervalsOf(
  followed: Pick<FollowedStore, 'getState'>,
  followedDetails: Pick<FollowedDetailsStore, 'getState'>,
  settings: Pick<SettingsStore, 'getState'>,
) {
  const ids = followed.getState();
  const { systems } = followedDetails.getState();
  const own = ids.flatMap((id): [string, number][] => {
    const seconds = systems[id]?.intervalSeconds;
    return seconds === undefined ? [] : [[id, seconds]];
  });
  return effectiveIntervals(settings.getState(), ids.length, Object.fromEntries(own));
}

/** The id under which a result is shown. The own system answers by its uuid, to its owner, while its former id may belong to any system. */
function heirOf({ id }: Task, result: PollResult): string {
  return result.kind === 'renamed' ? result.system.id : id;
}
