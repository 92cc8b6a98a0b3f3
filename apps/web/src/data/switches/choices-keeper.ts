import { privateStorages } from '../../state/private-storage.ts';
import { forgetSetAside } from '../../state/set-aside.ts';
import { switchChoicesKey } from '../../state/switch-choices.ts';
import type { PrivateKeeper } from '../forgetting/private-keeper.ts';

/** Favourites, recents and what was being chosen on the switch screen. */
export const choicesKeeper: PrivateKeeper = {
  forget({ storage }, viewer) {
    const key = switchChoicesKey(viewer);
    for (const place of privateStorages(storage)) place.remove(key);
    forgetSetAside(storage, key);
  },
};
