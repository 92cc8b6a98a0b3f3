import { useMemo } from 'react';
import { usePrivateStore } from '../../session/account-hooks.ts';
import { useSession } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { useWriteServices } from '../writes/services.ts';
import { createDraftsStore, type Draft, draftPlace, moveDraft } from './drafts.ts';

/**
 * The place of what was entered in the form `key` and is not saved: it survives closing the dialog, the page
 * and a refused token, and is deleted with the account.
 */
export function useDraftPlace(key: string) {
  const { clock } = useWriteServices();
  const drafts = usePrivateStore(createDraftsStore);
  const { system, isStored } = useSession();
  const viewer = viewerOf(system);
  return useMemo(() => {
    const { load, save, remove } = draftPlace(drafts, viewer, key, isStored);
    return {
      load,
      save: (draft: Pick<Draft, 'base' | 'values'>) => void save({ ...draft, atMs: clock.now(), sent: null }),
      remove,
      /** Moves what is under another key here, unless there is something already. */
      takeFrom: (formerKey: string) => moveDraft(drafts, viewer, formerKey, key),
    };
  }, [drafts, viewer, key, isStored, clock]);
}
