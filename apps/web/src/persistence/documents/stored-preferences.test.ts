import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES, readPreferences } from './stored-preferences.ts';

const { version } = DEFAULT_PREFERENCES;

test.each([5, null, [], {}, { version: '1' }])(
  'instead of preferences, %j is damage and leaves the defaults',
  (stored) => {
    expect(readPreferences(stored, DEFAULT_PREFERENCES)).toEqual({
      ...{ value: DEFAULT_PREFERENCES, isDamaged: true, isNewer: false, problems: [] },
    });
  },
);

test('a field that does not fit is its default and is named by its path, and the others are read', () => {
  const { notices } = DEFAULT_PREFERENCES;
  const stored = { version, discreet: true, theme: 'mauve', notices: { ...notices, quietFrom: 'noon' } };
  expect(readPreferences(stored, DEFAULT_PREFERENCES)).toEqual({
    value: { ...DEFAULT_PREFERENCES, discreet: true },
    ...{ isDamaged: true, isNewer: false },
    problems: ['theme', 'notices.quietFrom'],
  });
});

test('a choice that a newer release has added is not damage', () => {
  const stored = { version: version + 1, discreet: true, theme: 'mauve' };
  expect(readPreferences(stored, DEFAULT_PREFERENCES)).toMatchObject({
    ...{ isDamaged: false, isNewer: true, value: { theme: DEFAULT_PREFERENCES.theme, discreet: true } },
  });
});

test('missing fields are the defaults, and no damage', () => {
  expect(readPreferences({ version }, DEFAULT_PREFERENCES)).toMatchObject({
    ...{ value: DEFAULT_PREFERENCES, isDamaged: false, isNewer: false },
  });
});
