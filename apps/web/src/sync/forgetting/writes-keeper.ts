import { removeWrites } from '../../cache/in-flight/write-journal.ts';
import { privateStorages } from '../../session/private-storage.ts';
import type { PrivateKeeper } from './private-keeper.ts';

/** The journal of writes: whose they are, and what they touch. */
export const writesKeeper: PrivateKeeper = {
  forget({ storage, clock }, viewer) {
    for (const place of privateStorages(storage)) {
      removeWrites(place, ({ account }) => account === viewer, clock.now());
    }
  },
};
