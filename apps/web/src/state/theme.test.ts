import { expect, test } from 'vitest';
import { resolveTheme } from './theme.ts';

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
