import { privateStorages } from '../../state/private-storage.ts';
import type { PrivateKeeper } from '../forgetting/private-keeper.ts';
import { forgetSetAside, hasSetAside } from '../forgetting/set-aside.ts';
import { countDrafts, DRAFTS_KEY, forgetDrafts } from './drafts.ts';

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
    forgetSetAside(storage, DRAFTS_KEY);
  },
};
