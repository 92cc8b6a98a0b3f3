import { describe, expect, test } from 'vitest';
import { toPkstatusSettings } from './pkstatus-settings.ts';
import { replaceSettings } from './replace-settings.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { toStoredPreferences } from './stored-preferences.ts';

const withTheme = (theme: Settings['theme']): Settings => ({
  ...DEFAULT_SETTINGS,
  theme,
  lookup: { memberLayout: 'grid', colorAccent: false },
  frontNotifications: { ...DEFAULT_SETTINGS.frontNotifications, names: true },
  token: 'secret',
});

describe('a backup', () => {
  test.each(['system', 'light', 'dark'] as const)('without settings changes none (theme: %s)', (theme) => {
    expect(replaceSettings(withTheme(theme), null, null)).toEqual(withTheme(theme));
  });

  test.each([
    { chosen: 'system', dark: false, expected: 'system' },
    { chosen: 'system', dark: true, expected: 'dark' },
    { chosen: 'light', dark: false, expected: 'light' },
    { chosen: 'light', dark: true, expected: 'dark' },
    { chosen: 'dark', dark: false, expected: 'light' },
    { chosen: 'dark', dark: true, expected: 'dark' },
  ] as const)(
    'of PKStatus with dark: $dark makes the theme $chosen $expected',
    ({ chosen, dark, expected }) => {
      const shared = { ...toPkstatusSettings(DEFAULT_SETTINGS), dark, checkUpdates: false };
      const restored = replaceSettings(withTheme(chosen), shared, null);
      expect(restored).toMatchObject({
        theme: expected,
        checkUpdates: false,
        frontNotifications: { names: true },
      });
    },
  );

  test.each(['system', 'light', 'dark'] as const)(
    'whose settings of PKStatus cannot be read has its own theme, %s, and leaves the rest',
    (theme) => {
      const own = { ...toStoredPreferences(DEFAULT_SETTINGS), theme };
      const restored = replaceSettings({ ...withTheme('dark'), detectPronouns: false }, null, own);
      expect(restored).toEqual({
        ...DEFAULT_SETTINGS,
        ...{ theme, token: 'secret', detectPronouns: false },
        lookup: { memberLayout: 'list', colorAccent: false },
      });
    },
  );

  test('with both parts has both, and the theme of its own part decides', () => {
    const shared = { ...toPkstatusSettings(DEFAULT_SETTINGS), dark: true, token: null };
    const own = { ...toStoredPreferences(DEFAULT_SETTINGS), theme: 'system' } as const;
    expect(replaceSettings(withTheme('light'), shared, own)).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'system',
    });
  });
});
