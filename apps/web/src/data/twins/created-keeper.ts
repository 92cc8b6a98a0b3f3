import { privateStorages } from '../../state/private-storage.ts';
import type { PrivateKeeper } from '../forgetting/private-keeper.ts';
import { removeCreated } from './created-journal.ts';

/** What was created and is not checked for twins. */
export const createdKeeper: PrivateKeeper = {
  forget({ storage, clock }, viewer) {
    for (const place of privateStorages(storage)) {
      removeCreated(place, ({ account }) => account === viewer, clock.now());
    }
  },
};
