import { afterEach, expect, test } from 'vitest';
import { setHours } from '../../platform/device-format.ts';
import { inLanguages } from '../../testing/device-language.ts';
import { hourName } from './hour-name.ts';

afterEach(() => setHours('device'));

test('hours are written with 12 or 24, as the person reads them', () => {
  setHours('24');
  expect([0, 14].map((hour) => hourName(hour, 'long'))).toEqual(['00:00', '14:00']);
  expect(hourName(6, 'short')).toBe('06');
  setHours('12');
  expect([0, 14].map((hour) => hourName(hour, 'long').toLowerCase())).toEqual(['12:00 am', '2:00 pm']);
});

test('where a language adds a word, the short form is without it', () => {
  inLanguages('de-DE');
  expect(hourName(6, 'short')).toBe('06');
});
