import type { Client } from '@frontboard/client';
import { brandId } from '@frontboard/model';
import { type FetchQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../../session/caller.ts';
import { LOOKED_UP, lookedUp } from '../looked-up.ts';
import { type Aged, UNDATED_AT_MS } from '../status/status-cache.ts';
import type { Front } from '../status/types.ts';
import { frontKey, systemKey } from '../system-keys.ts';
import { frontOf } from './front.ts';

/** The part of the client for queries about systems. */
export interface SystemCaller extends Pick<Caller, 'viewer' | 'uuid' | 'call'> {
  readonly client: Pick<Client, 'systems' | 'fronters'>;
}

/**
 * Queries about one system. References are normalised before they get here.
 * Keys: the viewer, `systems`, the query, the uuid of the system.
 */
export function systemLookups(caller: SystemCaller) {
  const { client, call } = caller;
  return {
    /** The record. Another system than the own one is fetched by `aliasQuery`, since only the answer says which entry is its. */
    system: (ref: string) =>
      queryOptions({
        ...lookedUp(caller, systemKey(caller, ref), (options) =>
          client.systems.fetch(brandId('SystemRef', ref), options),
        ),
        // It must not be gone while an alias that is fresh leads to it.
        gcTime: Number.POSITIVE_INFINITY,
      }),
    /** The current front, shared with the status screens. One of its answers is that the system does not share it. */
    front: (ref: string) =>
      queryOptions({
        staleTime: LOOKED_UP.staleTime,
        // The status screens and notifications may need it when no screen shows it.
        gcTime: Number.POSITIVE_INFINITY,
        queryKey: frontKey(caller, ref),
        queryFn: async ({ signal }): Promise<Front> =>
          frontOf(await client.fronters.fetch(brandId('SystemRef', ref), { ...call, signal })),
      }),
  };
}

/** The front of a system with the time it arrived, from the cache while it is fresh. Rejects as the client does. */
export function fetchFront(
  queryClient: QueryClient,
  caller: SystemCaller,
  ref: string,
  clock: Clock,
): Promise<Aged<Front>> {
  return fetchAged(queryClient, systemLookups(caller).front(ref), clock);
}

/** What a query fetches, with the time it arrived; from the cache while it is fresh. Rejects as the client does. */
export async function fetchAged<T>(
  queryClient: QueryClient,
  options: FetchQueryOptions<T, Error, T, readonly string[]>,
  clock: Clock,
): Promise<Aged<T>> {
  const value = await queryClient.fetchQuery(options);
  const updatedAtMs = queryClient.getQueryState(options.queryKey)?.dataUpdatedAt ?? UNDATED_AT_MS;
  // The device's clock may have been set back since.
  return { value, atMs: Math.min(updatedAtMs, clock.now()) };
}
