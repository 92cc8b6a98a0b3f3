import { expect, it } from 'vitest';
import { inLanguages } from '../../testing/device-language.ts';
import { formatMoment } from './format-moment.ts';

const NOW = new Date(2026, 10, 28, 14).getTime();

it.each([
  ['en-US', new Date(2026, 10, 28, 6, 11, 59), '6:11 AM'],
  ['en-US', new Date(2026, 10, 27, 18, 11), 'Fri, Nov 27, 6:11 PM'],
  ['en-US', new Date(2025, 11, 31, 23, 59), 'Wed, Dec 31, 2025, 11:59 PM'],
  ['en-US', new Date(2026, 10, 29, 0, 0), 'Sun, Nov 29, 12:00 AM'],
  ['en-GB', new Date(2026, 10, 27, 18, 11), 'Fri 27 Nov, 18:11'],
  ['de-DE', new Date(2026, 10, 28, 6, 11), '06:11'],
])('in %s, %s is "%s"', (language, at, text) => {
  inLanguages(language);
  expect(formatMoment(at.getTime(), NOW).replaceAll('\u202f', ' ')).toBe(text);
});
