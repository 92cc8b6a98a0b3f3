import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { compactHistory, frontSlices, type Slice, timePerColumn, usualDay } from '../src/index.ts';
import {
  clockOf,
  entryOf,
  frontsOf,
  msOf,
  type SamplePeriod,
  type SampleSwitch,
  UNIT_MS,
  UNITS,
} from './reference.ts';

const RUNS = { numRuns: inject('isLong') ? 20_000 : 300 };
const MEMBERS = ['a', 'b', 'c', 'd'];
const ALL = 99;

const unit = fc.integer({ min: 0, max: UNITS });
const history: fc.Arbitrary<SampleSwitch[]> = fc.array(
  fc.record({ at: unit, members: fc.subarray(MEMBERS) }),
  { maxLength: 14 },
);
const period: fc.Arbitrary<SamplePeriod> = fc.record({ from: unit, to: unit, now: unit });
const bounds = fc.uniqueArray(unit, { minLength: 2, maxLength: 9 }).map((at) => at.sort((a, b) => a - b));
const only = fc.constantFrom(null, ...MEMBERS);
const build = (list: readonly SampleSwitch[]) => compactHistory(list.map(entryOf));
const periodOf = ({ from, to }: SamplePeriod) => ({ fromMs: msOf(from), toMs: msOf(to) });

/** What is counted of some units: the parts of each member, in units, and how many units are known. */
function counted(fronts: readonly ReadonlySet<string>[], one: string | null) {
  const parts = MEMBERS.flatMap((id) => {
    const own = fronts.filter((front) => front.has(id) && (one === null || one === id));
    const units = own.reduce((sum, front) => sum + (one === null ? 1 / front.size : 1), 0);
    return units === 0 ? [] : [`${id} ${units.toFixed(6)}`];
  });
  return { parts, known: fronts.length };
}

function told({ parts, restMs, knownMs }: Slice) {
  expect(restMs).toBe(0);
  return {
    parts: parts.map(({ id, ms }) => `${id} ${(ms / UNIT_MS).toFixed(6)}`).sort(),
    known: Math.round(knownMs / UNIT_MS),
  };
}

describe('shares of random histories agree with a count of every half hour', () => {
  it('in slices of a period', () => {
    fc.assert(
      fc.property(history, period, bounds, only, (list, when, at, one) => {
        const units = frontsOf(list, when);
        const slices = frontSlices(build(list), {
          period: periodOf(when),
          nowMs: msOf(when.now),
          bounds: at.map(msOf),
          most: ALL,
          only: one,
        });
        const expected = at.slice(1).map((end, index) => {
          const within = units.filter((it) => it.unit >= (at[index] ?? 0) && it.unit < end);
          return counted(
            within.map(({ front }) => front),
            one,
          );
        });
        expect(slices.map(told)).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('in a usual day, in a zone whose clocks change', () => {
    fc.assert(
      fc.property(history, period, only, (list, when, one) => {
        const timeZone = 'Europe/Berlin';
        const clock = clockOf(timeZone);
        const slices = usualDay(build(list), {
          period: periodOf(when),
          nowMs: msOf(when.now),
          timeZone,
          most: ALL,
          only: one,
        });
        const units = frontsOf(list, when);
        // The clocks of this zone are at whole hours when a unit is even.
        const halfOf = (at: number) => ((clock[at]?.hour ?? 0) % 24) * 2 + (at % 2);
        const expected = slices.map((_, half) =>
          counted(
            units.filter((it) => halfOf(it.unit) === half).map(({ front }) => front),
            one,
          ),
        );
        expect(slices.map(told)).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('in the time of each member in columns, in full', () => {
    fc.assert(
      fc.property(history, period, bounds, (list, when, at) => {
        const of = build(list);
        const times = timePerColumn(of, {
          period: periodOf(when),
          nowMs: msOf(when.now),
          bounds: at.map(msOf),
        });
        const units = frontsOf(list, when);
        const expected = of.members.flatMap((id) =>
          at
            .slice(1)
            .map(
              (end, index) =>
                UNIT_MS *
                units.filter((it) => it.unit >= (at[index] ?? 0) && it.unit < end && it.front.has(id)).length,
            ),
        );
        expect([...times]).toEqual(expected);
      }),
      RUNS,
    );
  });
});

it('the time after a switch beside which others may be missing counts for nobody', () => {
  const list: SampleSwitch[] = [
    { at: 2, members: ['a'] },
    { at: 4, members: ['b'] },
    { at: 8, members: ['a'] },
  ];
  const options = {
    period: { fromMs: msOf(0), toMs: msOf(10) },
    nowMs: msOf(10),
    bounds: [msOf(0), msOf(5), msOf(10)],
    most: ALL,
    only: null,
  };
  const units = (unknownAfter: ReadonlySet<number>) =>
    frontSlices(build(list), { ...options, unknownAfter }).map(({ parts, knownMs, unknownMs }) => [
      parts.map(({ id, ms }) => `${id} ${ms / UNIT_MS}`).join(' '),
      knownMs / UNIT_MS,
      unknownMs / UNIT_MS,
    ]);
  expect(units(new Set([msOf(4)]))).toEqual([
    ['a 2', 2, 1],
    ['a 2', 2, 3],
  ]);
  expect(units(new Set([Number.NEGATIVE_INFINITY]))).toEqual([
    ['a 2 b 1', 3, 2],
    ['b 3 a 2', 5, 0],
  ]);
  const times = timePerColumn(build(list), { ...options, unknownAfter: new Set([msOf(4)]) });
  // Who is there at the start of a time that is not known was there.
  expect([...times]).toEqual([2 * UNIT_MS, 2 * UNIT_MS, 1, 0]);
  const day = usualDay(build(list), { ...options, timeZone: 'UTC', unknownAfter: new Set([msOf(4)]) });
  expect(day.reduce((sum, { knownMs }) => sum + knownMs, 0)).toBe(4 * UNIT_MS);
});

it('a slice keeps those with the most time, and the time of the others as a sum', () => {
  const list: SampleSwitch[] = [
    { at: 0, members: ['a'] },
    { at: 3, members: ['b'] },
    { at: 4, members: ['c', 'd'] },
    { at: 8, members: [] },
  ];
  const [slice] = frontSlices(build(list), {
    period: { fromMs: msOf(0), toMs: msOf(10) },
    nowMs: msOf(10),
    bounds: [msOf(0), msOf(10)],
    most: 2,
    only: null,
  });
  expect(slice?.parts[0]).toEqual({ id: 'a', ms: 3 * UNIT_MS });
  expect(slice?.parts).toHaveLength(2);
  expect(slice?.restMs).toBe(3 * UNIT_MS);
  expect(slice?.knownMs).toBe(10 * UNIT_MS);
});
