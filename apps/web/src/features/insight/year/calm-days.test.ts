import type { FrontPart } from '@frontboard/insight';
import { expect, it } from 'vitest';
import type { ShownDay } from '../../../parts/calendar/create-day-at.ts';
import { calmDays, partsOfDays } from './calm-days.ts';

const DAY_MS = 86_400_000;
const keys = Array.from({ length: 9 }, (_, index) => `2026-05-0${index + 1}`);
const part = (beganDay: number, fromDay: number, toDay: number): FrontPart => ({
  beganMs: beganDay * DAY_MS,
  fromMs: fromDay * DAY_MS,
  toMs: toDay * DAY_MS,
  memberIds: ['a'],
});

/** A day with one front that began on another one. */
const dayAt = (key: string): ShownDay => {
  const day = Number(key.slice(-1));
  return {
    key,
    period: { fromMs: day * DAY_MS, toMs: (day + 1) * DAY_MS },
    parts: day === 1 ? [] : [part(2, day, day + 1)],
    people: [],
    amount: 0,
    isWhole: day !== 5,
  };
};

it('days with few switches are quiet, those after each other are one time, and what is not known or not over is none', () => {
  const amounts = [0, 0, 2, 8, 0, 1, 6, 6, 1];
  const counts = keys.flatMap((day, index) => {
    const amount = amounts[index] ?? 0;
    return amount === 0 ? [] : [{ day, amount }];
  });
  const times = calmDays({ keys, counts, dayAt, endMs: 9.5 * DAY_MS });
  expect(times.map(({ first, last }) => [first, last])).toEqual([
    // The history begins on the second day.
    ['2026-05-02', '2026-05-03'],
    // Of the fifth, switches are not loaded; the ninth is not over.
    ['2026-05-06', '2026-05-06'],
  ]);
});

it('if hardly anybody ever switches, all days with one switch or none are quiet', () => {
  const counts = [{ day: '2026-05-04', amount: 1 }];
  const times = calmDays({ keys: keys.slice(1, 4), counts, dayAt, endMs: 9 * DAY_MS });
  expect(times.map(({ first, last }) => [first, last])).toEqual([['2026-05-02', '2026-05-04']]);
});

it('a front that goes on over midnight is one part of the days', () => {
  expect(partsOfDays([dayAt('2026-05-02'), dayAt('2026-05-03')])).toEqual([part(2, 2, 4)]);
});
