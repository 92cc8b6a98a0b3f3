import { expect, test } from 'vitest';
import { mediansByPlace } from './statistics.ts';

test('what one run alone took long for is not the worst of all', () => {
  expect(
    mediansByPlace([
      [30, 300, 60],
      [20, 40, 70],
      [90, 50, 80],
    ]),
  ).toEqual([30, 50, 70]);
});
