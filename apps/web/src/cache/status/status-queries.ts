import { queryOptions, skipToken } from '@tanstack/react-query';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Front } from './types.ts';
/**
 * What the status screens show, by the id that is followed. The refresher puts it there and decides when it is old,
 * so these queries never fetch by themselves and never expire.
 */
export function statusQueries(viewer: Viewer) {
  const common = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;
  return {
    system: (id: string) =>
      queryOptions<CachedSystem>({
        ...common,
        queryKey: [viewer, 'status', 'system', id],
        queryFn: skipToken,
      }),
    front: (id: string) =>
      queryOptions<Front>({ ...common, queryKey: [viewer, 'status', 'front', id], queryFn: skipToken }),
  };
}
