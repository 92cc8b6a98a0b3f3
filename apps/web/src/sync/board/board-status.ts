import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { type SystemView, viewSystem } from '../../cache/naming/system-view.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { createStatusCache } from '../../cache/status/status-cache.ts';
import { NO_FOLLOWED_DETAILS } from '../../persistence/documents/followed-details-document.ts';
import { readable } from '../../persistence/readable-store.ts';
import { loneTab } from '../../platform/tabs.ts';
import { PUBLIC } from '../../session/viewer.ts';
import type { StatusClient } from '../refresher/fetch-task.ts';
import { createRefresher } from '../refresher/refresher.ts';
import { followedStatus } from '../refresher/status.ts';
import { type Services, useServices } from '../services.ts';

/** What everybody sees of systems, the own one too; once for each page. */
function publicCache({ queryClient, clock }: Services) {
  return createStatusCache(queryClient, clock, () => null);
}

/** A client that asks as a stranger does, whoever uses the app. */
function asStranger({ client }: Services): StatusClient {
  return {
    ...client,
    systems: {
      ...client.systems,
      fetch: (ref, options) => client.systems.fetch(ref, { ...options, token: null }),
    },
    fronters: {
      ...client.fronters,
      fetch: (ref, options) => client.fronters.fetch(ref, { ...options, token: null }),
    },
  };
}

/**
 * Refreshes the systems of a board by the rules of Status, followed or not, as a stranger sees them. `refreshSeconds`: the interval that
 * replaces the one in Settings.
 */
export function openBoard(
  services: Services,
  systems: readonly string[],
  refreshSeconds: number | undefined,
) {
  const list = createStore<readonly string[]>(() => systems);
  const statusCache = services.once(publicCache);
  const { settings } = services;
  const refresher = createRefresher({
    client: asStranger(services),
    cache: statusCache,
    viewer: () => PUBLIC,
    followed: {
      ...readable(list),
      // A system of the board has another id now.
      update: (change) => list.setState(change(list.getState()), true),
    },
    followedDetails: { getState: () => NO_FOLLOWED_DETAILS, subscribe: () => () => {}, update() {} },
    settings: {
      getState: () => ({
        ...settings.getState(),
        ...(refreshSeconds !== undefined && { fronterUpdateInterval: refreshSeconds }),
      }),
      subscribe: settings.subscribe,
    },
    clock: services.clock,
    online: services.online,
    visibility: services.visibility,
    tabs: loneTab(),
    expired: [],
  });
  return { list, parts: { ...services, statusCache, refresher }, refresher };
}

/** A board and the services to read it with. */
export type Board = ReturnType<typeof openBoard>;

/** A board of systems, with commas between them, that is kept fresh while it is shown; null in the first frame. */
export function useBoard(systems: string, refreshSeconds: number | undefined): Board | null {
  const services = useServices();
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    const opened = openBoard(services, systems === '' ? [] : systems.split(','), refreshSeconds);
    const detach = opened.refresher.attach();
    opened.refresher.setVisible(new Set(opened.list.getState()));
    setBoard(opened);
    return () => {
      detach();
      opened.refresher.dispose();
    };
  }, [services, systems, refreshSeconds]);
  return board;
}

/** What a stranger sees of one system of a board. Nicknames are the person's own, and not on it. */
export function useBoardView({ parts }: Board, id: string): SystemView {
  const naming = useNaming();
  const status = useMemo(() => followedStatus(parts, PUBLIC, id), [parts, id]);
  const snapshot = useSyncExternalStore(status.subscribe, status.getSnapshot);
  return useMemo(() => viewSystem(snapshot, naming), [snapshot, naming]);
}
