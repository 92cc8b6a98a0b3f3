import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { DEFAULT_SETTINGS, writeSettings } from '@frontboard/model';
import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { memberWordOf } from '../state/member-word.ts';
import { createPreferencesStore } from '../state/preferences.ts';
import { createSettingsStore } from '../state/settings.ts';
import { resolveTheme, themeChoice } from '../state/theme.ts';

const script = readFileSync(new URL('../../public/start-theme.js', import.meta.url), 'utf8');

interface Painted {
  theme?: string;
  one?: string;
  many?: string;
}

/** What the script puts on the page. */
function painted(entries: Record<string, string>, hash: string, isSystemDark: boolean): Painted {
  const dataset: Painted = {};
  runInNewContext(script, {
    localStorage: memoryStorage(entries),
    location: { hash },
    matchMedia: () => ({ matches: isSystemDark }),
    document: { documentElement: { dataset } },
    JSON,
  });
  return dataset;
}

/** What the app decides a moment later. */
function decidedTheme(entries: Record<string, string>, hash: string, isSystemDark: boolean): string {
  const storage = createSafeStorage({ open: () => memoryStorage(entries) });
  const { dark } = createSettingsStore(storage).getState();
  const { theme } = createPreferencesStore(
    storage,
    entries.settings ? (dark ? 'dark' : 'light') : 'system',
  ).getState();
  return resolveTheme({ hash, choice: themeChoice(theme, dark), isSystemDark });
}

const settingsTexts = [undefined, true, false].map((dark) =>
  dark === undefined ? undefined : JSON.stringify(writeSettings({ ...DEFAULT_SETTINGS, dark })),
);
const preferencesTexts = [undefined, 'system', 'light', 'dark'].map((theme) =>
  theme === undefined ? undefined : JSON.stringify({ version: 1, theme, images: 'all' }),
);

test('the theme of the first paint is the one the app then decides on', () => {
  for (const settings of settingsTexts) {
    for (const preferences of preferencesTexts) {
      const entries = { ...(settings && { settings }), ...(preferences && { preferences }) };
      for (const hash of ['', '#dark', '#light', '#Dark', '#elsewhere']) {
        for (const isSystemDark of [true, false]) {
          const { theme } = painted(entries, hash, isSystemDark);
          expect([entries, hash, theme]).toEqual([entries, hash, decidedTheme(entries, hash, isSystemDark)]);
        }
      }
    }
  }
});

test('damaged or blocked storage leaves the choice to the device', () => {
  expect(painted({ settings: '{', preferences: 'x' }, '', true).theme).toBe('dark');
  const dataset: { theme?: string } = {};
  runInNewContext(script, {
    location: { hash: '' },
    matchMedia: () => ({ matches: false }),
    document: { documentElement: { dataset } },
    JSON,
  });
  expect(dataset.theme).toBe('light');
});

test.each([
  [{}],
  [{ memberWord: 'member' }],
  [{ memberWord: 'headmate' }],
  [{ memberWord: 'alter', ownMemberWord: 'facet', ownMembersWord: 'facets' }],
  [{ memberWord: 'own', ownMemberWord: ' facet ', ownMembersWord: 'facets' }],
  [{ memberWord: 'own', ownMemberWord: 'facet', ownMembersWord: ' ' }],
  [{ memberWord: 'own' }],
  [{ memberWord: 'own', ownMemberWord: 5, ownMembersWord: {} }],
])('what members are called with %j is what the app would say', (chosen) => {
  const entries = { preferences: JSON.stringify({ version: 1, ...chosen }) };
  const preferences = createPreferencesStore(
    createSafeStorage({ open: () => memoryStorage(entries) }),
    'system',
  );
  const { one = 'member', many = 'members' } = painted(entries, '', false);
  expect({ one, many }).toEqual(memberWordOf(preferences.getState()));
});
