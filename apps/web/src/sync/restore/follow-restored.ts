import { type Group, type Member, recordKey } from '@frontboard/model';
import { localDataStores, movingRecord } from '../../session/local/local-data.ts';
import type { RecordContext } from '../records/record-writes.ts';

/**
 * A function that moves what is stored on this device about a restored record from its former uuid to its new one. Created before
 * anything is sent: the account may change meanwhile.
 */
export function followRestored({
  services,
  caller,
}: RecordContext): (former: string, restored: Member | Group) => void {
  const { privateStorage, session } = services;
  const { isStored } = session.getState();
  const local = privateStorage.store(localDataStores, privateStorage.of(isStored))(caller.viewer);
  return (former, restored) => local.update(movingRecord(former, recordKey(restored)));
}
