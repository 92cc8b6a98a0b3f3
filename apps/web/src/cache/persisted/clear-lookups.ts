import { createRecentLookupsStore } from '../../session/recent-lookups.ts';
import type { CacheServices } from '../services.ts';
import { deleteLookups } from './delete-lookups.ts';

/**
 * Clears the recent lookups of the active account and turns them on or off. With the lookups of the device, all answers about what was looked up
 * are deleted from it. Returns what Undo does; null if there was nothing to clear.
 */
export function clearLookups(
  { privateStorage, session }: CacheServices,
  { isOn }: { readonly isOn: boolean },
): (() => void) | null {
  const { isStored } = session.getState();
  const store = privateStorage.store(createRecentLookupsStore, privateStorage.of(isStored));
  const before = store.getState();
  store.update(() => ({ isOn, entries: [] }));
  if (isStored) void deleteLookups().catch(() => {});
  return before.entries.length > 0 ? () => store.update(() => before) : null;
}
