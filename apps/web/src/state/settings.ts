import { readSettings, writeSettings } from '../persistence/documents/read-settings.ts';
import { DEFAULT_SETTINGS, type Settings } from '../persistence/documents/settings.ts';
import { createPersistentStore, type PersistentStore } from '../persistence/persistent-store.ts';
import { withoutTokens } from '../persistence/redact.ts';
import { mergeFields, mergeList } from '../persistence/three-way-merge.ts';
import type { SafeStorage } from '../platform/storage.ts';

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

/**
 * Takes a forgotten token out of the documents with tokens, where one that could not be read is still what it was, and out of the
 * copies that were set aside. To be called when the stores have dropped it.
 */
export function scrubToken(storage: SafeStorage, token: string): void {
  for (const key of ['settings', 'accounts']) {
    storage.rewrite(key, (text) => withoutToken(text, token));
    for (const reason of ['corrupt', 'newer']) storage.rewrite(`${key}.${reason}`, withoutTokens);
  }
}

function withoutToken(document: string, token: string): string {
  let value: unknown;
  try {
    value = JSON.parse(document);
  } catch {
    return withoutTokens(document);
  }
  let isFound = false;
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'string' || !part.includes(token)) return part;
    isFound = true;
    return part.replaceAll(token, '');
  });
  return isFound ? text : document;
}
