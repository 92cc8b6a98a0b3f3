import { brandId } from '@frontboard/model';
import { describe, expect, it } from 'vitest';
import type { HistoryRow } from '../../../persistence/history/history-row.ts';
import { formerFronts, frequentFronters, frontersAround, oftenTogether } from './recent-fronts.ts';

const DAY_MS = 24 * 3_600_000;

/** Switches newest first, as days ago and the members, a letter each. */
const rowsOf = (...switches: readonly (readonly [daysAgo: number, ids: string])[]): readonly HistoryRow[] =>
  switches.map(([daysAgo, ids]) => ({
    id: brandId('SwitchId', `s${daysAgo}`),
    timestamp: '',
    memberIds: [...ids].map((id) => brandId('MemberId', id)),
    atMs: 1_000 * DAY_MS - daysAgo * DAY_MS,
    isInOrder: true,
  }));

describe('frequentFronters', () => {
  it('puts who fronts often before who fronted once since, and both before who fronted often long ago', () => {
    const rows = rowsOf(
      [0, 'c'],
      [1, 'a'],
      [2, 'b'],
      [3.07, 'a'],
      ...[60, 61, 62, 63, 64].flatMap((day) => [[day, 'd'] as const, [day + 0.5, ''] as const]),
    );
    expect(frequentFronters(rows, 8)).toEqual(['a', 'c', 'b', 'd']);
  });

  it('counts who stays while others come and go once', () => {
    expect(frequentFronters(rowsOf([0, 'ab'], [1, 'ac'], [2, 'a'], [3, 'c'], [4, '']), 8)).toEqual([
      'c',
      'b',
      'a',
    ]);
  });

  it('are no more than asked for, and nobody without switches', () => {
    expect(frequentFronters(rowsOf([0, 'abc']), 2)).toEqual(['a', 'b']);
    expect(frequentFronters([], 2)).toEqual([]);
  });
});

describe('frontersAround', () => {
  const NOW_MS = 1_000 * DAY_MS;

  it('puts who was there around this time of recent days before who was there at other times, however often', () => {
    const rows = rowsOf(
      [0.3, 'c'],
      [0.4, 'b'],
      [0.5, 'c'],
      [0.9, 'b'],
      [1.07, 'a'],
      [1.5, 'c'],
      [1.9, 'b'],
      [2.07, 'd'],
      [2.3, 'c'],
      [2.9, 'b'],
      [3.07, 'a'],
      [3.2, 'b'],
    );
    expect(frontersAround(rows, NOW_MS, 8)).toEqual(['a', 'd', 'b', 'c']);
    expect(frontersAround(rows, NOW_MS, 1)).toEqual(['a']);
    expect(frontersAround(rows, NOW_MS - 0.25 * DAY_MS, 2)).toEqual(['c', 'b']);
  });

  it('counts a time in front on each of its days', () => {
    const rows = rowsOf([0.9, ''], [4.2, 'a'], [4.95, ''], [5.05, 'b'], [6, 'b']);
    expect(frontersAround(rows, NOW_MS, 8)).toEqual(['a', 'b']);
  });

  it('is who fronts often where no earlier day is known, and nobody without switches', () => {
    expect(frontersAround(rowsOf([0.1, 'b'], [0.2, 'a'], [0.3, 'b']), NOW_MS, 8)).toEqual(['b', 'a']);
    expect(frontersAround([], NOW_MS, 8)).toEqual([]);
  });
});

describe('formerFronts', () => {
  it('are different fronts, without the current one and switch-outs, in any order of their members', () => {
    const rows = rowsOf([0, 'ab'], [1, ''], [2, 'c'], [3, 'ba'], [4, 'cd'], [5, 'c'], [6, 'dc'], [7, 'e']);
    expect(formerFronts(rows, ['b', 'a'], 3).map(({ memberIds }) => memberIds.join(''))).toEqual([
      'c',
      'cd',
      'e',
    ]);
  });

  it('are no more than asked for', () => {
    expect(formerFronts(rowsOf([0, 'a'], [1, 'b'], [2, 'c']), [], 2)).toHaveLength(2);
  });
});

describe('oftenTogether', () => {
  const ids = (rows: readonly HistoryRow[]) => rows.map(({ memberIds }) => memberIds.join(''));

  it('has fronts of several members from the third time on, whoever is first, the most frequent ones first', () => {
    const rows = rowsOf(
      ...['ab', 'cd', 'c', 'ba', 'dc', 'c', 'ab', 'c', 'cd', 'ab', 'ef', 'ef'].map(
        (front, index) => [index, front] as const,
      ),
    );
    expect(ids(oftenTogether(rows))).toEqual(['ab', 'cd']);
  });

  it('has nothing for one member, a switch-out and no history', () => {
    expect(ids(oftenTogether(rowsOf([0, 'a'], [1, ''], [2, 'a'], [3, ''], [4, 'a'], [5, ''])))).toEqual([]);
    expect(oftenTogether([])).toEqual([]);
  });
});
