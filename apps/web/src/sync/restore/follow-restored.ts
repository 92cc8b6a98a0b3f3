import { type Group, type Member, recordKey } from '@frontboard/model';
import { movingRecord } from '../../session/local/local-data.ts';
import { ownLocalData } from '../records/own-local-data.ts';
import type { RecordContext } from '../records/record-writes.ts';

/**
 * A function that moves what is stored on this device about a restored record from its former uuid to its new one. Created before
 * anything is sent: the account may change meanwhile.
 */
export function followRestored(context: RecordContext): (former: string, restored: Member | Group) => void {
  const local = ownLocalData(context);
  return (former, restored) => local.update(movingRecord(former, recordKey(restored)));
}
