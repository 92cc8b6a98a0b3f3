import { forgetSetAside } from '../../persistence/set-aside.ts';
import { privateStorages } from '../../session/private-storage.ts';
import { switchChoicesKey } from '../../session/switch-choices.ts';
import type { PrivateKeeper } from './private-keeper.ts';

/** Favourites, recents and what was being chosen on the switch screen. */
export const choicesKeeper: PrivateKeeper = {
  forget({ storage }, viewer) {
    const key = switchChoicesKey(viewer);
    for (const place of privateStorages(storage)) place.remove(key);
    forgetSetAside(storage, key);
  },
};
