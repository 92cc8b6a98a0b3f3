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

/** Who came back, from and to how many hours ago they were away, and who was there since. */
function awayIn(front: string, rows: readonly HistoryRow[], dismissed: readonly number[] = []) {
  const away = awayOf(rows, [...front], NOW_MS, ({ leftMs }) =>
    dismissed.includes((NOW_MS - leftMs) / HOUR_MS),
  );
  const hours = (ms: number) => (NOW_MS - ms) / HOUR_MS;
  return away.map(({ back, fromMs, toMs, others }) => ({
    back: back.map(({ id }) => id).join(''),
    from: hours(fromMs),
    to: hours(toMs),
    others: others.join(''),
  }));
}

test('who comes back after some hours sees who was in front since, in the order in which they came', () => {
  const rows = rowsOf([1, 'l'], [3, 'aj'], [20, 'j'], [30, ''], [40, 'c'], [53, 'cj'], [60, 'l']);
  expect(awayIn('l', rows)).toEqual([{ back: 'l', from: 53, to: 1, others: 'cja' }]);
});

test('co-fronters who come and go do not end a time in front', () => {
  const rows = rowsOf([0.5, 'lc'], [1, 'l'], [9, 'c'], [10, 'la'], [12, 'l']);
  expect(awayIn('lc', rows)).toEqual([{ back: 'l', from: 9, to: 1, others: 'c' }]);
});

test('several who left and came at the same times are together, in front order', () => {
  const rows = rowsOf([1, 'cl'], [8, 'a'], [20, 'lc']);
  expect(awayIn('cl', rows)).toEqual([{ back: 'cl', from: 8, to: 1, others: 'a' }]);
});

test('who was away at another time has another absence, with who was there in it', () => {
  const rows = rowsOf([1, 'ab'], [5, 'ac'], [10, 'a'], [30, 'b'], [40, 'a']);
  expect(awayIn('ab', rows)).toEqual([
    { back: 'a', from: 30, to: 10, others: 'b' },
    { back: 'b', from: 10, to: 1, others: 'ac' },
  ]);
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
  expect(awayIn(front, rows)).toEqual([]);
});

test('a dismissed return has no card, and the next one has', () => {
  const rows = rowsOf([1, 'l'], [30, 'c'], [40, 'l']);
  expect(awayIn('l', rows, [30])).toEqual([]);
  expect(
    awayIn(
      'l',
      rowsOf([0.1, 'l'], [0.5, 'c'], ...[[6, 'l'] as const, [30, 'c'] as const, [40, 'l'] as const]),
      [30],
    ),
  ).toEqual([]);
  expect(awayIn('l', rowsOf([0.1, 'l'], [5, 'c'], [6, 'l'], [30, 'c'], [40, 'l']), [30])).toMatchObject([
    { from: 5 },
  ]);
});

test('a switch of the future changes nothing', () => {
  expect(awayIn('l', rowsOf([-5, 'c'], [1, 'l'], [30, 'c'], [40, 'l']))).toMatchObject([{ from: 30, to: 1 }]);
});
