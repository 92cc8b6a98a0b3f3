import { createClient, type EarlyRead, type FetchLike, isServiceType } from '@frontboard/client';
import { recordKey } from '@frontboard/model';
import { createStore } from 'zustand/vanilla';
import { JOURNAL_KEY } from './cache/in-flight/journal-key.ts';
import { spreadOwnSystem, withOwnSystem } from './cache/own/own-system-client.ts';
import { createQueryClient } from './cache/query-client.ts';
import { createCacheWriter } from './cache/status/cache-writer.ts';
import { hydrate, loadPersistedCache, PERSISTED_CACHE_KEY } from './cache/status/persisted-cache.ts';
import { createStatusCache } from './cache/status/status-cache.ts';
import { openDurableDocuments } from './persistence/durable-documents.ts';
import type { Clock } from './platform/clock.ts';
import type { OnlineMonitor } from './platform/online.ts';
import type { SafeStorage } from './platform/storage.ts';
import type { Tabs } from './platform/tabs.ts';
import { createTicker } from './platform/ticker.ts';
import { untilIdle } from './platform/until-idle.ts';
import type { VisibilityMonitor } from './platform/visibility.ts';
import { accountPlace, accountsLeaving, admitAccount, MARK_PREFIX } from './session/account-place.ts';
import { activePlace } from './session/active-place.ts';
import { createOwnSystemMemory, OWN_SYSTEM_KEY } from './session/own-system.ts';
import { createPrivateStorage } from './session/private-storage.ts';
import { createSession } from './session/session.ts';
import type { Account } from './session/session-only-accounts.ts';
import { PUBLIC, type Viewer, viewerOf } from './session/viewer.ts';
import { createAppUpdate } from './state/app-update.ts';
import { steadySkew } from './state/clock-skew.ts';
import { createFollowedStore } from './state/followed.ts';
import { createLog, LOG_KEY } from './state/log.ts';
import { logFailures } from './state/log-failures.ts';
import { createNoticesStore } from './state/notices.ts';
import { createSettingsStore, scrubToken } from './state/settings.ts';
import { stateWords as words } from './state/words.ts';
import { expiredTasks } from './sync/refresher/expired-tasks.ts';
import { effectiveIntervals } from './sync/refresher/intervals.ts';
import { createRefresher } from './sync/refresher/refresher.ts';
import type { Services } from './sync/services.ts';
import { createSwitchQueue } from './sync/switches/create-switch-queue.ts';
import type { Writes } from './sync/writes/writes.ts';

/** The first screen has precedence over what earlier pages have left. */
const LEFT_AFTER_MS = 1_500;
/** Deleting expired data can wait until the first screen is shown. */
const SWEEP_AFTER_MS = 10_000;

/** The service has these, and a log may be lost. */
const WITHOUT_COPY = [LOG_KEY, OWN_SYSTEM_KEY, PERSISTED_CACHE_KEY];

/** What differs between a browser, the sample data and a test. */
export interface Environment {
  readonly storage: SafeStorage;
  readonly tabs: Tabs;
  /** The same tabs, for the queue of switches: its leader is elected separately. */
  readonly queueTabs: Tabs;
  readonly online: OnlineMonitor;
  readonly visibility: VisibilityMonitor;
  readonly clock: Clock;
  readonly fetch: FetchLike;
  /** Reads that the page sent before the app's code was loaded. */
  readonly earlyReads?: readonly EarlyRead[];
  /** The service's address, without a version path. */
  readonly serviceUrl: string;
  readonly demo: boolean;
  /** Followed on a device without a list. */
  readonly firstFollowed: readonly string[];
  /** Opens the place where the token is changed. */
  readonly openSettings: () => void;
}

/** Builds everything below the screens, with stored data already read. Fetches only the own system. */
export function createServices(environment: Environment): Services & { dispose(): void } {
  const { tabs, online, visibility, clock, serviceUrl, demo } = environment;
  const documents = openDurableDocuments(environment.storage, { clock, except: WITHOUT_COPY });
  const { storage } = documents;
  const privateStorage = createPrivateStorage(storage);
  const log = createLog(storage, clock);
  const notices = createNoticesStore(log);
  const stopProblems = storage.onProblem((problem) => {
    notices.notify({ kind: 'warning', ...words.storage[problem], timeoutMs: 15_000 });
  });
  const settings = createSettingsStore(storage);
  const followed = createFollowedStore(storage, environment.firstFollowed);

  const service = createClient({
    baseUrl: serviceUrl,
    clock,
    earlyReads: environment.earlyReads,
    isOnline: online.getSnapshot,
    onWrite: async (write) => (await loadWrites()).observe(write),
    onFailure: logFailures(log, clock),
    async fetch(request) {
      const response = await environment.fetch(request);
      // The one place that is notified of every refused token, whoever sent the request.
      // If a network answers with its own page, that says nothing about the token.
      if (response.status === 401 && isServiceType(response.headers.get('content-type'), request.url)) {
        session.noticeRejected(request.headers.get('Authorization'));
      }
      return response;
    },
  });
  const clockSkew = createStore<number | null>(() => null);
  const stopClock = service.queue.subscribe(() => {
    const { clockSkewMs } = service.queue.getSnapshot();
    clockSkew.setState((known) => steadySkew(clockSkewMs, known), true);
  });
  const queryClient = createQueryClient(online);
  const own = createOwnSystemMemory(storage, clock);
  const session = createSession({
    client: service,
    settings,
    notices,
    own,
    online,
    clock,
    admit: (system, isStored) => admitAccount(privateStorage.of(isStored), recordKey(system)),
    onOwn: (system) => spreadOwnSystem(system, { queryClient, refresher, clock }),
    onRejected: environment.openSettings,
    onForget: (token) => scrubToken(storage, token),
  });
  const client = withOwnSystem(service, session);
  const viewer = (id: string) => viewerOf(session.getState().system, id);
  const statusCache = createStatusCache(queryClient, clock, () => session.getState().system);
  const nowMs = clock.now();
  const stored = loadPersistedCache(storage, nowMs);
  hydrate(statusCache, stored, nowMs);
  const writer = createCacheWriter({
    cache: statusCache,
    storage,
    clock,
    // Answers to a session-only token are not stored on the device, nor are those of an account that is gone.
    followed: () =>
      followed.getState().filter((id) => {
        const of = viewer(id);
        return of === PUBLIC || (session.getState().isStored && accountPlace(storage, of).isOpen());
      }),
    times: () => {
      const { systemMs, frontersMs } = effectiveIntervals(settings.getState(), followed.getState().length);
      return { systems: systemMs / 1_000, fronters: frontersMs / 1_000 };
    },
  });
  const refresher = createRefresher({
    client,
    cache: statusCache,
    viewer,
    followed,
    settings,
    clock,
    online,
    visibility,
    tabs,
    expired: expiredTasks(stored, clock.now()),
  });

  let writes: Writes | null = null;
  let loadingWrites: Promise<Writes> | null = null;
  /** Loaded by the first write, or for what earlier pages have left: the first screen does not need it. */
  function loadWrites(): Promise<Writes> {
    loadingWrites ??= import('./sync/writes/writes.ts').then(
      ({ createWrites }) => {
        writes = createWrites(storage, { owner: ownerOfWrites, queryClient, clock });
        return writes;
      },
      (error: unknown) => {
        loadingWrites = null;
        throw error;
      },
    );
    return loadingWrites;
  }
  function ownerOfWrites() {
    return session.getState().system === null ? null : activePlace({ session, privateStorage });
  }
  if (storage.get(JOURNAL_KEY) !== null) void loadWrites().catch(() => {});
  const stopListening = storage.subscribe(({ key, text }) => {
    if (key !== null && key !== JOURNAL_KEY) return;
    void loadWrites()
      .then(({ takeJournal }) => takeJournal(text))
      .catch(() => {});
  });

  const switchQueue = createSwitchQueue({
    client,
    queryClient,
    statusCache,
    session,
    notices,
    log,
    loadWrites,
    storage,
    // What a session-only account has not sent is on the device, too.
    mayStore: (of) => privateStorage.places.some((place) => accountPlace(place, of).isOpen()),
    clock,
    clockSkew,
    online,
    visibility,
    tabs: environment.queueTabs,
    isInMemory: demo,
  });

  const continuing = clock.setTimeout(() => {
    void untilIdle(clock, LEFT_AFTER_MS)
      .then(() => import('./sync/left-work.ts'))
      .then(({ continueLeft }) => continueLeft(services))
      .catch(() => {});
  }, LEFT_AFTER_MS);
  const sweep = clock.setTimeout(() => {
    void import('./persistence/answers/answer-rows.ts')
      .then(({ deleteExpiredAnswers }) => deleteExpiredAnswers(clock.now()))
      .catch(() => {});
    sweepAccounts(interrupted.filter((one) => accountsLeaving(storage).includes(one)));
  }, SWEEP_AFTER_MS);
  /** Accounts that an earlier page, or another tab, is forgetting. By the time of the sweep, another tab has ended that. */
  const interrupted = accountsLeaving(storage);
  function sweepAccounts(leaving: readonly Viewer[] = []): void {
    if (demo) return;
    void import('./sync/forgetting/sweep.ts')
      .then(({ sweepDevice }) => sweepDevice(services, leaving))
      .catch(() => {});
  }

  const stops = [
    stopProblems,
    stopClock,
    stopListening,
    // Another tab has forgotten an account: this one may have stored something before it knew.
    storage.subscribe(({ key, text }) => {
      if (key?.startsWith(MARK_PREFIX) === true && text === null) sweepAccounts();
    }),
    () => clock.clearTimeout(continuing),
    () => clock.clearTimeout(sweep),
    refresher.subscribeAnswers(({ id, result }) => {
      if (result.kind !== 'gone' && result.kind !== 'private-system') return;
      void import('./persistence/answers/answer-rows.ts')
        .then(({ deleteAnswersOf }) => deleteAnswersOf(id))
        .catch(() => {});
    }),
    switchQueue.dispose,
    () => writes?.dispose(),
    followed.subscribe(writer.markChanged),
    visibility.subscribe(() => {
      if (visibility.getSnapshot()) return;
      writer.flush();
      log.flush();
      void documents.flush().catch(() => {});
    }),
    session.subscribe(({ state, system }, { system: former }) => {
      if (system?.uuid === former?.uuid) {
        // By its former id it would be requested as another system's, and not be found.
        if (system !== null && former !== null && system.id !== former.id)
          refresher.rename(former.id, system.id);
        return;
      }
      // Without an account, the copies of what it saw are deleted from the device as well.
      if (former !== null && (state === 'rejected' || state === 'no-token')) {
        const viewer = viewerOf(former, former.id);
        void import('./sync/forgetting/forget-private.ts')
          .then(({ forgetSeen }) => forgetSeen(services, viewer, { isRefused: state === 'rejected' }))
          .catch(() => {});
      }
      // The viewer has changed: what the former owner saw is removed, and the own system is fetched again.
      if (former !== null) statusCache.forgetViewer(viewerOf(former, former.id));
      const changed = [former, system].filter((it) => it !== null);
      refresher.reset(['@me', ...changed.flatMap(({ id, uuid }) => (uuid === null ? [id] : [id, uuid]))]);
    }),
    session.dispose,
    writer.dispose,
    refresher.dispose,
    settings.dispose,
    followed.dispose,
    log.dispose,
    documents.dispose,
  ];

  const parts = new Map<unknown, unknown>();
  let isDisposed = false;
  const services: Services = {
    client,
    fetch: environment.fetch,
    queryClient,
    settings,
    followed,
    notices,
    log,
    appUpdate: createAppUpdate(),
    session,
    privateStorage,
    sessionOnlyAccounts: createStore<readonly Account[]>(() => []),
    refresher,
    switchQueue,
    loadWrites,
    settleWrites: async (sinceMs = clock.now()) => (await loadWrites()).settle(sinceMs),
    statusCache,
    online,
    visibility,
    tabs,
    storage,
    documents,
    clock,
    clockSkew,
    ticker: createTicker(clock, visibility),
    serviceUrl,
    demo,
    once<Page, Part>(this: Page, build: (page: Page) => Part) {
      if (!parts.has(build)) parts.set(build, build(this));
      const part = parts.get(build) as Part;
      // Code that was still loading when the page ended.
      if (isDisposed && isDisposable(part)) part.dispose();
      return part;
    },
  };
  return {
    ...services,
    dispose() {
      isDisposed = true;
      writer.flush();
      for (const part of parts.values()) if (isDisposable(part)) part.dispose();
      for (const stop of stops) stop();
    },
  };
}

/** Whether a part that was built for the page has something to dispose. */
function isDisposable(part: unknown): part is { dispose(): void } {
  return typeof part === 'object' && part !== null && 'dispose' in part && typeof part.dispose === 'function';
}
