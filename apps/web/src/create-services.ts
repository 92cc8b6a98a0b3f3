import { createClient, type EarlyRead, type FetchLike, isServiceType } from '@frontboard/client';
import { recordKey } from '@frontboard/model';
import { createStore } from 'zustand/vanilla';
import { spreadOwnSystem, withOwnSystem } from './cache/own/own-system-client.ts';
import { createQueryClient } from './cache/query-client.ts';
import { createCacheWriter } from './cache/status/cache-writer.ts';
import { hydrate, loadPersistedCache, PERSISTED_CACHE_KEY } from './cache/status/persisted-cache.ts';
import { createStatusCache } from './cache/status/status-cache.ts';
import { openDurableDocuments } from './persistence/durable/durable-documents.ts';
import type { Clock } from './platform/clock.ts';
import type { OnlineMonitor } from './platform/online.ts';
import type { SafeStorage } from './platform/storage.ts';
import type { Tabs } from './platform/tabs.ts';
import { createTicker } from './platform/ticker.ts';
import { untilIdle } from './platform/until-idle.ts';
import type { VisibilityMonitor } from './platform/visibility.ts';
import { accountPlace, admitAccount } from './session/account-place.ts';
import { activePlace } from './session/active-place.ts';
import { createOwnSystemMemory, OWN_SYSTEM_KEY } from './session/own-system.ts';
import { createPrivateStorage } from './session/private-storage.ts';
import { createSession } from './session/session.ts';
import type { Account } from './session/session-only-accounts.ts';
import { PUBLIC, viewerOf } from './session/viewer.ts';
import { createAppUpdate } from './state/app-update.ts';
import { steadySkew } from './state/clock-skew.ts';
import { createFollowedStore } from './state/followed.ts';
import { createFollowedDetailsStore } from './state/followed-details.ts';
import { createLog, LOG_KEY } from './state/log.ts';
import { logFailures } from './state/log-failures.ts';
import { createNoticesStore } from './state/notices.ts';
import { createSettingsStore, scrubToken } from './state/settings.ts';
import { stateWords as words } from './state/words.ts';
import { followAccount } from './sync/forgetting/follow-account.ts';
import { createPageParts } from './sync/page-parts.ts';
import { expiredTasks } from './sync/refresher/expired-tasks.ts';
import { effectiveIntervals } from './sync/refresher/intervals.ts';
import { createRefresher } from './sync/refresher/refresher.ts';
import type { PollAnswer } from './sync/refresher/types.ts';
import type { Services } from './sync/services.ts';
import { createSwitchQueue } from './sync/switches/create-switch-queue.ts';
import { createLazyWrites } from './sync/writes/lazy-writes.ts';

/** The first screen has precedence over what earlier pages have left. */
const LEFT_AFTER_MS = 1_500;
/** Its code could not be loaded. */
const AGAIN_AFTER_MS = 60_000;

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
  const stores = openStores(environment);
  const { documents, storage, privateStorage, log, notices, settings, followed, followedDetails } = stores;
  const queryClient = createQueryClient(online);
  const writes = createLazyWrites({
    storage,
    clock,
    queryClient,
    owner: () => (session.getState().system === null ? null : activePlace({ session, privateStorage })),
  });
  const service = connect(environment, stores, {
    writes,
    onRefused: (token) => session.noticeRejected(token),
  });
  const clockSkew = createStore<number | null>(() => null);
  const stopClock = service.queue.subscribe(() => {
    const { clockSkewMs } = service.queue.getSnapshot();
    clockSkew.setState((known) => steadySkew(clockSkewMs, known), true);
  });
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
  const { statusCache, writer, refresher } = startStatus(environment, stores, {
    client,
    queryClient,
    session,
  });
  const switchQueue = createSwitchQueue({
    client,
    queryClient,
    statusCache,
    session,
    notices,
    log,
    loadWrites: writes.load,
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

  const parts = createPageParts();
  const services: Services = {
    client,
    fetch: environment.fetch,
    queryClient,
    settings,
    followed,
    followedDetails,
    notices,
    log,
    appUpdate: createAppUpdate(),
    session,
    privateStorage,
    sessionOnlyAccounts: createStore<readonly Account[]>(() => []),
    refresher,
    switchQueue,
    loadWrites: writes.load,
    settleWrites: async (sinceMs = clock.now()) => (await writes.load()).settle(sinceMs),
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
    once: parts.once,
  };
  const stops = [
    stores.stopProblems,
    stopClock,
    writes.dispose,
    continueLater(services),
    refresher.subscribeAnswers(deleteGone),
    followAccount(services),
    switchQueue.dispose,
    followed.subscribe(writer.markChanged),
    visibility.subscribe(() => {
      if (!visibility.getSnapshot()) flushAll(stores, writer);
    }),
    session.dispose,
    writer.dispose,
    refresher.dispose,
    settings.dispose,
    followed.dispose,
    followedDetails.dispose,
    log.dispose,
    documents.dispose,
  ];
  return {
    ...services,
    dispose() {
      writer.flush();
      parts.dispose();
      for (const stop of stops) stop();
    },
  };
}

interface Connected {
  readonly writes: ReturnType<typeof createLazyWrites>;
  /** The service has refused a token. */
  readonly onRefused: (token: string | null) => void;
}

/** The service, as this page asks it. */
function connect(
  { clock, online, serviceUrl, earlyReads, fetch }: Environment,
  { log }: ReturnType<typeof openStores>,
  { writes, onRefused }: Connected,
) {
  return createClient({
    baseUrl: serviceUrl,
    clock,
    earlyReads,
    isOnline: online.getSnapshot,
    onWrite: async (write) => (await writes.load()).observe(write),
    onFailure: logFailures(log, clock),
    async fetch(request) {
      const response = await fetch(request);
      // The one place that is notified of every refused token, whoever sent the request.
      // If a network answers with its own page, that says nothing about the token.
      if (response.status === 401 && isServiceType(response.headers.get('content-type'), request.url)) {
        onRefused(request.headers.get('Authorization'));
      }
      return response;
    },
  });
}

/** What is stored of a system leaves the device once it is gone or private. */
function deleteGone({ id, result }: PollAnswer): void {
  if (result.kind !== 'gone' && result.kind !== 'private-system') return;
  void import('./persistence/answers/answer-rows.ts')
    .then(({ deleteAnswersOf }) => deleteAnswersOf(id))
    .catch(() => {});
}

/** Continues later what earlier pages have left. Returns what ends the waiting. */
function continueLater(services: Services): () => void {
  const { clock } = services;
  let continuing = clock.setTimeout(continueLeft, LEFT_AFTER_MS);
  function continueLeft(): void {
    void untilIdle(clock, LEFT_AFTER_MS)
      .then(() => import('./sync/left-work.ts'))
      .then(
        (work) => work.continueLeft(services),
        () => {
          continuing = clock.setTimeout(continueLeft, AGAIN_AFTER_MS);
        },
      )
      .catch(() => {});
  }
  return () => clock.clearTimeout(continuing);
}

/** A hidden page may be closed at any moment. */
function flushAll({ log, documents }: ReturnType<typeof openStores>, writer: { flush(): void }): void {
  writer.flush();
  log.flush();
  void documents.flush().catch(() => {});
}

/** What is stored on the device, beside the database. */
function openStores(environment: Environment) {
  const { clock } = environment;
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
  const followedDetails = createFollowedDetailsStore(storage);
  return {
    documents,
    storage,
    privateStorage,
    log,
    notices,
    settings,
    followed,
    followedDetails,
    stopProblems,
  };
}

/** What is known of the followed systems, as it was stored, and what keeps it new. */
function startStatus(
  { clock, online, visibility, tabs }: Environment,
  { storage, privateStorage, settings, followed, followedDetails }: ReturnType<typeof openStores>,
  { client, queryClient, session }: Pick<Services, 'client' | 'queryClient' | 'session'>,
) {
  const viewer = (id: string) => viewerOf(session.getState().system, id);
  const statusCache = createStatusCache(queryClient, clock, () => session.getState().system);
  const nowMs = clock.now();
  const stored = loadPersistedCache(storage, nowMs);
  hydrate(statusCache, stored, nowMs);
  const writer = createCacheWriter({
    cache: statusCache,
    storage,
    clock,
    // Answers to a session-only token are not stored on the device, nor are answers to an account that is gone.
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
    followedDetails,
    privateStorage,
    settings,
    clock,
    online,
    visibility,
    tabs,
    expired: expiredTasks(stored, clock.now()),
  });
  return { statusCache, writer, refresher };
}
