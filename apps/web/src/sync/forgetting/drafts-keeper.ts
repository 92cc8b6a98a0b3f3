import { forgetSetAside, hasSetAside } from '../../persistence/set-aside.ts';
import { privateStorages } from '../../session/private-storage.ts';
import { countDrafts, DRAFTS_KEY, forgetDrafts } from '../edit/drafts.ts';
import type { PrivateKeeper } from './private-keeper.ts';

/** What was typed into forms and not saved. */
export const draftsKeeper: PrivateKeeper = {
  unsent: {
    kind: 'drafts',
    hasUnreadable: ({ storage }) => hasSetAside(storage, DRAFTS_KEY),
    count: ({ storage }, viewer) =>
      privateStorages(storage).reduce((sum, place) => sum + countDrafts(place, viewer), 0),
  },
  forget({ storage }, viewer) {
    for (const place of privateStorages(storage)) forgetDrafts(place, viewer);
    // Once more writes what other accounts have.
    if (forgetSetAside(storage, DRAFTS_KEY)) forgetDrafts(storage, viewer);
  },
};
