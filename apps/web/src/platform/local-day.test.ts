import { expect, test } from 'vitest';
import { inZone } from '../testing/in-zone.ts';
import { localDayOf } from './local-day.ts';

test('a day is that of the device, with four digits for the year', () => {
  inZone('Asia/Tokyo');
  expect(localDayOf(Date.parse('2026-02-28T20:00Z'))).toBe('2026-03-01');
  expect(localDayOf(Date.parse('0099-12-31T00:00Z'))).toBe('0099-12-31');
});
