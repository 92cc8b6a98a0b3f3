import { useCallback } from 'react';
import { useOwnSystem } from '../../state/hooks.ts';
import { useServices } from '../../state/services.tsx';
import { useRecordCache } from '../own/use-record-cache.ts';
import { viewerOf } from '../status/status-queries.ts';
import { type DeleteResult, deleteRecord } from './delete-record.ts';
import type { Doomed } from './fetch-for-copy.ts';
import { useCopyStore, useRefreshCopies } from './use-restore-copies.ts';

/** Deletes something of the own system, with a restore copy kept before; see `deleteRecord`. */
export function useDeleteRecord(): (doomed: Doomed, isCopyWaived?: boolean) => Promise<DeleteResult> {
  const { client, clock } = useServices();
  const viewer = viewerOf(useOwnSystem(), '@me');
  const store = useCopyStore();
  const cache = useRecordCache();
  const refresh = useRefreshCopies();
  return useCallback(
    async (doomed, isCopyWaived) => {
      const context = { client, store, cache, viewer, nowMs: clock.now() };
      const result = await deleteRecord(context, doomed, isCopyWaived);
      await refresh();
      return result;
    },
    [client, clock, store, cache, viewer, refresh],
  );
}
