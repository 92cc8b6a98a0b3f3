import { useMemo } from 'react';
import { usePrivateStore, useSession } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { createDraftsStore, type Draft, draftPlace } from '../edit/drafts.ts';
import { useQueueServices } from './services.ts';

/**
 * The place of what was entered in the form `key` about switches of the own system and is not saved: it survives closing the dialog, the page
 * and a refused token, and is deleted with the account.
 */
export function useDraftPlace(key: string) {
  const { clock } = useQueueServices();
  const drafts = usePrivateStore(createDraftsStore);
  const { system, isStored } = useSession();
  const viewer = viewerOf(system);
  return useMemo(() => {
    const { load, save, remove } = draftPlace(drafts, viewer, key, isStored);
    return {
      load,
      save: (draft: Pick<Draft, 'base' | 'values'>) => void save({ ...draft, atMs: clock.now(), sent: null }),
      remove,
    };
  }, [drafts, viewer, key, isStored, clock]);
}
