import { brandId, type System, type SystemPatch } from '@frontboard/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOwnCaller } from '../../session/caller.ts';
import { useRestoredProfile } from '../persisted/use-restored.ts';
import { useCacheServices } from '../services.ts';
import { sharedValue } from '../shared.ts';
import { systemLookups } from '../systems/lookup-queries.ts';

/** The own system with what only its owner sees, and the functions that fetch and change it. A newer copy received here is shown everywhere at once. */
export function useOwnProfile() {
  const { client } = useCacheServices();
  const { ref, caller } = useOwnCaller();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...systemLookups(caller).system(ref),
    refetchOnReconnect: true,
    enabled: useRestoredProfile(),
  });
  const take = useTakeOwnSystem();
  return {
    /** Null until it is known. */
    system: sharedValue(data),
    /** When it was fetched, in milliseconds since 1970. */
    atMs: dataUpdatedAt,
    /** The error of the client, or why the service does not share the profile. */
    error: (data !== undefined && data.state !== 'shared' ? data.state : error) as unknown,
    retry: () => void refetch(),
    /** Fetches the newest copy. Rejects with the client's errors. */
    fetchLatest: async () => take(await client.systems.fetch(brandId('SystemRef', '@me'), caller.call)),
    /** Changes it, and shows the service's answer everywhere. Rejects with the client's errors. */
    send: async (patch: SystemPatch) => take(await client.systems.update(patch, caller.call)),
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
