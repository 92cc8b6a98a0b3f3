import { useProvidedServices } from '../../state/services.tsx';
import type { WriteServices } from '../writes/services.ts';
import type { Outbox } from './types.ts';

/** Adds the queue of switches. */
export interface QueueServices extends WriteServices {
  readonly outbox: Outbox;
}

/** The services of this folder and of those below. */
export function useQueueServices(): QueueServices {
  return useProvidedServices<QueueServices>();
}
