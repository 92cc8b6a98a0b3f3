import { switchChoicesKey } from '../../state/switch-choices.ts';
import { forgetSetAside } from '../forgetting/forget-set-aside.ts';
import type { PrivateKeeper } from '../forgetting/private-keeper.ts';

/** Favourites, recents and what was being chosen on the switch screen. */
export const choicesKeeper: PrivateKeeper = {
  forget({ storage }, viewer) {
    const key = switchChoicesKey(viewer);
    storage.remove(key);
    forgetSetAside(storage, key);
  },
};
