import type { Group, Member } from '@frontboard/model';
import { useCallback } from 'react';
import { useRecordContext } from '../records/use-record-writes.ts';
import type { WriteOutcome } from '../writes/send-write.ts';
import { type DeleteResult, deleteRecord, hideRecord } from './delete-record.ts';
import type { Doomed } from './restore-copy.ts';
import { useCopyStore, useRefreshCopies } from './use-restore-copies.ts';

/** Deletes a record of the own system after it has persisted a restore copy; see `deleteRecord`. */
export function useDeleteRecord(): (doomed: Doomed, isCopyWaived?: boolean) => Promise<DeleteResult> {
  const { services, caller, cache } = useRecordContext();
  const store = useCopyStore();
  const refresh = useRefreshCopies();
  return useCallback(
    async (doomed, isCopyWaived) => {
      const { clock, settleWrites } = services;
      const context = { caller, store, cache, nowMs: clock.now(), settle: settleWrites };
      const result = await deleteRecord(context, doomed, isCopyWaived);
      await refresh();
      return result;
    },
    [services, caller, store, cache, refresh],
  );
}

/** Sets the visibility of a member or group of the own system to private; see `hideRecord`. */
export function useHideRecord(): (hidden: Doomed) => Promise<WriteOutcome<Member | Group>> {
  const context = useRecordContext();
  return useCallback((hidden) => hideRecord(context, hidden), [context]);
}
