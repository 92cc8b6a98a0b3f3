import { expect, test } from 'vitest';
import { movedBeside, movedTo } from './moved.ts';

const self = (letter: string) => letter;

test.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 99, 'acdb'],
  ['b', -1, 'bacd'],
  ['x', 1, 'abcd'],
])('%s moved to %i of the others gives %s', (key, index, result) => {
  expect(movedTo([...'abcd'], self, key, index).join('')).toBe(result);
});

test.each([
  ['ac', 'd', 'after', 'bdac'],
  ['dc', 'a', 'before', 'cdab'],
  ['a', 'a', 'before', 'abcd'],
  ['a', 'x', 'after', 'abcd'],
] as const)('%s moved beside %s (%s) gives %s', (keys, neighbour, side, result) => {
  expect(movedBeside([...'abcd'], self, keys, neighbour, side).join('')).toBe(result);
});
