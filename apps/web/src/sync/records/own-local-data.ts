import type { PersistentStore } from '../../persistence/persistent-store.ts';
import { type LocalData, localDataStores } from '../../session/local/local-data.ts';
import type { RecordContext } from './record-writes.ts';

/** The local data of the account that records are written as. Taken before anything is sent: the account may change meanwhile. */
export function ownLocalData({ services, caller }: RecordContext): PersistentStore<LocalData> {
  const { privateStorage, session } = services;
  const { isStored } = session.getState();
  return privateStorage.store(localDataStores, privateStorage.of(isStored))(caller.viewer);
}
