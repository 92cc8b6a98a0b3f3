import type { System } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import type { Viewer } from '../../session/viewer.ts';
import { type CacheServices, useCacheServices } from '../services.ts';
import { restoredQuery } from './restored-query.ts';

/**
 * Runs `restore` once, for at most 5 seconds. True when it has ended, with any result: only then requests are sent, and only for what
 * is stale.
 *
 * @param name identifies what is restored
 */
export function useRestored(
  name: string,
  own: System | null,
  viewer: Viewer,
  restore: (services: CacheServices) => Promise<void>,
): boolean {
  const services = useCacheServices();
  const { isFetched } = useQuery({
    ...restoredQuery(services, viewer, name, () => restore(services)),
    enabled: own !== null,
  });
  return own !== null && isFetched;
}

/** Restores the own profile and the settings in the service. */
export function useRestoredProfile(own: System | null, viewer: Viewer): boolean {
  return useRestored('profile', own, viewer, (services) =>
    import('./restore-own.ts').then(
      ({ restoreOwnProfile }) => restoreOwnProfile(services),
      // Without its code, the service is asked.
      () => {},
    ),
  );
}
