import { useStore } from 'zustand/react';
import { createSafeStorage, memoryStorage, type SafeStorage } from '../platform/storage.ts';
import { useSessionServices } from './services.ts';

/** What stands in for each storage while nothing may stay on the device. It lasts as long as the page. */
const standIns = new WeakMap<SafeStorage, SafeStorage>();

/**
 * Where to keep what belongs to the account in use (by its viewer): the device's storage, or the memory of this tab for an account
 * that is there for this session only.
 */
export function usePrivateStorage(): SafeStorage {
  const { storage, session } = useSessionServices();
  const isKept = useStore(session, (snapshot) => snapshot.isKept);
  return privateStorage(storage, isKept);
}

/** The same outside React. `isKept`: whether the account may leave anything on the device. */
export function privateStorage(storage: SafeStorage, isKept: boolean): SafeStorage {
  return isKept ? storage : standInOf(storage);
}

/** All places where `usePrivateStorage` may have kept something: for who counts or forgets it. */
export function privateStorages(storage: SafeStorage): readonly SafeStorage[] {
  return [storage, standInOf(storage)];
}

function standInOf(storage: SafeStorage): SafeStorage {
  const known = standIns.get(storage);
  if (known !== undefined) return known;
  const opened = createSafeStorage({ open: () => memoryStorage() });
  standIns.set(storage, opened);
  return opened;
}
