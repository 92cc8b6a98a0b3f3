import { createStore, type StoreApi } from 'zustand/vanilla';
import { readFromTab, writeToTab } from '../../platform/tab-storage.ts';
import { readSwitchSearch, type SwitchSearch } from './switch-search.ts';

const KEY = 'frontboard-switch-link';

/**
 * The content of the last opened link until it is in the draft; null otherwise: `services.once(createSwitchLink)`. A reload does not lose
 * it, and other tabs do not see it.
 */
export function createSwitchLink(): StoreApi<SwitchSearch | null> {
  const store = createStore<SwitchSearch | null>(readStored);
  store.subscribe((link) => writeToTab(KEY, link && JSON.stringify(link)));
  return store;
}

function readStored(): SwitchSearch | null {
  try {
    const stored: unknown = JSON.parse(readFromTab(KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? readSwitchSearch({ ...stored }) : null;
  } catch {
    // Something else wrote it.
    return null;
  }
}
