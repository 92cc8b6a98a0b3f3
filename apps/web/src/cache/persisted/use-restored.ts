import type { System } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useOwnSystem } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { type CacheServices, useCacheServices } from '../services.ts';
import { restoredQuery } from './restored-query.ts';

/**
 * Runs `restore` once for an own system, for at most 5 seconds. True when it has ended, with any result: only then requests are sent, and
 * only for what is stale.
 *
 * @param name identifies what is restored
 */
export function useRestored(
  name: string,
  restore: (services: CacheServices, own: System) => Promise<void>,
): boolean {
  const services = useCacheServices();
  const own = useOwnSystem();
  const { isFetched } = useQuery({
    ...restoredQuery(services, viewerOf(own), name, async () => {
      if (own !== null) await restore(services, own);
    }),
    enabled: own !== null,
  });
  return own !== null && isFetched;
}

/** Restores the own profile and the settings in the service. */
export function useRestoredProfile(): boolean {
  return useRestored('profile', (services) =>
    import('./restore-own.ts').then(
      ({ restoreOwnProfile }) => restoreOwnProfile(services),
      // Without its code, the service is asked.
      () => {},
    ),
  );
}
