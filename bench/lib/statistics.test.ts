import { expect, test } from 'vitest';
import { median } from './statistics.ts';

test('the median of an even count is the mean of the two middle values', () => {
  expect([median([9, 1, 5]), median([4, 1, 2, 9])]).toEqual([5, 3]);
});
