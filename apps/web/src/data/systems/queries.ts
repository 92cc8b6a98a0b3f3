import type { Client } from '@frontboard/client';
import { brandId, DEFAULT_CACHE_TTL_SECONDS } from '@frontboard/model';
import { queryOptions } from '@tanstack/react-query';
import type { Viewer } from '../status/status-queries.ts';

/**
 * What a person looks up of one system. An answer is good for the cache's time to live and is asked for again after it.
 * Keys: the viewer, `systems`, what is asked, of which system.
 */
export function systemQueries(client: Pick<Client, 'systems' | 'fronters'>, viewer: Viewer) {
  const staleTime = DEFAULT_CACHE_TTL_SECONDS * 1_000;
  return {
    detail: (ref: string) =>
      queryOptions({
        queryKey: [viewer, 'systems', 'detail', ref],
        queryFn: ({ signal }) => client.systems.fetch(brandId('SystemRef', ref), { signal }),
        staleTime,
      }),
    fronters: (ref: string) =>
      queryOptions({
        queryKey: [viewer, 'systems', 'fronters', ref],
        queryFn: ({ signal }) => client.fronters.fetch(brandId('SystemRef', ref), { signal }),
        staleTime,
      }),
  };
}
