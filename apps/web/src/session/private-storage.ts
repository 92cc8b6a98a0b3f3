import { createSafeStorage, memoryStorage, type SafeStorage } from '../platform/storage.ts';
import { ADMISSION_KEY, SWEPT } from './account-place.ts';

export type PrivateStorage = ReturnType<typeof createPrivateStorage>;

/**
 * Where the documents of an account live: on the device, or in the memory of this page for a session-only account. `device` is where stored
 * accounts keep their documents.
 */
export function createPrivateStorage(device: SafeStorage) {
  // Nothing is there from before the first admission.
  const page = createSafeStorage({ open: () => memoryStorage({ [ADMISSION_KEY]: SWEPT }) });
  const opened = new Map<SafeStorage, Map<unknown, unknown>>();
  return {
    /** The place for the documents of an account. */
    of: (isStored: boolean): SafeStorage => (isStored ? device : page),
    /** Every place that may hold documents of an account, for counting and forgetting. */
    places: [device, page] as readonly SafeStorage[],
    /** The store that `open` opens on `place`. The same two arguments give the same store. */
    store<Store>(open: (place: SafeStorage) => Store, place: SafeStorage): Store {
      const stores = opened.get(place) ?? new Map<unknown, unknown>();
      opened.set(place, stores);
      if (!stores.has(open)) stores.set(open, open(place));
      return stores.get(open) as Store;
    },
  };
}
