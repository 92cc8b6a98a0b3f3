import { expect, test } from 'vitest';
import { resolveTheme, themeChoice } from './theme.ts';

test.each([
  { hash: '#dark', choice: 'light', isSystemDark: false, shown: 'dark' },
  { hash: '#LIGHT', choice: 'dark', isSystemDark: true, shown: 'light' },
  { hash: '#other', choice: 'dark', isSystemDark: false, shown: 'dark' },
  { hash: '', choice: 'light', isSystemDark: true, shown: 'light' },
  { hash: '', choice: 'system', isSystemDark: true, shown: 'dark' },
  { hash: '', choice: 'system', isSystemDark: false, shown: 'light' },
] as const)('address $hash, choice $choice, dark device $isSystemDark: $shown', ({ shown, ...inputs }) => {
  expect(resolveTheme(inputs)).toBe(shown);
});

test('the setting decides between dark and light, unless the device is followed', () => {
  expect(themeChoice('system', true)).toBe('system');
  expect(themeChoice('light', true)).toBe('dark');
  expect(themeChoice('dark', false)).toBe('light');
});
