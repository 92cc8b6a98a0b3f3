import { expect, it } from 'vitest';
import { UNKNOWN_MEMBER } from '../../../sync/insight/questions.ts';
import { countMembers } from './count-members.ts';

const figures = (id: string) => ({
  id,
  totalMs: 1,
  sessions: 1,
  meanMs: 1,
  medianMs: 1,
  shortestMs: 1,
  longestMs: 1,
  firstMs: null,
  lastMs: null,
});

it.each([
  [[], 0, false],
  [['abcde', 'fghij'], 2, false],
  [['abcde', UNKNOWN_MEMBER], 1, true],
  [[UNKNOWN_MEMBER], 0, true],
])('of %j, %d are members and others are there: %s', (ids, count, hasOthers) => {
  expect(countMembers({ members: ids.map(figures) }, new Map())).toEqual({ count, hasOthers, states: [] });
});

it('what is not a person is named and not counted', () => {
  const people = new Map([
    ['aaaaa', { name: 'Asleep', isState: true }],
    ['bbbbb', { name: 'Luna' }],
  ]);
  expect(countMembers({ members: ['aaaaa', 'bbbbb'].map(figures) }, people)).toEqual({
    count: 1,
    hasOthers: false,
    states: ['Asleep'],
  });
});
