import type { System } from '@frontboard/model';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { SafeStorage } from '../platform/storage.ts';
import { useSessionServices } from './services.ts';
import type { Session, SessionSnapshot } from './session.ts';

/** The session, and the functions that change it. */
export function useSession(): SessionSnapshot & Pick<Session, 'setToken' | 'forget'> {
  const { session } = useSessionServices();
  const snapshot = useStore(session);
  return useMemo(
    () => ({ ...snapshot, setToken: session.setToken, forget: session.forget }),
    [snapshot, session],
  );
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
