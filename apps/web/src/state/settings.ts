import { createStore } from 'zustand/vanilla';
import { joinSettings } from '../persistence/documents/join-settings.ts';
import {
  DEFAULT_PKSTATUS_SETTINGS,
  type PkstatusSettings,
  toPkstatusSettings,
} from '../persistence/documents/pkstatus-settings.ts';
import {
  readPkstatusSettings,
  writePkstatusSettings,
} from '../persistence/documents/read-pkstatus-settings.ts';
import type { Settings, ThemeChoice } from '../persistence/documents/settings.ts';
import {
  DEFAULT_PREFERENCES,
  readPreferences,
  type StoredPreferences,
  toStoredPreferences,
} from '../persistence/documents/stored-preferences.ts';
import { jsonOf } from '../persistence/json-of.ts';
import { createPersistentStore, type PersistentStore } from '../persistence/persistent-store.ts';
import { readable } from '../persistence/readable-store.ts';
import { withoutTokens } from '../persistence/redact.ts';
import { mergeFields, mergeList } from '../persistence/three-way-merge.ts';
import type { SafeStorage } from '../platform/storage.ts';

/** Everything a person sets on this device. */
export type SettingsStore = PersistentStore<Settings>;

export const SETTINGS_KEY = 'settings';
export const PREFERENCES_KEY = 'preferences';

/**
 * Opens the settings. They are one value here. On the device they are two documents, which only this store knows: PKStatus's own format,
 * of any version, and what that format has no place for.
 */
export function createSettingsStore(storage: SafeStorage): SettingsStore {
  const isFirstVisit = storage.get(SETTINGS_KEY) === null;
  const shared = openShared(storage);
  const { dark } = shared.getState();
  const preferences = openPreferences(storage, isFirstVisit ? 'system' : dark ? 'dark' : 'light');
  const joined = () => joinSettings(shared.getState(), preferences.getState());
  const store = createStore(joined);
  let isUpdating = false;
  const follow = () => {
    if (!isUpdating) store.setState(joined(), true);
  };
  const stops = [shared.subscribe(follow), preferences.subscribe(follow)];
  return {
    ...readable(store),
    update(change) {
      const current = store.getState();
      const next = change(current);
      if (next === current) return;
      // One change for listeners, even if it is in both documents.
      isUpdating = true;
      shared.update((former) => toPkstatusSettings(next, former));
      preferences.update(() => toStoredPreferences(next));
      isUpdating = false;
      follow();
    },
    dispose() {
      for (const stop of stops) stop();
      shared.dispose();
      preferences.dispose();
    },
  };
}

function openShared(storage: SafeStorage): PersistentStore<PkstatusSettings> {
  return createPersistentStore({
    storage,
    key: SETTINGS_KEY,
    initial: DEFAULT_PKSTATUS_SETTINGS,
    read(stored) {
      const { settings, problems, newer } = readPkstatusSettings(stored);
      // A choice that a newer release has added to a list is not an error.
      return { value: settings, isDamaged: problems.length > 0 && !newer, isNewer: newer };
    },
    write: writePkstatusSettings,
    redact: withoutTokens,
    merge(base, mine, theirs) {
      const merged = mergeFields(base, mine, theirs);
      const excludeGroups = mergeList(
        base.switcher.excludeGroups,
        mine.switcher.excludeGroups,
        theirs.switcher.excludeGroups,
      );
      return { ...merged, switcher: { ...merged.switcher, excludeGroups } };
    },
  });
}

/** `theme`: of a device without stored preferences. They are stored at the first visit: settings without preferences look like those of PKStatus. */
function openPreferences(storage: SafeStorage, theme: ThemeChoice): PersistentStore<StoredPreferences> {
  const initial = { ...DEFAULT_PREFERENCES, theme };
  const isStored = storage.get(PREFERENCES_KEY) !== null;
  const store = createPersistentStore<StoredPreferences>({
    storage,
    key: PREFERENCES_KEY,
    initial,
    read: (stored) => readPreferences(stored, initial),
    write: (value) => value,
    merge(base, mine, theirs) {
      const merged = mergeFields(base, mine, theirs);
      const systems = mergeList(base.notices.systems, mine.notices.systems, theirs.notices.systems);
      return { ...merged, notices: { ...merged.notices, systems } };
    },
  });
  if (!isStored) store.update((current) => current);
  return store;
}

/**
 * Removes a forgotten token from the documents with tokens, if an unreadable one is unchanged, and from the
 * copies that were set aside. Call it when the stores have dropped the token.
 */
export function scrubToken(storage: SafeStorage, token: string): void {
  for (const key of ['settings', 'accounts']) {
    storage.rewrite(key, (text) => withoutToken(text, token));
    for (const reason of ['corrupt', 'newer']) storage.rewrite(`${key}.${reason}`, withoutTokens);
  }
}

function withoutToken(document: string, token: string): string {
  const value = jsonOf(document);
  if (value === undefined) return withoutTokens(document);
  let isFound = false;
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'string' || !part.includes(token)) return part;
    isFound = true;
    return part.replaceAll(token, '');
  });
  return isFound ? text : document;
}
