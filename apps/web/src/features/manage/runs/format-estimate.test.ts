import { expect, test } from 'vitest';
import { formatEstimate } from './format-estimate.ts';

const MINUTE = 60_000;

test.each([
  [0, 'under a minute'],
  [44_000, 'under a minute'],
  [50_000, 'about 1 minute'],
  [85_000, 'about 1 minute 30 seconds'],
  [119_000, 'about 2 minutes'],
  [9.76 * MINUTE, 'about 10 minutes'],
  [82.4 * MINUTE, 'about 1 hour 22 minutes'],
])('an estimate of %i ms is rounded, not cut: "%s"', (ms, words) => {
  expect(formatEstimate(ms)).toBe(words);
});
