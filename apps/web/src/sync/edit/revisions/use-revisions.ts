import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { usePrivateStore, useSession } from '../../../session/hooks.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { useWriteServices } from '../../writes/services.ts';
import { purgeText, type Revision, type RevisionsStore, revisionsStores, withinBounds } from './revisions.ts';

/** The store of the own system's revisions. */
export function useRevisionsStore(): RevisionsStore {
  const { system } = useSession();
  return usePrivateStore(revisionsStores)(viewerOf(system));
}

/** What was changed in one form on this device, newest first, and a function that purges a text from all revisions. */
export function useRevisions(form: string): {
  readonly revisions: readonly Revision[];
  readonly purge: (text: string) => void;
} {
  const { clock } = useWriteServices();
  const store = useRevisionsStore();
  const all = useStore(store);
  const revisions = useMemo(
    () => withinBounds(all, clock.now()).filter((one) => one.form === form),
    [all, clock, form],
  );
  return { revisions, purge: (text) => purgeText(store, text) };
}
