import { forgetSetAside } from '../../persistence/set-aside.ts';
import { privateStorages } from '../../session/private-storage.ts';
import { changing, SERVERS_KEY, serversStoreOf } from '../../session/servers.ts';
import type { PrivateKeeper } from './private-keeper.ts';

/** The servers that were named for an account. */
export const serversKeeper: PrivateKeeper = {
  forget({ storage }, viewer) {
    const forget = changing(viewer, () => []);
    for (const place of privateStorages(storage)) serversStoreOf(place).update(forget);
    // Once more writes what other accounts have.
    if (forgetSetAside(storage, SERVERS_KEY)) serversStoreOf(storage).update(forget);
  },
};
