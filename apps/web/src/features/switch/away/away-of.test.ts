import { brandId } from '@frontboard/model';
import { expect, test } from 'vitest';
import type { HistoryRow } from '../../../persistence/history/history-row.ts';
import { awayOf } from './away-of.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = 1_000 * HOUR_MS;

/** Switches newest first, as hours ago and the members, a letter each. */
const rowsOf = (...switches: readonly (readonly [hoursAgo: number, ids: string])[]): readonly HistoryRow[] =>
  switches.map(([hoursAgo, ids]) => ({
    id: brandId('SwitchId', `s${hoursAgo}`),
    timestamp: '',
    memberIds: [...ids].map((id) => brandId('MemberId', id)),
    atMs: NOW_MS - hoursAgo * HOUR_MS,
    isInOrder: true,
  }));

/** Who came back with their hours away, and who was there since. */
function awayIn(front: string, rows: readonly HistoryRow[], dismissed: readonly number[] = []) {
  const away = awayOf(rows, [...front], NOW_MS, ({ leftMs }) =>
    dismissed.includes((NOW_MS - leftMs) / HOUR_MS),
  );
  if (away === null) return null;
  const hours = (ms: number) => (NOW_MS - ms) / HOUR_MS;
  return {
    back: away.back.map(({ id, leftMs, cameMs }) => [id, (cameMs - leftMs) / HOUR_MS]),
    from: hours(away.fromMs),
    to: hours(away.toMs),
    others: away.others.join(''),
  };
}

test('who comes back after some hours sees who was in front since, in the order in which they came', () => {
  const rows = rowsOf([1, 'l'], [3, 'aj'], [20, 'j'], [30, ''], [40, 'c'], [53, 'cj'], [60, 'l']);
  expect(awayIn('l', rows)).toEqual({ back: [['l', 52]], from: 53, to: 1, others: 'cja' });
});

test('co-fronters who come and go do not end a time in front', () => {
  const rows = rowsOf([0.5, 'lc'], [1, 'l'], [9, 'c'], [10, 'la'], [12, 'l']);
  expect(awayIn('lc', rows)).toEqual({ back: [['l', 8]], from: 9, to: 1, others: 'c' });
});

test('several who come back are together, in front order, from when the first of them left', () => {
  const rows = rowsOf([1, 'cl'], [2, 'l'], [8, 'a'], [9, 'c'], [20, 'l']);
  expect(awayIn('cl', rows)).toEqual({
    back: [
      ['c', 7],
      ['l', 7],
    ],
    from: 9,
    to: 2,
    others: 'ca',
  });
});

test.each([
  ['a short absence', 'l', rowsOf([1, 'l'], [4, 'c'], [9, 'l'])],
  ['nobody in front since', 'l', rowsOf([1, 'l'], [9, ''], [20, 'l'])],
  ['a return that is long ago', 'l', rowsOf([13, 'l'], [30, 'c'], [40, 'l'])],
  ['a history that does not reach back so far', 'l', rowsOf([1, 'l'], [30, 'c'], [40, 'a'])],
  ['a history that began with them', 'l', rowsOf([1, 'l'], [30, 'l'])],
  ['a front that the history does not have', 'lc', rowsOf([1, 'l'], [30, 'c'], [40, 'l'])],
  ['a switch-out', '', rowsOf([1, ''], [30, 'c'], [40, 'l'])],
  ['no history', 'l', rowsOf()],
] as const)('%s has no card', (_what, front, rows) => {
  expect(awayIn(front, rows)).toBeNull();
});

test('a dismissed return has no card, and the next one has', () => {
  const rows = rowsOf([1, 'l'], [30, 'c'], [40, 'l']);
  expect(awayIn('l', rows, [30])).toBeNull();
  expect(
    awayIn(
      'l',
      rowsOf([0.1, 'l'], [0.5, 'c'], ...[[6, 'l'] as const, [30, 'c'] as const, [40, 'l'] as const]),
      [30],
    ),
  ).toBeNull();
  expect(awayIn('l', rowsOf([0.1, 'l'], [5, 'c'], [6, 'l'], [30, 'c'], [40, 'l']), [30])).toMatchObject({
    from: 5,
  });
});

test('a switch of the future changes nothing', () => {
  expect(awayIn('l', rowsOf([-5, 'c'], [1, 'l'], [30, 'c'], [40, 'l']))).toMatchObject({ from: 30, to: 1 });
});
