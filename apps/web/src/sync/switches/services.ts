import { useProvidedServices } from '../../state/services.tsx';
import type { WriteServices } from '../writes/services.ts';
import type { SwitchQueue } from './types.ts';

/** Adds the queue of switches. */
export interface QueueServices extends WriteServices {
  readonly switchQueue: SwitchQueue;
}

/** The services of this folder and of those below. */
export function useQueueServices(): QueueServices {
  return useProvidedServices<QueueServices>();
}
