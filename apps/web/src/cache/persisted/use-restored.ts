import type { System } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import type { Viewer } from '../../session/viewer.ts';
import { type CacheServices, useCacheServices } from '../services.ts';

/**
 * Has `bring` put the copy of the last visit into the query cache. True when that is done, whatever came of it: only then is the service
 * asked, and only for what is older than the cache's time to live.
 *
 * @param name tells what is brought from what else is
 */
export function useRestored(
  name: string,
  own: System | null,
  viewer: Viewer,
  bring: (services: CacheServices) => Promise<void>,
): boolean {
  const services = useCacheServices();
  const { isFetched } = useQuery({
    queryKey: [viewer, 'kept', name],
    queryFn: async () => {
      await bring(services);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: own !== null,
  });
  return own !== null && isFetched;
}

/** Brings in what is kept of the own profile and of the settings in the service. */
export function useRestoredProfile(own: System | null, viewer: Viewer): boolean {
  return useRestored('profile', own, viewer, (services) =>
    import('./restore-own.ts').then(
      ({ restoreOwnProfile }) => restoreOwnProfile(services),
      // Without its code the service is asked.
      () => {},
    ),
  );
}
