import type { QueryClient } from '@tanstack/react-query';
import type { SessionServices } from '../session/services.ts';
import { useProvidedServices } from '../state/services.tsx';
import type { StatusCache } from './status/status-cache.ts';

/** Adds the caches of the service's data. */
export interface CacheServices extends SessionServices {
  readonly queryClient: QueryClient;
  readonly statusCache: StatusCache;
}

/** The services of this layer and of the layers below. */
export function useCacheServices(): CacheServices {
  return useProvidedServices<CacheServices>();
}
