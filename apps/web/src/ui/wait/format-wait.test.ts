import { expect, test } from 'vitest';
import { formatWait } from './format-wait.ts';

test.each([
  [-500, '1 second'],
  [0, '1 second'],
  [1_000, '1 second'],
  [1_001, '2 seconds'],
  [90_000, '90 seconds'],
  [119_000, '119 seconds'],
  [119_001, '2 minutes'],
  [120_001, '3 minutes'],
  [3_600_000, '60 minutes'],
])('a wait of %i ms is written as %s', (ms, words) => {
  expect(formatWait(ms)).toBe(words);
});
