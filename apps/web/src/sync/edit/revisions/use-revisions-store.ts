import { usePrivateStore, useSession } from '../../../session/hooks.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { type RevisionsStore, revisionsStores } from './revisions.ts';

/** The store of the own system's revisions. */
export function useRevisionsStore(): RevisionsStore {
  const { system } = useSession();
  return usePrivateStore(revisionsStores)(viewerOf(system));
}
