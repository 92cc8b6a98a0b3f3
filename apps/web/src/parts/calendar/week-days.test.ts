import { expect, test } from 'vitest';
import { weekDays } from './week-days.ts';

test('a week begins on Monday', () => {
  expect(weekDays('long')).toHaveLength(7);
  expect([weekDays('long')[0], weekDays('long')[6]]).toEqual(['Monday', 'Sunday']);
});
