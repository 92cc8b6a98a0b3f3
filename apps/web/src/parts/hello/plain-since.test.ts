import { expect, test } from 'vitest';
import { formatMoment } from '../../ui/format-moment.ts';
import { plainSince } from './plain-since.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const NOW_MS = at(18, 15, 30);

test.each([
  [NOW_MS - 30_000, 'since just now'],
  [at(18, 15, 29), 'for 1 minute'],
  [at(18, 14, 31), 'for 59 minutes'],
])('a short time is counted (%#)', (atMs, text) => {
  expect(plainSince(atMs, NOW_MS)).toBe(text);
});

test.each([
  [at(18, 13), NOW_MS, 'this afternoon'],
  [at(18, 7, 2), NOW_MS, 'this morning'],
  [at(18, 4, 59), NOW_MS, 'last night'],
  [at(17, 23), NOW_MS, 'last night'],
  [at(17, 18), NOW_MS, 'yesterday evening'],
  [at(17, 13), NOW_MS, 'yesterday afternoon'],
  [at(17, 6), NOW_MS, 'yesterday morning'],
  [at(18, 1), at(18, 4), 'tonight'],
  [at(18, 1), at(18, 23), 'last night'],
  [at(18, 18), at(18, 23), 'this evening'],
])('what was today or yesterday has the part of the day and the time (%#)', (atMs, nowMs, when) => {
  expect(plainSince(atMs, nowMs)).toBe(`since ${when}, ${formatMoment(atMs, nowMs)}`);
});

test('what was before has its day and time', () => {
  expect(plainSince(at(16, 23), NOW_MS)).toBe(`since ${formatMoment(at(16, 23), NOW_MS)}`);
  // A day of 25 hours is one day.
  expect(plainSince(new Date(2026, 9, 24, 13).getTime(), new Date(2026, 9, 25, 13).getTime())).toContain(
    'yesterday',
  );
});
