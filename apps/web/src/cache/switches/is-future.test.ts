import { expect, test } from 'vitest';
import { formatRelative } from '../../ui/time/format-time.ts';
import { isFuture } from './is-future.ts';

const NOW = Date.parse('2026-05-04T12:00:00Z');

test.each([
  [-1_000, false],
  [0, false],
  [59_999, false],
  [60_000, true],
  [3_600_000, true],
])('%i ms from now is in the future: %s', (distanceMs, expected) => {
  expect(isFuture(NOW + distanceMs, NOW)).toBe(expected);
});

test('a time ahead that is written as "just now" is not in the future', () => {
  for (const distanceMs of [1, 30_000, 59_999, 60_000, 61_000])
    expect(formatRelative(NOW + distanceMs, NOW) === 'just now').toBe(!isFuture(NOW + distanceMs, NOW));
});
