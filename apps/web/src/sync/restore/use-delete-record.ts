import { useCallback } from 'react';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useSystemCaller } from '../../session/caller.ts';
import { useServices } from '../services.ts';
import { type DeleteResult, deleteRecord } from './delete-record.ts';
import type { Doomed } from './fetch-for-copy.ts';
import { useCopyStore, useRefreshCopies } from './use-restore-copies.ts';

/** Deletes a record of the own system after it has persisted a restore copy; see `deleteRecord`. */
export function useDeleteRecord(): (doomed: Doomed, isCopyWaived?: boolean) => Promise<DeleteResult> {
  const { clock, settleWrites } = useServices();
  const caller = useSystemCaller('@me');
  const store = useCopyStore();
  const cache = useRecordCache();
  const refresh = useRefreshCopies();
  return useCallback(
    async (doomed, isCopyWaived) => {
      const context = { caller, store, cache, nowMs: clock.now(), settle: settleWrites };
      const result = await deleteRecord(context, doomed, isCopyWaived);
      await refresh();
      return result;
    },
    [caller, clock, settleWrites, store, cache, refresh],
  );
}
