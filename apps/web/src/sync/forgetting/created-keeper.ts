import { privateStorages } from '../../session/private-storage.ts';
import { removeCreated } from '../twins/created-journal.ts';
import type { PrivateKeeper } from './private-keeper.ts';

/** What was created and is not checked for twins. */
export const createdKeeper: PrivateKeeper = {
  forget({ storage, clock }, viewer) {
    for (const place of privateStorages(storage)) {
      removeCreated(place, ({ account }) => account === viewer, clock.now());
    }
  },
};
