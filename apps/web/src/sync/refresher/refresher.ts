import type { Tabs } from '../../platform/tabs.ts';
import type { VisibilityMonitor } from '../../platform/visibility.ts';
import type { PrivateStorage } from '../../session/private-storage.ts';
import { knownResults } from './apply-poll-result.ts';
import { createAudience } from './audience.ts';
import { createCandidacy } from './candidacy.ts';
import { followByNewId } from './follow-by-new-id.ts';
import { started } from './poll-result.ts';
import { createPoller, type PollerOptions } from './poller.ts';
import { type Task, withEverythingForced, withForced, withoutOtherTabsRequests } from './schedule.ts';
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

/**
 * Carries out the plan of `planner.ts`: sends what it says, waits as long as it says, and informs the other tabs. Only the
 * leading tab sends requests. Candidates are tabs with a visible status screen, and tabs that watch for notifications: these
 * fetch only what they watch, and resign for a tab with a screen.
 */
export function createRefresher(options: RefresherOptions): Refresher {
  const { client, cache, viewer: viewerOf, followed, clock, tabs } = options;
  const tab = `${clock.now()}-${Math.random()}`;
  const post = (message: RefresherMessage) => tabs.post(refresherMessages.write(message));
  const audience = createAudience(options);
  const candidacy = createCandidacy(tabs, clock, lead);
  const { isLeader } = candidacy;
  const heal = (from: string, to: string) => followByNewId(options, from, to);
  const poller = createPoller(options, { audience, isLeader, post, onNewId: heal });
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
    if (!audience.wantsToLead()) candidacy.resign();
    else if (isScreenLost) candidacy.stepBack();
    else candidacy.stand(audience.hasScreen());
    announceVisible();
    proceed();
  }

  function announceVisible(): void {
    post({ type: 'visible', tab, ids: audience.seenHere() });
    if (audience.hasScreen() && !isLeader()) post({ type: 'screen' });
  }

  function sendKnown(to: string): void {
    for (const known of knownResults(poller.getSchedule(), cache))
      post({ type: 'known', to, ...known, viewer: viewerOf(known.task.id) });
  }

  /** Asks the leader for its latest answers. */
  function askLeader(): void {
    if (!isLeader()) post({ type: 'newcomer', tab });
  }

  function joinVisible(): void {
    poller.change((schedule) => ({ ...schedule, visible: audience.seen() }));
  }

  function forceEverything(): void {
    client.forgetEarlyReads();
    poller.change(withEverythingForced);
  }

  function handleMessage(data: unknown): void {
    const message = refresherMessages.read(data);
    switch (message?.type) {
      case 'started':
        poller.change((schedule) => started(schedule, message.task, message.atMs));
        break;
      case 'settled':
        poller.share(message);
        break;
      case 'refresh':
        forceEverything();
        break;
      case 'visible':
        audience.seeElsewhere(message.tab, message.ids);
        joinVisible();
        break;
      case 'roll-call':
        announceVisible();
        return;
      case 'screen':
        if (audience.hasScreen()) return;
        candidacy.stepBack();
        break;
      case 'newcomer':
        if (isLeader()) sendKnown(message.tab);
        return;
      case 'known':
        if (message.to !== tab || isLeader()) return;
        // The leader's answers are on the screen. If this tab leads later, its own early ones are outdated.
        client.forgetEarlyReads();
        poller.change((schedule) => started(schedule, message.task, message.atMs));
        poller.share(message);
        break;
      default:
        return;
    }
    proceed();
  }

  const stops = subscribeAll(options, { poller, reconsider, handleMessage });

  return {
    attach() {
      const leave = audience.attach();
      reconsider();
      askLeader();
      return () => {
        leave();
        reconsider();
      };
    },
    watch(ids) {
      audience.watch(ids);
      reconsider();
      if (ids.size > 0) askLeader();
    },
    subscribeAnswers,
    refreshNow() {
      forceEverything();
      if (!isLeader()) post({ type: 'refresh' });
      proceed();
    },
    setVisible(ids) {
      audience.see(ids);
      joinVisible();
      announceVisible();
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
      candidacy.resign();
      for (const stop of stops) stop();
    },
  };
}

interface Handlers {
  readonly poller: ReturnType<typeof createPoller>;
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
