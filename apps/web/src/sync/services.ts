import { useProvidedServices } from '../state/services.tsx';
import type { RefresherServices } from './refresher/services.ts';
import type { QueueServices } from './switches/services.ts';

/** The services of all layers: what `create-services.ts` builds once and every screen reaches. */
export interface Services extends RefresherServices, QueueServices {}

/** The services of all layers. */
export function useServices(): Services {
  return useProvidedServices<Services>();
}
