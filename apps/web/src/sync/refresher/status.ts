import { type RefCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { useShallow } from 'zustand/react/shallow';
import { type SystemView, viewSystem } from '../../cache/naming/system-view.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { createQueryWatch } from '../../cache/query-watch.ts';
import { createStatusReader } from '../../cache/status/status-reader.ts';
import type { FollowedProblem, FollowedStatus, Front, FrontState } from '../../cache/status/types.ts';
import { type Viewer, viewerOf } from '../../session/viewer.ts';
import { useFollowedDetails } from '../../state/hooks.ts';
import { type RefresherServices, useRefresherServices } from './services.ts';
import type { RefreshSummary } from './types.ts';

/** The status of one followed system; renders again only when that system's status changes. */
function useFollowedStatus(id: string): FollowedStatus {
  const services = useRefresherServices();
  const viewer = useStore(services.session, ({ system }) => viewerOf(system, id));
  const status = useMemo(() => followedStatus(services, viewer, id), [services, viewer, id]);
  return useSyncExternalStore(status.subscribe, status.getSnapshot);
}

/** One store from the three sources of a status: the system, its front, and why they can't be fetched. */
export function followedStatus(services: RefresherServices, viewer: Viewer, id: string) {
  const { refresher } = services;
  const watch = services.once(createQueryWatch);
  const reader = createStatusReader(services, viewer, id);
  let parts: readonly unknown[] = [];
  let status: FollowedStatus;
  return {
    subscribe(fn: () => void): () => void {
      const stops = [reader.subscribe(watch.subscribe, fn), refresher.subscribeProblems(fn)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    getSnapshot(): FollowedStatus {
      const system = reader.system();
      const front = reader.front()?.data;
      const problem = refresher.getProblem(id);
      const next = [system, front, problem];
      if (status === undefined || next.some((part, index) => part !== parts[index])) {
        parts = next;
        status = { id, system: system ?? null, front: front ?? missingFront(problem), problem };
      }
      return status;
    },
  };
}

/** Without data, the front says why. */
function missingFront(problem: FollowedProblem | null): Front {
  return { state: problem === null ? 'loading' : STATES[problem], members: [], lastSwitch: null };
}

const STATES: Readonly<Record<FollowedProblem, FrontState>> = {
  gone: 'gone',
  'private-system': 'private',
  offline: 'unavailable',
  service: 'unavailable',
};

/** What is shown of one followed system; renders again only when that system, the settings for names or the nicknames change. */
export function useSystemView(id: string): SystemView {
  const status = useFollowedStatus(id);
  const naming = useNaming();
  const nicknames = useFollowedDetails(
    useShallow(({ systems, members, isNicknameFirst }) => ({ systems, members, isNicknameFirst })),
  );
  return useMemo(() => viewSystem(status, naming, nicknames), [status, naming, nicknames]);
}

/** When the shown front of one followed system arrived, in milliseconds since 1970; null if that is unknown. */
export function useFrontUpdatedAt(id: string): number | null {
  const services = useRefresherServices();
  const viewer = useStore(services.session, ({ system }) => viewerOf(system, id));
  const { subscribe, getSnapshot } = useMemo(() => {
    const watch = services.once(createQueryWatch);
    const reader = createStatusReader(services, viewer, id);
    return {
      subscribe: (fn: () => void) => reader.subscribe(watch.subscribe, fn),
      getSnapshot: () => reader.front()?.dataUpdatedAt || null,
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

/** Whether the service refused a request in the last seconds because of the rate limit. The client waits it out. */
export function useSlowedDown(): boolean {
  const { queue } = useRefresherServices().client;
  return useSyncExternalStore(queue.subscribe, () => queue.getSnapshot().recentlyLimited > 0);
}

/** Keeps the refresher running while the calling screen is mounted. */
export function useRefreshing(): void {
  const { refresher } = useRefresherServices();
  useEffect(() => refresher.attach(), [refresher]);
}

/** How far outside the window a system already counts as visible, so that it is fresh when it is scrolled into view. */
const MARGIN = '200px';

/** A factory of ref callbacks that report to the refresher which systems are in view: `ref={visible(id)}`. */
export function useVisibleSystems(): (id: string) => RefCallback<Element> {
  const { refresher } = useRefresherServices();
  const watcher = useMemo(() => watchVisible((ids) => refresher.setVisible(ids)), [refresher]);
  useEffect(() => watcher.stop, [watcher]);
  return watcher.ref;
}

function watchVisible(onChange: (ids: ReadonlySet<string>) => void) {
  const idByElement = new Map<Element, string>();
  const refs = new Map<string, RefCallback<Element>>();
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

  /** Returns what to call when the element is gone. */
  function watch(element: Element, id: string): () => void {
    observer ??= open();
    idByElement.set(element, id);
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      idByElement.delete(element);
      visible.delete(id);
    };
  }

  return {
    /** The same callback for the same id, so that React calls it only when the element changes. */
    ref(id: string) {
      const ref = refs.get(id) ?? ((element: Element) => watch(element, id));
      refs.set(id, ref);
      return ref;
    },
    stop() {
      observer?.disconnect();
      observer = null;
      visible.clear();
      onChange(new Set());
    },
  };
}
