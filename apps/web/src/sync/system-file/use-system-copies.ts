import { usePrivateStore, useSession } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { type SystemCopiesStore, systemCopiesStores } from './system-copies.ts';

/** What this device knows about the copies of the own system. */
export function useSystemCopies(): SystemCopiesStore {
  const { system } = useSession();
  return usePrivateStore(systemCopiesStores)(viewerOf(system));
}
