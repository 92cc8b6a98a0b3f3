import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOn, type Occasion, upcoming } from './occasions.ts';

const TODAY = { year: 2026, month: 11, day: 30 };

function occasion(change: Partial<Occasion>): Occasion {
  return {
    key: 'u',
    kind: 'birthday',
    name: 'Luna',
    pictureUrl: null,
    color: null,
    of: null,
    isOwn: true,
    month: 12,
    day: 1,
    year: null,
    ...change,
  };
}

test.each([
  [11, 30, TODAY, '2026-11-30', 0],
  [12, 1, TODAY, '2026-12-1', 1],
  [11, 29, TODAY, '2027-11-29', 364],
  [2, 29, TODAY, '2027-2-28', 90],
  [2, 29, { year: 2027, month: 3, day: 1 }, '2028-2-29', 365],
  [2, 29, { year: 2027, month: 2, day: 28 }, '2027-2-28', 0],
] as const)('the day %d/%d comes next after %j on %s', (month, day, today, on, inDays) => {
  const next = nextOn({ month, day }, today);
  expect([`${next.on.year}-${next.on.month}-${next.on.day}`, next.inDays]).toEqual([on, inDays]);
});

test('a day comes within a year of any day', () => {
  const day = fc.record({
    year: fc.integer({ min: 1971, max: 2099 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(day, day, (one, today) => {
      const { inDays } = nextOn(one, today);
      expect(inDays).toBeGreaterThanOrEqual(0);
      expect(inDays).toBeLessThanOrEqual(365);
    }),
  );
});

test('the soonest comes first, of one day the own ones; years are counted only where the first is known and past', () => {
  const next = upcoming(
    [
      occasion({ name: 'Later', day: 9 }),
      occasion({ name: 'Other', isOwn: false, year: 2000 }),
      occasion({ name: 'Own' }),
      occasion({ name: 'Today', month: 11, day: 30, year: 2020 }),
      occasion({ name: 'Not yet', kind: 'anniversary', year: 2026 }),
    ],
    TODAY,
  );
  expect(next.map((it) => [it.occasion.name, it.years])).toEqual([
    ['Today', 6],
    ['Own', null],
    ['Other', 26],
    ['Later', null],
  ]);
});
