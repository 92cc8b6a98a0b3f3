import { anyDocumentSchema, openDocumentStore } from '../persistence/document-store.ts';
import {
  FOLLOWED_DETAILS_VERSION,
  type FollowedDetails,
  mergeFollowedDetails,
  NO_FOLLOWED_DETAILS,
  readFollowedDetails,
} from '../persistence/documents/followed-details-document.ts';
import type { PersistentStore } from '../persistence/persistent-store.ts';
import type { SafeStorage } from '../platform/storage.ts';

/** What this device knows about the followed systems, beside the list of them. */
export type FollowedDetailsStore = PersistentStore<FollowedDetails>;

/** A change of it. */
export type FollowedDetailsChange = (details: FollowedDetails) => FollowedDetails;

export const FOLLOWED_DETAILS_KEY = 'followed-details';

/** Opens the details. A device without the document reads nothing. */
export function createFollowedDetailsStore(storage: SafeStorage): FollowedDetailsStore {
  return openDocumentStore(storage, FOLLOWED_DETAILS_KEY, {
    version: FOLLOWED_DETAILS_VERSION,
    initial: NO_FOLLOWED_DETAILS,
    schema: anyDocumentSchema,
    read(stored) {
      const { value, problems } = readFollowedDetails(stored);
      return { value, isDamaged: problems.length > 0 };
    },
    write: (details) => ({ ...details }),
    merge: mergeFollowedDetails,
  });
}

/** Whether there ever were any: a change of none would store an empty document. */
export function hasDetails(store: Pick<FollowedDetailsStore, 'getState'>): boolean {
  return store.getState() !== NO_FOLLOWED_DETAILS;
}
