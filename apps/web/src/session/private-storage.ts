import { createSafeStorage, memoryStorage, type SafeStorage } from '../platform/storage.ts';

/** Where the documents of an account live: on the device, or in the memory of this page for a session-only account. */
export interface PrivateStorage {
  /** The place for the documents of an account. */
  of(isStored: boolean): SafeStorage;
  /** Every place that may hold documents of an account, for counting and forgetting. */
  readonly places: readonly SafeStorage[];
  /** The store that `open` opens on `place`. The same two arguments give the same store. */
  store<Store>(open: (place: SafeStorage) => Store, place: SafeStorage): Store;
}

/** The private storage of this page. `device` is where stored accounts keep their documents. */
export function createPrivateStorage(device: SafeStorage): PrivateStorage {
  const page = createSafeStorage({ open: () => memoryStorage() });
  const opened = new Map<SafeStorage, Map<unknown, unknown>>();
  return {
    of: (isStored) => (isStored ? device : page),
    places: [device, page],
    store<Store>(open: (place: SafeStorage) => Store, place: SafeStorage) {
      const stores = opened.get(place) ?? new Map<unknown, unknown>();
      opened.set(place, stores);
      if (!stores.has(open)) stores.set(open, open(place));
      return stores.get(open) as Store;
    },
  };
}
