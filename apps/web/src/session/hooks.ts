import type { System } from '@frontboard/model';
import { useStore } from 'zustand/react';
import type { SessionSnapshot } from './active-token.ts';
import { useSessionServices } from './services.ts';

/** The state of the session. */
export function useSession(): SessionSnapshot {
  return useStore(useSessionServices().session);
}

/** The own system, or null. */
export function useOwnSystem(): System | null {
  return useStore(useSessionServices().session, (snapshot) => snapshot.system);
}

/** Whether loading the page again forgets a token. */
export function useHasSessionOnlyToken(): boolean {
  return useStore(useSessionServices().sessionOnlyAccounts, (accounts) => accounts.length > 0);
}
