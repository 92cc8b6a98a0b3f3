import type { CacheServices } from '../../cache/services.ts';
import { useProvidedServices } from '../../state/services.tsx';
import type { Refresher } from './types.ts';

/** Adds the refresher. */
export interface RefresherServices extends CacheServices {
  readonly refresher: Refresher;
}

/** The services of this folder and of the layers below. */
export function useRefresherServices(): RefresherServices {
  return useProvidedServices<RefresherServices>();
}
