import type { CacheServices } from '../../cache/services.ts';
import { useProvidedServices } from '../../state/services.tsx';
import type { Writes } from './writes.ts';

/** Adds the observer of writes in flight. */
export interface WriteServices extends CacheServices {
  /** Loads the observer when it is first needed. Rejects when its code can't be loaded. */
  readonly loadWrites: () => Promise<Writes>;
  /** Resolves once a write that ended without an answer at `sinceMs` (default now) can no longer be running. */
  readonly settleWrites: (sinceMs?: number) => Promise<void>;
}

/** The services of this folder and of the layers below. */
export function useWriteServices(): WriteServices {
  return useProvidedServices<WriteServices>();
}
