import type { Outbox } from '../data/outbox/types.ts';
import { useProvidedServices } from '../state/services.tsx';
import type { RefresherServices } from './refresher/services.ts';
import type { Writes } from './writes/writes.ts';

/** The services of all layers: what `create-services.ts` builds once and every screen reaches. */
export interface Services extends RefresherServices {
  readonly outbox: Outbox;
  /** The observer of writes in flight, loaded when first needed. Rejects when its code can't be loaded. */
  readonly loadWrites: () => Promise<Writes>;
  /** Resolves once a write that ended without an answer at `sinceMs` (default now) can no longer be running. */
  readonly settleWrites: (sinceMs?: number) => Promise<void>;
}

/** The services of all layers. */
export function useServices(): Services {
  return useProvidedServices<Services>();
}
