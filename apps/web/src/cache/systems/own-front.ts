import type { FrontersResult } from '@frontboard/client';
import type { System } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import { isOwnSystem, PUBLIC, viewerOf } from '../../session/viewer.ts';
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
  return queryClient.getQueryData<Front>(frontKey(viewerOf(own), own.id)) ?? null;
}

/** Writes a fresh front of the own system to its entry. `atMs`: when it arrived, in milliseconds since 1970. */
export function putOwnFront(caches: FrontCaches, own: System, front: FrontersResult, atMs: number): void {
  const { queryClient, statusCache, followed } = caches;
  const queryKey = frontKey(viewerOf(own), own.id);
  const value = frontOf(front);
  const followedAs = followed().find((ref) => isOwnSystem(own, ref));
  // The status cache also stores it on the device.
  if (followedAs !== undefined) statusCache.writeFront(followedAs, { value, atMs });
  else queryClient.setQueryData(queryKey, value, { updatedAt: atMs });
  // A request in flight was sent earlier, and may return the front before this one.
  void queryClient.cancelQueries({ queryKey });
}

/** Marks what others see of the front of the own system as stale. */
export function invalidatePublicFront(queryClient: QueryClient, own: System): void {
  for (const ref of [own.id, own.uuid])
    if (ref !== null) void queryClient.invalidateQueries({ queryKey: frontKey(PUBLIC, ref) });
}
