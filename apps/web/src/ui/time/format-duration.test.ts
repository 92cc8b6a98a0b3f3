import { describe, expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('formatDuration', () => {
  it.each([
    [0, 'under a minute'],
    [59_999, 'under a minute'],
    [MINUTE, '1 minute'],
    [HOUR, '1 hour'],
    [2 * HOUR + 5 * MINUTE + 30_000, '2 hours 5 minutes'],
    [3 * DAY + HOUR + 59 * MINUTE, '3 days 1 hour'],
    [400 * DAY + 30 * MINUTE, '400 days'],
  ])('%i ms are "%s"', (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });

  it('uses other words', () => {
    const words = { amount: (count: number, unit: string) => `${count}${unit[0]}`, underAMinute: '-' };
    expect(formatDuration(2 * HOUR + 5 * MINUTE, words)).toBe('2h 5m');
    expect(formatDuration(1, words)).toBe('-');
  });
});
