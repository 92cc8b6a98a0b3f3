import { isRecord } from '@frontboard/model';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { jsonOf } from '../persistence/json-of.ts';
import { readFromTab, writeToTab } from '../platform/tab-storage.ts';
import type { SessionServices } from './services.ts';
import { readSwitchSearch, type SwitchSearch } from './switch-search.ts';

const KEY = 'frontboard-switch-link';

/**
 * What the last opened link asks for, until it is in the draft; null otherwise: `services.once(createSwitchLink)`. A reload does not lose
 * it, and other tabs do not see it. It names members, so it goes when the account it waits for is signed out.
 */
export function createSwitchLink({
  session,
}: Pick<SessionServices, 'session'>): StoreApi<SwitchSearch | null> {
  const store = createStore<SwitchSearch | null>(readStored);
  store.subscribe((link) => writeToTab(KEY, link && JSON.stringify(link)));
  session.subscribe(({ system, state }, { system: former }) => {
    if (former !== null && system === null && state === 'no-token') store.setState(null, true);
  });
  return store;
}

function readStored(): SwitchSearch | null {
  const stored = jsonOf(readFromTab(KEY) ?? '');
  // Otherwise something else wrote it.
  return isRecord(stored) ? readSwitchSearch(stored) : null;
}
