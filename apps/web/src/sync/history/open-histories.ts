import { type OrderRead, ordersIn, subscribeOrders } from '../../cache/switches/orders-read.ts';
import { subscribeSwitchNews } from '../../cache/switches/switch-news.ts';
import { systemInKey } from '../../cache/system-keys.ts';
import type { StoredHistory } from '../../persistence/history/stored-history.ts';
import { accountPlace } from '../../session/account-place.ts';
import type { Caller } from '../../session/caller.ts';
import { PUBLIC, type Viewer, viewerOf } from '../../session/viewer.ts';
import type { Services } from '../services.ts';
import { createHistoryDevice, createMemoryDevice } from './history-device.ts';
import { createHistoryLoader, type HistoryLoader } from './history-loader.ts';

/** A page that is visible again fetches the newest switches again if they are older than this, like the own front. */
const VISIBLE_AFTER_MS = 60_000;
/** Opening another screen of the same system must not fetch its history again. */
const OPEN_AFTER_USE_MS = 1_000;

/** The histories of this page. */
export interface Histories {
  /** The history of a system: one for each viewer and system. Another system's history lasts while a screen shows or watches it. */
  of(caller: Caller, systemRef: string): HistoryLoader;
  /** The same if it is open; null otherwise. */
  openOf(caller: Caller, systemRef: string): HistoryLoader | null;
  /** Calls `fn` when `openOf` may have another answer, because a screen has opened a history. */
  onOpened(fn: () => void): () => void;
  /** Forgets the history of an account. */
  forget(viewer: Viewer): void;
  /** Stops all of them: the page is closed. */
  dispose(): void;
}

/** Opens the histories of this page. */
export function openHistories(services: Services): Histories {
  return services.once(createHistories);
}

function createHistories({
  session,
  privateStorage,
  clock,
  online,
  visibility,
  queryClient,
  demo,
}: Services): Histories {
  const loaders = new Map<string, HistoryLoader>();
  const openedListeners = new Set<() => void>();
  /** What session-only accounts have read, while the page is open. */
  const memory = new Map<Viewer, StoredHistory>();
  const activeViewer = () => {
    const { system } = session.getState();
    return system === null ? null : viewerOf(system);
  };

  function keyOf({ viewer }: Pick<OrderRead, 'viewer'>, system: string): string {
    return viewer === PUBLIC ? `${PUBLIC} ${system}` : viewer;
  }

  function drop(key: string): void {
    loaders.get(key)?.dispose();
    loaders.delete(key);
  }

  function create(caller: Caller, systemRef: string): HistoryLoader {
    const { viewer } = caller;
    const isOwn = viewer !== PUBLIC;
    const isAllowed = () => !isOwn || activeViewer() === viewer;
    const place = accountPlace(privateStorage.of(session.getState().isStored), viewer);
    const mayStore = () => isAllowed() && place.isOpen();
    const isStored = () => mayStore() && session.getState().isStored;
    const deviceOf = () =>
      isStored()
        ? createHistoryDevice(viewer, clock, isStored)
        : createMemoryDevice(viewer, memory, () => mayStore() && !session.getState().isStored);
    const device = isOwn && !demo ? deviceOf() : null;
    const loader = createHistoryLoader({ caller, systemRef, clock, online, device, isAllowed });
    const key = keyOf(caller, systemInKey(caller, systemRef));
    for (const order of ordersIn(queryClient))
      if (keyOf(order, order.system) === key) loader.learnOrder(order);
    if (isOwn) return loader;
    let count = 0;
    const untilUnused = (stop: () => void) => {
      count += 1;
      return () => {
        stop();
        count -= 1;
        if (count > 0) return;
        clock.setTimeout(() => {
          if (count > 0) return;
          for (const [key, { getSnapshot }] of loaders) if (getSnapshot === loader.getSnapshot) drop(key);
        }, OPEN_AFTER_USE_MS);
      };
    };
    return {
      ...loader,
      watch: (fn) => untilUnused(loader.watch(fn)),
      subscribe(fn, extent) {
        const stop = untilUnused(loader.subscribe(fn, extent));
        for (const notify of openedListeners) notify();
        return stop;
      },
    };
  }

  const stopNews = subscribeSwitchNews(queryClient, (change) => {
    const loader = loaders.get(change.viewer);
    if (loader === undefined) memory.delete(change.viewer);
    if (change.kind === 'put') loader?.put(change.id, change.now);
    else if (change.kind === 'many') loader?.outdate();
    else loader?.outdateNewest();
  });
  const stopOrders = subscribeOrders(queryClient, (order) =>
    loaders.get(keyOf(order, order.system))?.learnOrder(order),
  );
  const stopVisibility = visibility.subscribe(() => {
    if (!visibility.getSnapshot()) return;
    for (const loader of loaders.values()) loader.recheckNewest(VISIBLE_AFTER_MS);
  });
  const stopSession = session.subscribe(() => {
    const viewer = activeViewer();
    for (const key of [...loaders.keys()]) if (!key.startsWith(`${PUBLIC} `) && key !== viewer) drop(key);
  });

  return {
    of(caller, systemRef) {
      const key = keyOf(caller, systemInKey(caller, systemRef));
      // A history that was opened by a short id continues when the uuid is known.
      const earlyKey = keyOf(caller, systemRef);
      const early = loaders.get(earlyKey);
      const loader = loaders.get(key) ?? early ?? create(caller, systemRef);
      if (loader !== early) early?.dispose();
      loaders.delete(earlyKey);
      loaders.set(key, loader);
      return loader;
    },
    openOf(caller, systemRef) {
      const open = (system: string) => loaders.get(keyOf(caller, system));
      return open(systemInKey(caller, systemRef)) ?? open(systemRef) ?? null;
    },
    onOpened(fn) {
      openedListeners.add(fn);
      return () => openedListeners.delete(fn);
    },
    forget(viewer) {
      memory.delete(viewer);
      loaders.get(viewer)?.forget();
    },
    dispose() {
      stopNews();
      stopOrders();
      stopVisibility();
      stopSession();
      for (const key of [...loaders.keys()]) drop(key);
    },
  };
}
