import type { Client } from '@frontboard/client';
import { type StateServices, useProvidedServices } from '../state/services.tsx';
import type { Session } from './session.ts';

/** Adds the account and the client that sends its token. */
export interface SessionServices extends StateServices {
  readonly client: Client;
  readonly session: Session;
}

/** The services of this layer and of those below. */
export function useSessionServices(): SessionServices {
  return useProvidedServices<SessionServices>();
}
