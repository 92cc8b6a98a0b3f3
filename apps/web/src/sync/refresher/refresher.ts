import type { Tabs } from '../../platform/tabs.ts';
import type { VisibilityMonitor } from '../../platform/visibility.ts';
import type { PrivateStorage } from '../../session/private-storage.ts';
import { createCandidacy } from '../leader/candidacy.ts';
import { createAudience } from './audience.ts';
import { followByNewId } from './follow-by-new-id.ts';
import { createOtherTabs } from './other-tabs.ts';
import { createPoller, type Poller, type PollerOptions } from './poller.ts';
import { type Task, withForced, withoutOtherTabsRequests } from './schedule.ts';
import { type RefresherMessage, refresherMessages } from './tab-messages.ts';
import type { Refresher } from './types.ts';

interface RefresherOptions extends PollerOptions {
  /** Where what is typed about systems is; absent where nobody types. */
  readonly privateStorage?: PrivateStorage;
  readonly visibility: VisibilityMonitor;
  readonly tabs: Tabs;
  /** What was stored and has expired. */
  readonly expired: readonly Task[];
}

/** How long a tab that has resigned gives the others precedence. */
const STEPPED_BACK_MS = 2_000;

/**
 * Carries out the plan of `planner.ts`: sends what it says, waits as long as it says, and informs the other tabs. Only the
 * leading tab sends requests. Candidates are tabs with a visible status screen, and tabs that watch for notifications: these
 * fetch only what they watch, and resign for a tab with a screen.
 */
export function createRefresher(options: RefresherOptions): Refresher {
  const { cache, followed, clock, tabs } = options;
  const post = (message: RefresherMessage) => tabs.post(refresherMessages.write(message));
  const audience = createAudience(options);
  const candidacy = createCandidacy({ tabs, clock, restMs: STEPPED_BACK_MS, onLead: lead });
  const { isLeading } = candidacy;
  const heal = (from: string, to: string) => followByNewId(options, from, to);
  const poller = createPoller(options, { audience, isLeading, post, onNewId: heal });
  const others = createOtherTabs(options, { poller, audience, candidacy, post });
  const { proceed, getProblem, getSummary, subscribeProblems, subscribeSummary, subscribeAnswers } = poller;
  let isDisposed = false;

  function lead(): void {
    // Requests in flight of the former leader may never settle.
    poller.change((schedule) => withoutOtherTabsRequests(schedule, poller.isFetching));
    post({ type: 'roll-call' });
    proceed();
  }

  /** Becomes a candidate or resigns, depending on the screen and the list. */
  function reconsider(): void {
    if (isDisposed) return;
    const isScreenLost = audience.hasLostScreen();
    if (!audience.wantsToLead()) candidacy.standFor(null);
    else if (isScreenLost) candidacy.giveWay();
    else candidacy.standFor(undefined, audience.hasScreen());
    others.announceVisible();
    proceed();
  }

  const stops = subscribeAll(options, { poller, reconsider, handleMessage: others.handleMessage });

  return {
    attach() {
      const leave = audience.attach();
      reconsider();
      others.askLeader();
      return () => {
        leave();
        reconsider();
      };
    },
    watch(ids) {
      audience.watch(ids);
      reconsider();
      if (ids.size > 0) others.askLeader();
    },
    subscribeAnswers,
    refreshNow() {
      poller.force();
      if (!isLeading()) post({ type: 'refresh' });
      proceed();
    },
    setVisible(ids) {
      audience.see(ids);
      poller.look();
      others.announceVisible();
      proceed();
    },
    reset(ids) {
      poller.reset(ids);
      proceed();
    },
    rename(from, to) {
      if (!followed.getState().includes(from)) return;
      cache.rename(from, to);
      heal(from, to);
    },
    learn(id, system) {
      if (followed.getState().includes(id)) poller.learn({ id, kind: 'system' }, { kind: 'system', system });
    },
    getProblem,
    getSummary,
    subscribeProblems,
    subscribeSummary,
    dispose() {
      isDisposed = true;
      poller.dispose();
      candidacy.dispose();
      for (const stop of stops) stop();
    },
  };
}

interface Handlers {
  readonly poller: Poller;
  readonly reconsider: () => void;
  readonly handleMessage: (data: unknown) => void;
}

/** Starts with the followed list, and hears of what changes. Returns what ends that. */
function subscribeAll(
  { cache, followed, followedDetails, settings, online, visibility, tabs, expired }: RefresherOptions,
  { poller, reconsider, handleMessage }: Handlers,
): (() => void)[] {
  const handleFollowed = () => {
    for (const id of followed.getState()) cache.follow(id);
    poller.follow();
    reconsider();
  };
  const handleIntervals = () => {
    poller.follow();
    poller.proceed();
  };
  poller.follow();
  poller.change((schedule) => {
    // Those with an interval of their own are due by it.
    const overdue = expired.filter(({ id, kind }) => kind === 'system' || !schedule.intervals.ownMs?.[id]);
    return withForced(schedule, overdue);
  });
  const stops = [
    followed.subscribe(handleFollowed),
    settings.subscribe(handleIntervals),
    followedDetails.subscribe(handleIntervals),
    online.subscribe(poller.proceed),
    visibility.subscribe(reconsider),
    tabs.subscribe(handleMessage),
  ];
  handleFollowed();
  return stops;
}
