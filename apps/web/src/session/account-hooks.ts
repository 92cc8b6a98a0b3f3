import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { PersistentStore } from '../persistence/persistent-store.ts';
import type { SafeStorage } from '../platform/storage.ts';
import type { AccountDocument } from './account-document.ts';
import { type AccountPlace, accountPlace } from './account-place.ts';
import { useOwnSystem, useSession } from './hooks.ts';
import { useSessionServices } from './services.ts';
import { viewerOf } from './viewer.ts';

/** The place for the documents of the active account. */
export function usePrivatePlace(): SafeStorage {
  const { privateStorage, session } = useSessionServices();
  return privateStorage.of(useStore(session, ({ isStored }) => isStored));
}

/** The place of the active account, as work that begins now may use it. */
export function useAccountPlace(): AccountPlace {
  const place = usePrivatePlace();
  return accountPlace(place, viewerOf(useOwnSystem()));
}

/** The store of the active account's place that `open` opens. */
export function usePrivateStore<Store>(open: (place: SafeStorage) => Store): Store {
  return useSessionServices().privateStorage.store(open, usePrivatePlace());
}

/**
 * The store of the own system for a document of which each account has its own. Without an own system, an empty one that lasts as long as the
 * page.
 */
export function useAccountStore<T>(document: AccountDocument<T>): PersistentStore<T> {
  const { privateStorage } = useSessionServices();
  const { system, isStored } = useSession();
  const viewer = viewerOf(system);
  const place = privateStorage.of(system !== null && isStored);
  return useMemo(
    () => privateStorage.store(document, place)(viewer),
    [privateStorage, document, place, viewer],
  );
}
