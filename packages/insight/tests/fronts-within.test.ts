import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  compactColumns,
  createDayFinder,
  frontsWithin,
  knownPart,
  periodOfDay,
  stretchesOf,
  stretchTotals,
  switchColumns,
  type TimedSwitch,
} from '../src/index.ts';

const HOUR_MS = 3_600_000;
const at = (hour: number, ...memberIds: string[]) =>
  ({ atMs: hour * HOUR_MS, memberIds }) as unknown as TimedSwitch;
const DAY = { fromMs: 0, toMs: 24 * HOUR_MS };
const LATER = { nowMs: 1_000 * HOUR_MS };
const inHours = (parts: ReturnType<typeof frontsWithin>) =>
  parts.map(({ fromMs, toMs, memberIds, isUnknown }) => [
    fromMs / HOUR_MS,
    toMs / HOUR_MS,
    isUnknown ? '?' : memberIds.join('+'),
  ]);

describe('the fronts of a day', () => {
  it('begin with the front of the day before, and are cut at the ends of the day', () => {
    const switches = [at(30, 'ash'), at(20), at(9, 'ash', 'luna'), at(-5, 'luna'), at(-9, 'ash')];
    expect(inHours(frontsWithin(switches, DAY, LATER))).toEqual([
      [0, 9, 'luna'],
      [9, 20, 'ash+luna'],
      [20, 24, ''],
    ]);
    expect(frontsWithin(switches, DAY, LATER).map(({ beganMs }) => beganMs / HOUR_MS)).toEqual([-5, 9, 20]);
  });

  it('have the members of all switches of one instant, each once', () => {
    const switches = [at(9, 'luna', 'ash'), at(9, 'moss', 'luna'), at(1)];
    expect(inHours(frontsWithin(switches, DAY, LATER))).toEqual([
      [1, 9, ''],
      [9, 24, 'luna+ash+moss'],
    ]);
  });

  it('end now, and a switch in the future does not count', () => {
    const switches = [at(14, 'ash'), at(3, 'luna')];
    expect(inHours(frontsWithin(switches, DAY, { nowMs: 12 * HOUR_MS }))).toEqual([[3, 12, 'luna']]);
    expect(frontsWithin(switches, DAY, { nowMs: -HOUR_MS })).toEqual([]);
  });

  it('have no length where the end is not known, and the time after them is known as such', () => {
    const switches = [at(14, 'ash'), at(3, 'luna')];
    const unknownAfter = new Set([3 * HOUR_MS]);
    expect(inHours(frontsWithin(switches, DAY, { ...LATER, unknownAfter }))).toEqual([
      [3, 3, 'luna'],
      [3, 14, '?'],
      [14, 24, 'ash'],
    ]);
    const next = { fromMs: 6 * HOUR_MS, toMs: 30 * HOUR_MS };
    expect(inHours(frontsWithin(switches, next, { ...LATER, unknownAfter }))).toEqual([
      [6, 14, '?'],
      [14, 30, 'ash'],
    ]);
    const between = { fromMs: 6 * HOUR_MS, toMs: 9 * HOUR_MS };
    expect(inHours(frontsWithin(switches, between, { ...LATER, unknownAfter }))).toEqual([[6, 9, '?']]);
  });

  it('are not known before all switches if there may be others', () => {
    const unknownAfter = new Set([Number.NEGATIVE_INFINITY]);
    const switches = [at(3, 'luna')];
    expect(inHours(frontsWithin(switches, DAY, { ...LATER, unknownAfter }))).toEqual([
      [0, 3, '?'],
      [3, 24, 'luna'],
    ]);
    const next = { fromMs: 24 * HOUR_MS, toMs: 48 * HOUR_MS };
    expect(inHours(frontsWithin(switches, next, { ...LATER, unknownAfter }))).toEqual([[24, 48, 'luna']]);
  });

  it('are those that the statistics count', () => {
    const instant = fc.integer({ min: -48, max: 48 });
    const members = ['a', 'b', 'c'];
    const entry = fc.record({ hour: instant, members: fc.subarray(members) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), instant, fc.nat(48), (entries, from, hours) => {
        const switches = entries
          .toSorted((one, other) => other.hour - one.hour)
          .map((it) => at(it.hour, ...it.members));
        const period = { fromMs: from * HOUR_MS, toMs: (from + hours) * HOUR_MS };
        const parts = frontsWithin(switches, period, LATER);
        const drawn = members.map((member) =>
          parts
            .filter(({ memberIds }) => memberIds.some((id) => id === member))
            .reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0),
        );
        const history = compactColumns(switchColumns(switches));
        const lanes = members.map((id) => ({ id, memberIds: [id] }));
        const counted = stretchTotals(stretchesOf(history, knownPart(history, period, LATER.nowMs), lanes));
        expect(drawn).toEqual([...counted].slice(0, members.length));
      }),
    );
  });

  it('are found without visiting the rest of the history', () => {
    const switches = Array.from({ length: 50_000 }, (_, index) => at(-index, 'luna'));
    let reads = 0;
    const watched = new Proxy(switches, {
      get(list, name, receiver) {
        reads += 1;
        return Reflect.get(list, name, receiver);
      },
    });
    const period = { fromMs: -20_024 * HOUR_MS, toMs: -20_000 * HOUR_MS };
    expect(frontsWithin(watched, period, LATER)).toHaveLength(24);
    expect(reads).toBeLessThan(300);
  });
});

test.each([
  ['2026-03-29', 'Europe/Berlin', 23],
  ['2026-10-25', 'Europe/Berlin', 25],
  ['2026-10-26', 'Europe/Berlin', 24],
  ['2026-11-01', 'America/Havana', 25],
  ['2026-04-05', 'Australia/Lord_Howe', 24.5],
  ['2026-10-25', 'Antarctica/Troll', 26],
  // Samoa left out 30 December 2011.
  ['2011-12-29', 'Pacific/Apia', 24],
  ['2011-12-30', 'Pacific/Apia', 0],
  ['2011-12-31', 'Pacific/Apia', 24],
])('%s in %s has %d hours', (key, zone, hours) => {
  const { fromMs, toMs } = periodOfDay(key, createDayFinder(zone));
  expect((toMs - fromMs) / HOUR_MS).toBe(hours);
});
