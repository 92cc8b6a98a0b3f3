import type { StatusCache } from '../../cache/status/status-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OnlineMonitor } from '../../platform/online.ts';
import type { Tabs } from '../../platform/tabs.ts';
import type { VisibilityMonitor } from '../../platform/visibility.ts';
import type { PrivateStorage } from '../../session/private-storage.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { FollowedStore } from '../../state/followed.ts';
import { type FollowedDetailsStore, hasDetails } from '../../state/followed-details.ts';
import type { SettingsStore } from '../../state/settings.ts';
import { createCandidacy } from '../leader/candidacy.ts';
import { applyPollResult, knownResults } from './apply-poll-result.ts';
import { fetchTask, type StatusClient } from './fetch-task.ts';
import { effectiveIntervals } from './intervals.ts';
import { planNext } from './planner.ts';
import { type PollResult, resolved, settled, started } from './poll-result.ts';
import { createPublisher } from './publisher.ts';
import {
  emptySchedule,
  type Task,
  withEverythingForced,
  withFollowed,
  withForced,
  withoutOtherTabsRequests,
  withPermission,
} from './schedule.ts';
import { type RefresherMessage, refresherMessages, type SharedAnswer } from './tab-messages.ts';
import type { PollAnswer, Refresher } from './types.ts';

interface RefresherOptions {
  readonly client: StatusClient;
  readonly cache: StatusCache;
  /** The current viewer of a system. */
  readonly viewer: (id: string) => Viewer;
  readonly followed: Pick<FollowedStore, 'getState' | 'subscribe' | 'update'>;
  readonly followedDetails: Pick<FollowedDetailsStore, 'getState' | 'subscribe' | 'update'>;
  /** Where what is typed about systems is; absent where nobody types. */
  readonly privateStorage?: PrivateStorage;
  readonly settings: Pick<SettingsStore, 'getState' | 'subscribe'>;
  readonly clock: Clock;
  readonly online: OnlineMonitor;
  readonly visibility: VisibilityMonitor;
  readonly tabs: Tabs;
  /** What was stored and has expired. */
  readonly expired: readonly Task[];
}

/** Timers hold no more than 24.8 days, and a sleeping device makes long ones late. */
const LONGEST_TIMER_MS = 600_000;

/** How long a tab that has resigned gives the others precedence. */
const STEPPED_BACK_MS = 2_000;

/**
 * Carries out the plan of `planner.ts`: sends what it says, waits as long as it says, and informs the other tabs. Only the
 * leading tab sends requests. Candidates are tabs with a visible status screen, and tabs that watch for notifications: these
 * fetch only what they watch, and resign for a tab with a screen.
 */
export function createRefresher(options: RefresherOptions): Refresher {
  const {
    client,
    cache,
    viewer: viewerOf,
    followed,
    followedDetails,
    privateStorage,
    settings,
    clock,
    online,
    visibility,
    tabs,
    expired,
  } = options;
  const tab = `${clock.now()}-${Math.random()}`;
  const controllers = new Map<string, AbortController>();
  const visibleElsewhere = new Map<string, readonly string[]>();
  let visibleHere: ReadonlySet<string> = new Set();
  let attached = 0;
  let watched: ReadonlySet<string> = new Set();
  let hadScreen = false;
  let isDisposed = false;
  const answerListeners = new Set<(answer: PollAnswer) => void>();
  let timer: unknown = null;
  const intervals = () => {
    const ids = followed.getState();
    const { systems } = followedDetails.getState();
    const own = ids.flatMap((id): [string, number][] => {
      const seconds = systems[id]?.intervalSeconds;
      return seconds === undefined ? [] : [[id, seconds]];
    });
    return effectiveIntervals(settings.getState(), ids.length, Object.fromEntries(own));
  };
  let schedule = emptySchedule(intervals());
  const { publish, ...readers } = createPublisher(schedule);

  const post = (message: RefresherMessage) => tabs.post(refresherMessages.write(message));
  const hasScreen = () => attached > 0 && visibility.getSnapshot() && followed.getState().length > 0;
  const wantsToLead = () => hasScreen() || followed.getState().some((id) => watched.has(id));
  const candidacy = createCandidacy({ tabs, clock, restMs: STEPPED_BACK_MS, onLead: lead });
  const agesOf = (id: string) => ({
    systemAtMs: cache.readSystem(id)?.atMs ?? null,
    frontersAtMs: cache.readFront(id)?.atMs ?? null,
  });

  /** Makes a plan and carries it out. Called after every event. */
  function proceed(): void {
    if (isDisposed) return;
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    const nowMs = clock.now();
    const isOnline = online.getSnapshot();
    const isLeader = candidacy.isLeading();
    const mayFetch = isLeader && isOnline && wantsToLead();
    schedule = withPermission(schedule, mayFetch, nowMs, hasScreen() ? null : watched);
    const { tasks, wakeAtMs } = planNext(schedule, nowMs);
    for (const task of tasks) {
      start(task, nowMs);
      void run(task);
    }
    if (wakeAtMs !== null) {
      timer = clock.setTimeout(proceed, Math.min(Math.max(wakeAtMs - nowMs, 0), LONGEST_TIMER_MS));
    }
    publish(schedule, { isOnline, isLeader, nowMs });
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
    if (result.kind === 'renamed') heal(task.id, result.system.id);
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

  /** An answer to another tab is used here too, if its viewer is the same. */
  function applyMessage({ task, result, atMs, viewer }: SharedAnswer): void {
    settle(task, viewer === viewerOf(heirOf(task, result)) ? result : { kind: 'cancelled' }, atMs, false);
  }

  /** The person follows the system, not its current id. */
  function heal(from: string, to: string): void {
    if (from === to) return;
    followed.update((ids) =>
      ids.includes(to) ? ids.filter((id) => id !== from) : ids.map((id) => (id === from ? to : id)),
    );
    if (privateStorage)
      void import('../following/typed-notes.ts')
        .then(({ movingTyped }) => movingTyped(privateStorage, from, to))
        .catch(() => {});
    if (hasDetails(followedDetails))
      // Rarely needed: the first screen works without this code.
      void import('../../state/followed-details-changes.ts')
        .then(({ movingDetails }) => followedDetails.update(movingDetails(from, to)))
        .catch(() => {});
  }

  function reset(ids: readonly string[]): void {
    const rest = schedule.entries.filter(({ id }) => !ids.includes(id));
    schedule = withFollowed({ ...schedule, entries: rest }, followed.getState(), agesOf, clock.now());
  }

  function lead(): void {
    // Requests in flight of the former leader may never settle.
    schedule = withoutOtherTabsRequests(schedule, (task) => controllers.has(keyOf(task)));
    post({ type: 'roll-call' });
    proceed();
  }

  /** Becomes a candidate or resigns, depending on the screen and the list. */
  function reconsider(): void {
    if (isDisposed) return;
    const isScreenSeen = hasScreen();
    const isScreenLost = hadScreen && !isScreenSeen;
    hadScreen = isScreenSeen;
    if (!wantsToLead()) candidacy.standFor(null);
    else if (isScreenLost) candidacy.giveWay();
    else candidacy.standFor(undefined, isScreenSeen);
    announceVisible();
    proceed();
  }

  function announceVisible(): void {
    post({ type: 'visible', tab, ids: hasScreen() ? [...visibleHere] : [] });
    if (hasScreen() && !candidacy.isLeading()) post({ type: 'screen' });
  }

  function sendKnown(to: string): void {
    for (const known of knownResults(schedule, cache))
      post({ type: 'known', to, ...known, viewer: viewerOf(known.task.id) });
  }

  /** Asks the leader for its latest answers. */
  function askLeader(): void {
    if (!candidacy.isLeading()) post({ type: 'newcomer', tab });
  }

  function joinVisible(): void {
    schedule = { ...schedule, visible: new Set([...visibleHere, ...[...visibleElsewhere.values()].flat()]) };
  }

  function forceEverything(): void {
    client.forgetEarlyReads();
    schedule = withEverythingForced(schedule);
  }

  function handleMessage(data: unknown): void {
    const message = refresherMessages.read(data);
    switch (message?.type) {
      case 'started':
        schedule = started(schedule, message.task, message.atMs);
        break;
      case 'settled':
        applyMessage(message);
        break;
      case 'refresh':
        forceEverything();
        break;
      case 'visible':
        if (message.ids.length === 0) visibleElsewhere.delete(message.tab);
        else visibleElsewhere.set(message.tab, message.ids);
        joinVisible();
        break;
      case 'roll-call':
        announceVisible();
        return;
      case 'screen':
        if (hasScreen()) return;
        candidacy.giveWay();
        break;
      case 'newcomer':
        if (candidacy.isLeading()) sendKnown(message.tab);
        return;
      case 'known':
        if (message.to !== tab || candidacy.isLeading()) return;
        // The leader's answers are on the screen. If this tab leads later, its own early ones are outdated.
        client.forgetEarlyReads();
        schedule = started(schedule, message.task, message.atMs);
        applyMessage(message);
        break;
      default:
        return;
    }
    proceed();
  }

  function handleFollowed(): void {
    for (const id of followed.getState()) cache.follow(id);
    schedule = {
      ...withFollowed(schedule, followed.getState(), agesOf, clock.now()),
      intervals: intervals(),
    };
    reconsider();
  }

  function handleSettings(): void {
    schedule = { ...schedule, intervals: intervals() };
    proceed();
  }

  // Those with an interval of their own are due by it.
  const overdue = expired.filter(({ id, kind }) => kind === 'system' || !schedule.intervals.ownMs?.[id]);
  schedule = withForced(withFollowed(schedule, followed.getState(), agesOf, clock.now()), overdue);
  const stops = [
    followed.subscribe(handleFollowed),
    settings.subscribe(handleSettings),
    followedDetails.subscribe(handleSettings),
    online.subscribe(proceed),
    visibility.subscribe(reconsider),
    tabs.subscribe(handleMessage),
  ];
  handleFollowed();

  return {
    attach() {
      attached += 1;
      reconsider();
      askLeader();
      let isAttached = true;
      return () => {
        if (!isAttached) return;
        isAttached = false;
        attached -= 1;
        reconsider();
      };
    },
    watch(ids) {
      watched = ids;
      reconsider();
      if (ids.size > 0) askLeader();
    },
    subscribeAnswers(fn) {
      answerListeners.add(fn);
      return () => answerListeners.delete(fn);
    },
    refreshNow() {
      forceEverything();
      if (!candidacy.isLeading()) post({ type: 'refresh' });
      proceed();
    },
    setVisible(ids) {
      visibleHere = ids;
      joinVisible();
      announceVisible();
      proceed();
    },
    reset(ids) {
      reset(ids);
      proceed();
    },
    rename(from, to) {
      if (!followed.getState().includes(from)) return;
      cache.rename(from, to);
      heal(from, to);
    },
    learn(id, system) {
      if (!followed.getState().includes(id)) return;
      const task = { id, kind: 'system' } as const;
      const atMs = clock.now();
      start(task, atMs);
      settleHere(task, { kind: 'system', system }, atMs);
      proceed();
    },
    ...readers,
    dispose() {
      isDisposed = true;
      if (timer !== null) clock.clearTimeout(timer);
      for (const controller of controllers.values()) controller.abort();
      candidacy.dispose();
      for (const stop of stops) stop();
    },
  };
}

/** The id under which a result is shown. The own system answers by its uuid, to its owner, while its former id may belong to any system. */
function heirOf({ id }: Task, result: PollResult): string {
  return result.kind === 'renamed' ? result.system.id : id;
}

function keyOf({ id, kind }: Task): string {
  return `${kind} ${id}`;
}
