import type { Client } from '@frontboard/client';
import { brandId } from '@frontboard/model';
import { queryOptions } from '@tanstack/react-query';
import type { Clock } from '../../platform/clock.ts';
import type { Viewer } from '../../session/viewer.ts';
import { LOOKED_UP } from '../shared.ts';
import type { Aged } from '../status/status-cache.ts';

/**
 * What a person looks up of one system, and when it arrived. An answer is good for the cache's time to live and is asked for again after it.
 * Keys: the viewer, `systems`, what is asked, of which system.
 */
export function systemQueries(client: Pick<Client, 'systems'>, clock: Clock, viewer: Viewer) {
  const { staleTime } = LOOKED_UP;
  const aged = async <T>(answer: Promise<T>): Promise<Aged<T>> => {
    const value = await answer;
    return { value, atMs: clock.now() };
  };
  return {
    detail: (ref: string) =>
      queryOptions({
        queryKey: [viewer, 'systems', 'detail', ref],
        queryFn: ({ signal }) => aged(client.systems.fetch(brandId('SystemRef', ref), { signal })),
        staleTime,
      }),
  };
}
