import { brandId, type System, type SystemPatch } from '@frontboard/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOwnCaller } from '../../session/caller.ts';
import { useRestoredProfile } from '../persisted/use-restored.ts';
import { useCacheServices } from '../services.ts';
import { sharedValue } from '../shared.ts';
import { systemLookups } from '../systems/lookup-queries.ts';

/** The own system with what only its owner sees, and the functions that fetch and change it. */
export interface OwnProfile {
  /** Null until it is known. */
  readonly system: System | null;
  /** When it was fetched, in milliseconds since 1970. */
  readonly atMs: number;
  readonly error: unknown;
  readonly retry: () => void;
  /** Fetches the newest copy. Rejects with the client's errors. */
  readonly fetchLatest: () => Promise<System>;
  /** Changes it, and shows the service's answer everywhere. Rejects with the client's errors. */
  readonly send: (patch: SystemPatch) => Promise<System>;
}

/** The own system; a newer copy received here is shown everywhere at once. */
export function useOwnProfile(): OwnProfile {
  const { client } = useCacheServices();
  const { ref, caller } = useOwnCaller();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...systemLookups(caller).system(ref),
    refetchOnReconnect: true,
    enabled: useRestoredProfile(),
  });
  const take = useTakeOwnSystem();
  return {
    system: sharedValue(data),
    atMs: dataUpdatedAt,
    error: data !== undefined && data.state !== 'shared' ? data.state : error,
    retry: () => void refetch(),
    fetchLatest: async () => take(await client.systems.fetch(brandId('SystemRef', '@me'), caller.call)),
    send: async (patch) => take(await client.systems.update(patch, caller.call)),
  };
}

/** Updates every screen with the service's latest answer about the own system. */
function useTakeOwnSystem(): (system: System) => System {
  const { session } = useCacheServices();
  const queryClient = useQueryClient();
  return useCallback(
    (system) => {
      session.adopt(system);
      void queryClient.invalidateQueries({ queryKey: ['public', 'systems'] });
      return system;
    },
    [session, queryClient],
  );
}
