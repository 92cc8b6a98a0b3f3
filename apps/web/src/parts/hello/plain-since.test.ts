import { expect, test } from 'vitest';
import { formatMoment } from '../../ui/time/format-moment.ts';
import { plainSince } from './plain-since.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const NOW_MS = at(18, 15, 30);

test.each([
  [NOW_MS - 30_000, 'since just now'],
  [at(18, 15, 29), 'for 1 minute'],
  [at(18, 14, 31), 'for 59 minutes'],
])('a short time is counted (%#)', (atMs, text) => {
  expect(plainSince(atMs, NOW_MS, true)).toBe(text);
});

test('where times do not run, a short time has the part of the day and the time, too', () => {
  for (const atMs of [NOW_MS - 30_000, at(18, 15, 1)])
    expect(plainSince(atMs, NOW_MS, false)).toBe(`since this afternoon, ${formatMoment(atMs, NOW_MS)}`);
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
  expect(plainSince(atMs, nowMs, true)).toBe(`since ${when}, ${formatMoment(atMs, nowMs)}`);
});

test('what was before has its day and time', () => {
  // The night before the last one ended yesterday.
  for (const atMs of [at(16, 23), at(17, 0), at(17, 1), at(17, 4, 59)])
    expect(plainSince(atMs, NOW_MS, true)).toBe(`since ${formatMoment(atMs, NOW_MS)}`);
  // A day of 25 hours is one day.
  const [before, after] = [24, 25].map((day) => new Date(2026, 9, day, 13).getTime());
  expect(plainSince(before ?? 0, after ?? 0, true)).toContain('yesterday');
});
