import type { FrontSwitch } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import type { Viewer } from '../../session/viewer.ts';

/**
 * A switch of the own system that was changed here or in another tab; `stale`: the newest may have changed; `many`: switches of any time were
 * changed.
 */
export type SwitchNews =
  | { readonly kind: 'put'; readonly viewer: Viewer; readonly id: string; readonly now: FrontSwitch | null }
  | { readonly kind: 'stale' | 'many'; readonly viewer: Viewer };

type Listener = (change: SwitchNews) => void;

/**
 * By the query client, not `services.once`: those who change a switch, such as the engine of the queue, have the client and not the services, and
 * the news is about what that client holds.
 */
const listenersOf = new WeakMap<QueryClient, Set<Listener>>();

/** Calls `fn` with each change of own switches. Returns an unsubscribe function. */
export function subscribeSwitchNews(queryClient: QueryClient, fn: Listener): () => void {
  const listeners = listenersOf.get(queryClient) ?? new Set();
  listenersOf.set(queryClient, listeners);
  listeners.add(fn);
  return () => listeners.delete(fn);
}

/** Notifies the listeners of a change. */
export function announceSwitchNews(queryClient: QueryClient, change: SwitchNews): void {
  for (const fn of [...(listenersOf.get(queryClient) ?? [])]) fn(change);
}

/** A switch was recorded or changed elsewhere: all cached switches of `viewer` are stale. */
export function invalidateSwitches(queryClient: QueryClient, viewer: Viewer): void {
  announceSwitchNews(queryClient, { kind: 'stale', viewer });
  void queryClient.invalidateQueries({ queryKey: [viewer, 'switches'] });
}
