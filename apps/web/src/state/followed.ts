import type { PersistentStore } from './persistent-store.ts';

/** The ids of the followed systems, in the person's order. */
export type FollowedStore = PersistentStore<readonly string[]>;
