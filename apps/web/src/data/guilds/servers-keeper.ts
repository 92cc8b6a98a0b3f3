import { privateStorages } from '../../state/private-storage.ts';
import { changing, SERVERS_KEY, serversStoreOf } from '../../state/servers.ts';
import type { PrivateKeeper } from '../forgetting/private-keeper.ts';
import { forgetSetAside } from '../forgetting/set-aside.ts';

/** The servers that were named for an account. */
export const serversKeeper: PrivateKeeper = {
  forget({ storage }, viewer) {
    for (const place of privateStorages(storage)) serversStoreOf(place).update(changing(viewer, () => []));
    forgetSetAside(storage, SERVERS_KEY);
  },
};
