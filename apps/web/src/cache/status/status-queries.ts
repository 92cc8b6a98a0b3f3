import { queryOptions, skipToken } from '@tanstack/react-query';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import { systemInKey, type Viewer } from '../../session/viewer.ts';
import { hashOf } from '../query-client.ts';
import { frontKey } from '../system-keys.ts';
import type { Front } from './types.ts';

/**
 * The data of the status screens, by the followed id. The refresher writes it and decides when it is stale, so these queries never fetch and
 * never expire. The front is the entry of the lookup, which does fetch it.
 */
export function statusQueries(viewer: Viewer) {
  const common = {
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  } as const;
  const systems = [viewer, 'status', 'system'] as const;
  return {
    /** The key of all systems of this viewer. */
    systems,
    system: (id: string) =>
      queryOptions<CachedSystem>({
        ...common,
        queryFn: skipToken,
        queryKey: [...systems, systemInKey(viewer, id)],
      }),
    // Without `skipToken`: the lookup would find it as the function of their common entry.
    front: (id: string) => queryOptions<Front>({ ...common, queryKey: frontKey(viewer, id) }),
  };
}

/** The hashes of the system and the front in the query cache, for code that reads them without an observer. */
export function statusHashes(
  viewer: Viewer,
  id: string,
): { readonly system: string; readonly front: string } {
  const queries = statusQueries(viewer);
  return { system: hashOf(queries.system(id).queryKey), front: hashOf(queries.front(id).queryKey) };
}
