import type { FrontersResult } from '@frontboard/client';
import { recordKey, type System } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import { PUBLIC, viewerOf } from '../../session/viewer.ts';
import type { StatusCache } from '../status/status-cache.ts';
import type { Front } from '../status/types.ts';
import { frontKey } from '../system-keys.ts';
import { frontOf } from './front.ts';

interface FrontCaches {
  readonly queryClient: QueryClient;
  readonly statusCache: StatusCache;
}

/** The cached front of the own system, or null. */
export function readOwnFront(queryClient: QueryClient, own: System): Front | null {
  return queryClient.getQueryData<Front>(frontKey({ viewer: viewerOf(own) }, own.id)) ?? null;
}

/** Writes a fresh front of the own system to its entry. `atMs`: when it arrived, in milliseconds since 1970. */
export function putOwnFront(
  { queryClient, statusCache }: FrontCaches,
  own: System,
  front: FrontersResult,
  atMs: number,
): void {
  statusCache.writeFront(own.id, { value: frontOf(front), atMs });
  // A request in flight was sent earlier, and may return the front before this one.
  void queryClient.cancelQueries({ queryKey: frontKey({ viewer: viewerOf(own) }, own.id) });
}

/** Marks what others see of the front of the own system as stale. */
export function invalidatePublicFront(queryClient: QueryClient, own: System): void {
  void queryClient.invalidateQueries({ queryKey: frontKey({ viewer: PUBLIC }, recordKey(own)) });
}
