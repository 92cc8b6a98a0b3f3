import { describe, expect, it, vi } from 'vitest';
import { inLanguages } from '../../testing/device-language.ts';
import { type DayLength, formatDay, isDayAtHand } from './format-day.ts';

const LENGTHS: readonly DayLength[] = ['medium', 'long'];
const DAY = new Date(2026, 10, 20, 12).getTime();

describe('formatDay', () => {
  it.each([
    ['en-US', 'November 20, 2026'],
    ['en-GB', '20 November 2026'],
    ['de', '20. November 2026'],
    ['fr-CA', '20 novembre 2026'],
    ['ja-JP', '2026年11月20日'],
  ])('follows the language and region %s of the device', (language, text) => {
    inLanguages(language, 'en-US');
    expect(formatDay(DAY, 'long')).toBe(text);
  });

  it.each(LENGTHS)('makes the format of a %s day once, and says when it is made', (length) => {
    inLanguages('sv-SE');
    expect(isDayAtHand(length)).toBe(false);
    formatDay(DAY, length);
    expect(isDayAtHand(length)).toBe(true);
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    formatDay(DAY + 1, length);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it.each([['C'], [''], ['not a language']])(
    'leaves it to the browser when the device names %j',
    (language) => {
      inLanguages(language);
      expect(formatDay(DAY, 'long')).toBe(
        new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(DAY),
      );
    },
  );
});
