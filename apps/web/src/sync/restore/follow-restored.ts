import { type Group, type Member, recordKey } from '@frontboard/model';
import { movingRecord } from '../../session/local/local-data.ts';
import { createDraftsStore, moveDraft } from '../edit/drafts.ts';
import { draftKeysOfRecord } from '../edit/note-forms.ts';
import { ownLocalData } from '../records/own-local-data.ts';
import type { RecordContext } from '../records/record-writes.ts';

/**
 * A function that moves what is stored on this device about a restored record, and what is typed about it and not saved, from its former uuid to its new one. Created before
 * anything is sent: the account may change meanwhile.
 */
export function followRestored(context: RecordContext): (former: string, restored: Member | Group) => void {
  const { privateStorage, session } = context.services;
  const local = ownLocalData(context);
  const drafts = privateStorage.store(createDraftsStore, privateStorage.of(session.getState().isStored));
  return (former, restored) => {
    const uuid = recordKey(restored);
    local.update(movingRecord(former, uuid));
    const keys = draftKeysOfRecord(uuid);
    for (const [at, key] of draftKeysOfRecord(former).entries())
      moveDraft(drafts, context.caller.viewer, key, keys[at] ?? key);
  };
}
