import type { FrontersResult } from '@frontboard/client';
import type { System } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import { PUBLIC, viewerOf } from '../../session/viewer.ts';
import { frontKey } from '../front-key.ts';
import type { StatusCache } from '../status/status-cache.ts';
import type { Front } from '../status/types.ts';
import { frontOf } from './front.ts';

interface FrontCaches {
  readonly queryClient: QueryClient;
  readonly statusCache: StatusCache;
  /** The references of the followed systems. */
  readonly followed: () => readonly string[];
}

/** The cached front of the own system, or null. */
export function readOwnFront(queryClient: QueryClient, own: System): Front | null {
  return queryClient.getQueryData<Front>(frontKey(viewerOf(own, '@me'), own.uuid ?? own.id)) ?? null;
}

/** Writes a fresh front of the own system to every entry that shows it. `atMs`: when it arrived, in milliseconds since 1970. */
export function putOwnFront(caches: FrontCaches, own: System, front: FrontersResult, atMs: number): void {
  const { queryClient, statusCache, followed } = caches;
  const viewer = viewerOf(own, '@me');
  const value = frontOf(front);
  for (const ref of referencesOf(own)) {
    const queryKey = frontKey(viewer, ref);
    if (followed().includes(ref)) statusCache.writeFront(ref, { value, atMs });
    // Nearly all code uses the uuid. The short id has an entry only if a page was opened by it.
    else if (ref === (own.uuid ?? own.id) || queryClient.getQueryData(queryKey) !== undefined)
      queryClient.setQueryData(queryKey, value, { updatedAt: atMs });
    // A request in flight was sent earlier, and may return the front before this one.
    void queryClient.cancelQueries({ queryKey });
  }
}

/** Marks what others see of the front of the own system as stale. */
export function invalidatePublicFront(queryClient: QueryClient, own: System): void {
  for (const ref of referencesOf(own))
    void queryClient.invalidateQueries({ queryKey: frontKey(PUBLIC, ref) });
}

function referencesOf({ id, uuid }: System): readonly string[] {
  return uuid === null ? [id] : [id, uuid];
}
