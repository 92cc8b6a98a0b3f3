import { privateStorages } from '../../state/private-storage.ts';
import { changing, SERVERS_KEY, serversStoreOf } from '../../state/servers.ts';
import { forgetSetAside } from '../../state/set-aside.ts';
import type { PrivateKeeper } from '../forgetting/private-keeper.ts';

/** The servers that were named for an account. */
export const serversKeeper: PrivateKeeper = {
  forget({ storage }, viewer) {
    const forget = changing(viewer, () => []);
    for (const place of privateStorages(storage)) serversStoreOf(place).update(forget);
    // Once more writes what other accounts have.
    if (forgetSetAside(storage, SERVERS_KEY)) serversStoreOf(storage).update(forget);
  },
};
