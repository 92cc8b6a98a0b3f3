import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useOwnGroups, useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { invalidateRestoreCopies, restoreCopiesQuery } from '../../cache/restore-copies.ts';
import { runAlone } from '../../platform/run-alone.ts';
import { useAccountPlace } from '../../session/account-hooks.ts';
import { useOwnSystem, useSession } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { useRecordContext } from '../records/use-record-writes.ts';
import { useServices } from '../services.ts';
import { type CopyStore, copiesIn } from './copy-store.ts';
import { type RestoreResult, restoreWith } from './restore.ts';
import { copiesOfDeleted, type RestoreCopy } from './restore-copy.ts';

/** The place of the restore copies of this page. */
export function useCopyStore(): CopyStore {
  const { demo } = useServices();
  const { isStored } = useSession();
  const place = useAccountPlace();
  return useMemo(() => copiesIn(place, { demo, isStored }), [place, demo, isStored]);
}

/** Whether restore copies are persisted. Copies of sample data and of a session-only account last as long as the page. */
export function useAreCopiesPersisted(): boolean {
  const { demo } = useServices();
  const { isStored } = useSession();
  return !demo && isStored;
}

/** The restore copies of one kind, and the actions on them. */
export type RestoreCopies = ReturnType<typeof useRestoreCopies>;

/** The restore copies of deleted members or groups of the active account, and the actions on them. */
export function useRestoreCopies(kind: RestoreCopy['kind']) {
  const own = useOwnSystem();
  const context = useRecordContext();
  const { viewer } = context.caller;
  const store = useCopyStore();
  const refresh = useRefreshCopies();
  const present = usePresentUuids(kind);
  const { data } = useQuery({
    ...restoreCopiesQuery(viewer, () => store.list(viewer)),
    enabled: own !== null,
  });
  /** Newest first; empty while they are read, and if they cannot be read. Only of records that do not exist (any more). */
  const copies = useMemo(
    () => (present === null ? [] : copiesOfDeleted(data ?? [], kind, present)),
    [data, kind, present],
  );
  const actions = useMemo(
    () => ({
      /** Creates the record again. */
      async restore(copy: RestoreCopy): Promise<RestoreResult> {
        const result = await runAlone(`restore-${copy.id}`, () => restoreWith(context, store, copy));
        await refresh();
        return result ?? { state: 'busy' };
      },
      /** Removes the copy permanently. Returns whether that worked. */
      async forget(copy: RestoreCopy): Promise<boolean> {
        try {
          await store.remove(copy.id);
          return true;
        } catch {
          return false;
        } finally {
          await refresh();
        }
      },
      /** Undoes a removal. */
      async keep(copy: RestoreCopy): Promise<void> {
        await store.put(copy);
        await refresh();
      },
    }),
    [context, store, refresh],
  );
  return useMemo(() => ({ copies, ...actions }), [copies, actions]);
}

/** Reads the copies again, wherever they are shown. */
export function useRefreshCopies(): () => Promise<void> {
  const queryClient = useQueryClient();
  const viewer = viewerOf(useOwnSystem());
  return useCallback(() => invalidateRestoreCopies(queryClient, viewer), [queryClient, viewer]);
}

/** The uuids of the own records; null until they are known. */
function usePresentUuids(kind: RestoreCopy['kind']): ReadonlySet<string> | null {
  const members = useOwnMembers().items;
  const groups = useOwnGroups().items;
  const items = kind === 'member' ? members : groups;
  return useMemo(() => (items === null ? null : new Set(items.map(({ uuid }) => uuid ?? ''))), [items]);
}
