import type { System } from '@frontboard/model';
import { useStore } from 'zustand/react';
import type { SafeStorage } from '../platform/storage.ts';
import { useSessionServices } from './services.ts';
import type { SessionSnapshot } from './session.ts';

/** The state of the session. */
export function useSession(): SessionSnapshot {
  return useStore(useSessionServices().session);
}

/** The own system, or null. */
export function useOwnSystem(): System | null {
  return useStore(useSessionServices().session, (snapshot) => snapshot.system);
}

/** The place for the documents of the active account. */
export function usePrivatePlace(): SafeStorage {
  const { privateStorage, session } = useSessionServices();
  return privateStorage.of(useStore(session, ({ isStored }) => isStored));
}

/** The store of the active account's place that `open` opens. */
export function usePrivateStore<Store>(open: (place: SafeStorage) => Store): Store {
  return useSessionServices().privateStorage.store(open, usePrivatePlace());
}

/** Whether loading the page again forgets a token. */
export function useHasSessionOnlyToken(): boolean {
  return useStore(useSessionServices().sessionOnlyAccounts, (accounts) => accounts.length > 0);
}
