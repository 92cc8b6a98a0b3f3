import { expect, test } from 'vitest';
import type { FrontStretch } from '../../sync/switches/edit-plan/types.ts';
import { laneCells } from './lane-cells.ts';

const START_MS = Date.UTC(2026, 4, 3);
const at = (minute: number) => new Date(START_MS + minute * 60_000).toISOString();

/** One stretch a minute; some have other members. */
function lane(count: number, others: readonly number[] = []): readonly FrontStretch[] {
  return Array.from({ length: count }, (_, minute) => ({
    from: at(minute),
    to: minute === count - 1 ? null : at(minute + 1),
    memberIds: [others.includes(minute) ? 'bbbbb' : 'aaaaa'],
  }));
}

const minuteOf = (ms: number) => (ms - START_MS) / 60_000;

test('a lane is cut where one of the two changes, and has the front of both', () => {
  const before: FrontStretch[] = [{ from: at(0), to: null, memberIds: ['aaaaa'] }];
  const after: FrontStretch[] = [
    { from: at(0), to: at(10), memberIds: ['aaaaa'] },
    { from: at(10), to: null, memberIds: [] },
  ];
  expect(laneCells(before, after, START_MS + 30 * 60_000)).toMatchObject([
    { fromMs: START_MS, before: ['aaaaa'], after: ['aaaaa'], isChanged: false },
    { fromMs: START_MS + 600_000, before: ['aaaaa'], after: [], isChanged: true },
  ]);
});

test('before the first switch the front is unknown', () => {
  const after: FrontStretch[] = [{ from: at(0), to: null, memberIds: ['aaaaa'] }];
  const before: FrontStretch[] = [{ from: at(0), to: null, memberIds: null }];
  expect(laneCells(before, after, START_MS)).toMatchObject([
    { before: null, after: ['aaaaa'], isChanged: true },
  ]);
});

test('of many times in a row that stay the same, all but the first and the last become one', () => {
  const cells = laneCells(lane(10_000), lane(10_000, [1, 9_000]), START_MS + 20_000 * 60_000);
  expect(cells.map(({ fromMs, isChanged, folded }) => [minuteOf(fromMs), isChanged, folded])).toEqual([
    [0, false, 0],
    [1, true, 0],
    [2, false, 0],
    [3, false, 8_996],
    [8_999, false, 0],
    [9_000, true, 0],
    [9_001, false, 0],
    [9_002, false, 997],
    [9_999, false, 0],
  ]);
});

test('a few times that stay the same are each shown', () => {
  const cells = laneCells(lane(6), lane(6, [0, 5]), START_MS + 10 * 60_000);
  expect(cells.map(({ folded }) => folded)).toEqual([0, 0, 0, 0, 0, 0]);
});
