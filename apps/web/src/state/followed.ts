import { readFollowed, writeFollowed } from '../persistence/documents/followed-document.ts';
import { createPersistentStore, type PersistentStore } from '../persistence/persistent-store.ts';
import { mergeList } from '../persistence/three-way-merge.ts';
import type { SafeStorage } from '../platform/storage.ts';

/** The ids of the followed systems, in the person's order. */
export type FollowedStore = PersistentStore<readonly string[]>;

export const FOLLOWED_KEY = 'systems';

/** Opens the followed list. `initial` is the list of a device without a stored one. */
export function createFollowedStore(storage: SafeStorage, initial: readonly string[] = []): FollowedStore {
  return createPersistentStore({
    storage,
    key: FOLLOWED_KEY,
    initial,
    read(stored) {
      const { ids, problems, newer } = readFollowed(stored);
      return { value: ids, isDamaged: problems.length > 0, isNewer: newer };
    },
    write: (ids) => writeFollowed([...ids]),
    merge: mergeList,
  });
}
