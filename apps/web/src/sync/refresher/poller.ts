import type { StatusCache } from '../../cache/status/status-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OnlineMonitor } from '../../platform/online.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { FollowedStore } from '../../state/followed.ts';
import type { FollowedDetailsStore } from '../../state/followed-details.ts';
import type { SettingsStore } from '../../state/settings.ts';
import { applyPollResult } from './apply-poll-result.ts';
import type { Audience } from './audience.ts';
import { fetchTask, type StatusClient } from './fetch-task.ts';
import { effectiveIntervals } from './intervals.ts';
import { planNext } from './planner.ts';
import { type PollResult, resolved, settled, started } from './poll-result.ts';
import { createPublisher } from './publisher.ts';
import { emptySchedule, type Schedule, type Task, withFollowed, withPermission } from './schedule.ts';
import type { RefresherMessage, SharedAnswer } from './tab-messages.ts';
import type { PollAnswer } from './types.ts';

/** What the requests need. */
export interface PollerOptions {
  readonly client: StatusClient;
  readonly cache: StatusCache;
  /** The current viewer of a system. */
  readonly viewer: (id: string) => Viewer;
  readonly followed: Pick<FollowedStore, 'getState' | 'subscribe' | 'update'>;
  readonly followedDetails: Pick<FollowedDetailsStore, 'getState' | 'subscribe' | 'update'>;
  readonly settings: Pick<SettingsStore, 'getState' | 'subscribe'>;
  readonly clock: Clock;
  readonly online: OnlineMonitor;
}

interface Around {
  readonly audience: Audience;
  readonly isLeader: () => boolean;
  readonly post: (message: RefresherMessage) => void;
  /** A system answered by another id. */
  readonly onNewId: (from: string, to: string) => void;
}

/** Timers hold no more than 24.8 days, and a sleeping device makes long ones late. */
const LONGEST_TIMER_MS = 600_000;

/** The schedule, the requests that follow from it, and what their answers change. */
export function createPoller(
  { client, cache, viewer: viewerOf, followed, followedDetails, settings, clock, online }: PollerOptions,
  { audience, isLeader, post, onNewId }: Around,
) {
  const controllers = new Map<string, AbortController>();
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
    const mayFetch = isLeader() && isOnline && audience.wantsToLead();
    schedule = withPermission(schedule, mayFetch, nowMs, audience.fetchable());
    const { tasks, wakeAtMs } = planNext(schedule, nowMs);
    for (const task of tasks) {
      start(task, nowMs);
      void run(task);
    }
    if (wakeAtMs !== null) {
      timer = clock.setTimeout(proceed, Math.min(Math.max(wakeAtMs - nowMs, 0), LONGEST_TIMER_MS));
    }
    publish(schedule, { isOnline, isLeader: isLeader(), nowMs });
  }

  function start(task: Task, atMs: number): void {
    schedule = started(schedule, task, atMs);
    post({ type: 'started', task, atMs });
  }

  async function run(task: Task): Promise<void> {
    const controller = new AbortController();
    controllers.set(keyOf(task), controller);
    const uuid = cache.readSystem(task.id)?.value.uuid ?? null;
    const viewer = viewerOf(task.id);
    const frontAtMs = () => cache.readFront(task.id)?.atMs;
    const formerFrontAtMs = frontAtMs();
    const startedAtMs = clock.now();
    const fetched = await fetchTask(client, task, uuid, controller.signal);
    controllers.delete(keyOf(task));
    if (isDisposed) return;
    // A request that failed because the device went offline says nothing about the service, and what another viewer has seen is not
    // for the current one.
    const isMeaningless =
      (fetched.kind === 'unreachable' && !online.getSnapshot()) || viewer !== viewerOf(task.id);
    // A switch made here in the meantime is already shown; the answer may be older.
    const isNewer = frontAtMs() !== formerFrontAtMs && (frontAtMs() ?? 0) >= startedAtMs;
    const isOvertaken = fetched.kind === 'front' && isNewer;
    const atMs = clock.now();
    const result: PollResult =
      isMeaningless || isOvertaken ? { kind: 'cancelled' } : resolved(schedule, task, fetched, atMs);
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
    const ids = followed.getState();
    const heir = heirOf(task, result);
    const owner = () => cache.readSystem(task.id)?.value.uuid ?? null;
    const formerOwner = owner();
    // Unfollowed systems leave the cache. Another tab may already have updated the list.
    if (ids.includes(task.id) || ids.includes(heir)) {
      const former = cache.readFront(task.id);
      applyPollResult(cache, task, result, atMs);
      for (const fn of answerListeners) fn({ id: task.id, result, former, isOwn });
    }
    // An id that has changed hands has the front of another system.
    const isOthers = formerOwner !== null && owner() !== null && owner() !== formerOwner;
    if (heir !== task.id || isOthers) reset([heir]);
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
    /** Whether a request of this tab is in flight. */
    isFetching: (task: Task) => controllers.has(keyOf(task)),
    /** Takes over what another tab was answered, if its viewer is the same. */
    share({ task, result, atMs, viewer }: SharedAnswer): void {
      settle(task, viewer === viewerOf(heirOf(task, result)) ? result : { kind: 'cancelled' }, atMs, false);
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
      for (const controller of controllers.values()) controller.abort();
    },
  };
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

function keyOf({ id, kind }: Task): string {
  return `${kind} ${id}`;
}
