import type { Client } from '@frontboard/client';
import { type StateServices, useProvidedServices } from '../state/services.tsx';
import type { PrivateStorage } from './private-storage.ts';
import type { Session } from './session.ts';
import type { SessionOnlyAccounts } from './session-only-accounts.ts';

/** Adds the account and the client that sends its token. */
export interface SessionServices extends StateServices {
  readonly client: Client;
  readonly session: Session;
  readonly privateStorage: PrivateStorage;
  readonly sessionOnlyAccounts: SessionOnlyAccounts;
}

/** The services of this layer and of the layers below. */
export function useSessionServices(): SessionServices {
  return useProvidedServices<SessionServices>();
}
