import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DayLength, formatDay, isDayAtHand } from './format-day.ts';

const LENGTHS: readonly DayLength[] = ['medium', 'long'];

describe('formatDay', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(LENGTHS)('writes a %s day as the browser would, without asking it', (length) => {
    vi.stubGlobal('navigator', { language: 'en-US' });
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: length });
    const asked = vi.spyOn(Intl, 'DateTimeFormat');
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        fc.pre(date.getFullYear() > 1582);
        expect(formatDay(date.getTime(), length)).toBe(format.format(date));
      }),
    );
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('leaves the days of other people to the browser, and makes each format once', () => {
    vi.stubGlobal('navigator', { language: 'de-DE' });
    expect(isDayAtHand('long')).toBe(false);
    expect(formatDay(0, 'long')).toBe(new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(0));
    expect(isDayAtHand('long')).toBe(true);
  });
});
