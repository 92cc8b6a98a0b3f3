import { describe, expect, it } from 'vitest';
import { formatAge } from './age.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('formatAge', () => {
  it.each([
    [-5 * MINUTE, 'just now'],
    [0, 'just now'],
    [44_000, 'just now'],
    [45_000, '1 min ago'],
    [2 * MINUTE, '2 min ago'],
    [59 * MINUTE, '59 min ago'],
    [59.6 * MINUTE, '1 h ago'],
    [3 * HOUR, '3 h ago'],
    [23.6 * HOUR, '1 day ago'],
    [5 * DAY, '5 days ago'],
  ])('%d ms is "%s"', (ageMs, text) => {
    expect(formatAge(ageMs)).toBe(text);
  });
});
