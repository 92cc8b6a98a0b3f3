import { expect, test } from 'vitest';
import { isDatedCopyDue, isReminderDue, planHere } from './copy-plan.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 5, 1);

test.each([
  ['off', null, null, false],
  ['off', 1_000, null, false],
  ['write-week', 1_000, null, false],
  ['remind-week', null, null, true],
  ['remind-week', 6.9, null, false],
  ['remind-week', 7, null, true],
  ['remind-month', 29, null, false],
  ['remind-month', 30, null, true],
  ['remind-quarter', 90, null, false],
  ['remind-quarter', 91, null, true],
  ['remind-week', 8, 2.9, false],
  ['remind-week', null, 2.9, false],
  ['remind-week', 8, 3, true],
] as const)('with "%s", saved %s days ago and put off %s days ago: %s', (plan, saved, putOff, isDue) => {
  const at = (days: number | null) => (days === null ? null : NOW - days * DAY_MS);
  expect(isReminderDue({ savedAtMs: at(saved), putOffAtMs: at(putOff) }, plan, NOW)).toBe(isDue);
});

const time = (text: string) => new Date(text).getTime();

test.each([
  ['off', null, '2026-11-25T10:00', false],
  ['remind-week', null, '2026-11-25T10:00', false],
  ['write-month', null, '2026-11-25T10:00', true],
  // By days, not by hours: a person who opens the app earlier than yesterday still gets a copy.
  ['write-day', '2026-11-24T23:50', '2026-11-25T00:10', true],
  ['write-day', '2026-11-25T00:10', '2026-11-25T23:50', false],
  ['write-week', '2026-11-18T20:00', '2026-11-25T07:00', true],
  ['write-week', '2026-11-19T00:10', '2026-11-25T23:50', false],
  ['write-month', '2026-10-25T20:00', '2026-11-25T07:00', true],
  ['write-month', '2026-10-26T20:00', '2026-11-25T23:00', false],
  // The days when clocks change have 23 or 25 hours.
  ['write-day', '2026-03-28T23:50', '2026-03-29T00:10', true],
  ['write-day', '2026-10-25T00:10', '2026-10-25T23:50', false],
  // Months of different length.
  ['write-month', '2026-01-31T12:00', '2026-02-27T23:00', false],
  ['write-month', '2026-01-31T12:00', '2026-02-28T01:00', true],
  ['write-month', '2026-12-31T12:00', '2027-01-31T01:00', true],
  // Missed while the app was closed for a year.
  ['write-week', '2025-11-25T12:00', '2026-11-25T12:00', true],
  // Written while the clock was years ahead.
  ['write-day', '2031-01-01T12:00', '2026-11-25T12:00', true],
  ['write-day', '2026-11-25T18:00', '2026-11-25T12:00', false],
] as const)('a copy of plan "%s" after %s is due at %s: %s', (plan, written, now, isDue) => {
  const writtenAtMs = written === null ? null : time(written);
  expect(isDatedCopyDue({ writtenAtMs, failure: null }, plan, time(now))).toBe(isDue);
});

test('after a failure it is tried again a quarter of an hour later, also with a clock that was set back', () => {
  const at = (minutes: number) =>
    isDatedCopyDue(
      { writtenAtMs: null, failure: { problem: 'full', atMs: NOW } },
      'write-day',
      NOW + minutes * 60_000,
    );
  expect([0, 14, 15, -1].map(at)).toEqual([false, false, true, true]);
});

test('where nothing can be written, a plan to write is a reminder', () => {
  expect(planHere('write-day', false)).toBe('remind-week');
  expect(planHere('write-month', false)).toBe('remind-month');
  expect(planHere('write-month', true)).toBe('write-month');
  for (const plan of ['off', 'remind-quarter'] as const) expect(planHere(plan, false)).toBe(plan);
});
