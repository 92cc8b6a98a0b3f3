import { DEFAULT_SETTINGS, readSettings, type Settings, writeSettings } from '@frontboard/model';
import type { SafeStorage } from '../platform/storage.ts';
import { createPersistentStore, type PersistentStore } from './persistent-store.ts';
import { mergeFields, mergeList } from './three-way-merge.ts';

export type SettingsStore = PersistentStore<Settings>;

export const SETTINGS_KEY = 'settings';

/** Opens the settings, migrated step by step from whatever version is stored and saved again. */
export function createSettingsStore(storage: SafeStorage): SettingsStore {
  return createPersistentStore({
    storage,
    key: SETTINGS_KEY,
    initial: DEFAULT_SETTINGS,
    read(stored) {
      const { settings, problems, newer } = readSettings(stored);
      // What a newer version added to a list of choices is no damage.
      return { value: settings, isDamaged: problems.length > 0 && !newer, isNewer: newer };
    },
    write: writeSettings,
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

/** Takes a token out of the copies of unreadable or newer documents with tokens that were set aside. */
export function scrubToken(storage: SafeStorage, token: string): void {
  for (const key of ['settings.corrupt', 'settings.newer', 'accounts.corrupt', 'accounts.newer']) {
    const text = storage.get(key);
    if (text?.includes(token)) storage.set(key, text.replaceAll(token, ''));
  }
}
