import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it('does not predict the future when a clock is a little off', () => {
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
  it('gives day, month, year and seconds', () => {
    const words = formatExact(NOW, 'en-GB');
    for (const part of ['20', 'Nov', '2026', ':00:00']) expect(words).toContain(part);
  });
});
