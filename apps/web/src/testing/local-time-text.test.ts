import { expect, test } from 'vitest';
import { localTimeText } from './local-time-text.ts';

test.each([
  ['2026-11-29T07:47:00.999Z', '2026-11-29T08:47'],
  ['2026-11-29T07:47:09.000Z', '2026-11-29T08:47:09'],
  ['2026-07-31T22:00:00.000Z', '2026-08-01T00:00'],
])('%s is %s, as a field for date and time has it', (time, text) => {
  expect(localTimeText(Date.parse(time))).toBe(text);
});
