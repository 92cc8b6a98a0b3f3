import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setHours } from '../../platform/device-format.ts';
import { inLanguages } from '../../testing/device-language.ts';
import { inZone } from '../../testing/in-zone.ts';
import { formatTimestamp } from '../markdown/timestamp.ts';
import { formatExact, formatRelative } from './format-time.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('formatRelative', () => {
  it.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [MINUTE, '1 minute ago'],
    [59 * MINUTE + 59_999, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [23.9 * HOUR, '23 hours ago'],
    [DAY, '1 day ago'],
    [6.9 * DAY, '6 days ago'],
    [7 * DAY, '1 week ago'],
    [30 * DAY, '4 weeks ago'],
    [31 * DAY, '1 month ago'],
    [365 * DAY, '11 months ago'],
    [366 * DAY, '1 year ago'],
    [800 * DAY, '2 years ago'],
  ])('%d ms ago is "%s"', (ageMs, words) => {
    expect(formatRelative(NOW - ageMs, NOW)).toBe(words);
  });

  it('shows no future time if a clock is slightly wrong', () => {
    expect(formatRelative(NOW + 30_000, NOW)).toBe('just now');
    expect(formatRelative(NOW + 5 * MINUTE, NOW)).toBe('in 5 minutes');
  });

  it('never says "0" of anything', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (distanceMs) => {
        expect(formatRelative(NOW - distanceMs, NOW)).not.toMatch(/\b0\b/);
      }),
    );
  });
});

describe('formatExact', () => {
  const AFTERNOON = new Date(2026, 10, 20, 14, 2, 9).getTime();

  it.each([
    ['en-US', 'Fri, Nov 20, 2026, 02:02:09 PM'],
    ['en-GB', 'Fri, 20 Nov 2026, 14:02:09'],
    ['de-DE', 'Fr., 20. Nov. 2026, 14:02:09'],
  ])('gives day, month, year and seconds as %s writes them', (language, text) => {
    inLanguages(language);
    expect(plainBlanks(formatExact(AFTERNOON))).toBe(text);
  });

  it('writes the time of the zone where the device now is, also if it was elsewhere before', () => {
    inLanguages('en-GB');
    const noon = Date.UTC(2026, 10, 20, 12);
    const written = ['Asia/Tokyo', 'America/New_York', 'Europe/Berlin'].map((zone) => {
      inZone(zone);
      return plainBlanks(formatExact(noon));
    });
    expect(written).toEqual(['21', '07', '13'].map((hour) => `Fri, 20 Nov 2026, ${hour}:00:00`));
  });

  it.each(['en-US', 'en-GB', 'de-DE', 'ja-JP'])(
    'counts 12 or 24 hours in %s where that is chosen',
    (language) => {
      inLanguages(language);
      onTestFinished(() => setHours('device'));
      setHours('12');
      expect(formatExact(AFTERNOON)).toContain('2:02:09');
      expect(formatExact(AFTERNOON)).not.toContain('14:');
      setHours('24');
      expect(formatExact(AFTERNOON)).toContain('14:02:09');
      const midnight = new Date(2026, 10, 20, 0, 5).getTime();
      expect(formatExact(midnight)).toContain('00:05:00');
      expect(formatTimestamp(midnight, 't', 0)).toMatch(/^0?0:05$/);
      expect(formatTimestamp(midnight, 'd', 0)).not.toContain(':');
    },
  );
});

/** Some releases of the language data have a narrow blank before AM and PM. */
function plainBlanks(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
