import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { createQueryWatch } from '../../cache/query-watch.ts';
import { statusHashes } from '../../cache/status/status-queries.ts';
import type { FollowedStatus, Front } from '../../cache/status/types.ts';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import { type Viewer, viewerOf } from '../../session/viewer.ts';
import { composeStatus } from './compose-status.ts';
import { type RefresherServices, useRefresherServices } from './services.ts';
import type { RefreshSummary } from './types.ts';

/** The status of one followed system; renders again only when that system's status changes. */
export function useFollowedStatus(id: string): FollowedStatus {
  const services = useRefresherServices();
  const viewer = useStore(services.session, ({ system }) => viewerOf(system, id));
  const status = useMemo(() => followedStatus(services, viewer, id), [services, viewer, id]);
  return useSyncExternalStore(status.subscribe, status.getSnapshot);
}

/** One store from the three sources of a status: the system, its front, and why they can't be fetched. */
export function followedStatus(services: RefresherServices, viewer: Viewer, id: string) {
  const { queryClient, refresher } = services;
  const watch = services.once(createQueryWatch);
  const cache = queryClient.getQueryCache();
  const { system: systemHash, front: frontHash } = statusHashes(viewer, id);
  let parts: readonly unknown[] = [];
  let status: FollowedStatus;
  return {
    subscribe(fn: () => void): () => void {
      const stops = [
        watch.subscribe(systemHash, fn),
        watch.subscribe(frontHash, fn),
        refresher.subscribeProblem(id, fn),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    getSnapshot(): FollowedStatus {
      const system = cache.get<CachedSystem>(systemHash)?.state.data;
      const front = cache.get<Front>(frontHash)?.state.data;
      const problem = refresher.getProblem(id);
      const next = [system, front, problem];
      if (status === undefined || next.some((part, index) => part !== parts[index])) {
        parts = next;
        status = composeStatus({ id, system, front, problem });
      }
      return status;
    },
  };
}

/** When the shown front of one followed system arrived, in milliseconds since 1970; null if that is unknown. */
export function useFrontUpdatedAt(id: string): number | null {
  const services = useRefresherServices();
  const viewer = useStore(services.session, ({ system }) => viewerOf(system, id));
  const { subscribe, getSnapshot } = useMemo(() => {
    const watch = services.once(createQueryWatch);
    const cache = services.queryClient.getQueryCache();
    const { front } = statusHashes(viewer, id);
    return {
      subscribe: (fn: () => void) => watch.subscribe(front, fn),
      getSnapshot: () => cache.get<Front>(front)?.state.dataUpdatedAt || null,
    };
  }, [services, viewer, id]);
  return useSyncExternalStore(subscribe, getSnapshot);
}

/** How fresh everything is, and a function that requests everything now. */
export function useRefreshSummary(): RefreshSummary & { refreshNow(): void } {
  const { refresher } = useRefresherServices();
  const summary = useSyncExternalStore(refresher.subscribeSummary, refresher.getSummary);
  return useMemo(() => ({ ...summary, refreshNow: refresher.refreshNow }), [summary, refresher]);
}

/** Keeps the refresher running while the calling screen is mounted. */
export function useRefreshing(): void {
  const { refresher } = useRefresherServices();
  useEffect(() => refresher.attach(), [refresher]);
}

/** How far outside the window a system already counts as visible, so that it is fresh when it is scrolled into view. */
const MARGIN = '200px';

/** A factory of ref callbacks that report to the refresher which systems are in view: `ref={visible(id)}`. */
export function useVisibleSystems(): (id: string) => (element: Element | null) => void {
  const { refresher } = useRefresherServices();
  const watcher = useMemo(() => watchVisible((ids) => refresher.setVisible(ids)), [refresher]);
  useEffect(() => watcher.stop, [watcher]);
  return watcher.ref;
}

function watchVisible(onChange: (ids: ReadonlySet<string>) => void) {
  const idByElement = new Map<Element, string>();
  const elementById = new Map<string, Element>();
  const refs = new Map<string, (element: Element | null) => void>();
  const visible = new Set<string>();
  let observer: IntersectionObserver | null = null;

  const open = () =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = idByElement.get(target);
          if (id === undefined) continue;
          if (isIntersecting) visible.add(id);
          else visible.delete(id);
        }
        onChange(new Set(visible));
      },
      { rootMargin: MARGIN },
    );

  function leave(id: string): void {
    const element = elementById.get(id);
    if (element === undefined) return;
    observer?.unobserve(element);
    idByElement.delete(element);
    elementById.delete(id);
    visible.delete(id);
  }

  return {
    /** The same callback for the same id, so that React calls it only when the element changes. */
    ref(id: string) {
      let ref = refs.get(id);
      if (ref === undefined) {
        ref = (element) => {
          leave(id);
          if (element === null) return;
          observer ??= open();
          idByElement.set(element, id);
          elementById.set(id, element);
          observer.observe(element);
        };
        refs.set(id, ref);
      }
      return ref;
    },
    stop() {
      observer?.disconnect();
      observer = null;
      for (const id of [...elementById.keys()]) leave(id);
      onChange(new Set());
    },
  };
}
