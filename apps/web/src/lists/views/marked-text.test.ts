import { matchRanges } from '@frontboard/model/list';
import { expect, it } from 'vitest';
import { rangesOfId } from './marked-text.tsx';

const marked = (id: string, search: string) =>
  rangesOfId(id, { text: search, matchRanges }).map(({ start, end }) => id.slice(start, end));

it('marks what was typed of an ID, with or without its dash', () => {
  expect(marked('abcdef', 'abc-d')).toEqual(['abcd']);
  expect(marked('abc-def', 'ABCD')).toEqual(['abc-d']);
  expect(marked('abc-def', 'abc-def')).toEqual(['abc-def']);
  expect(marked('abc-def', 'abc')).toEqual(['abc']);
  expect(marked('abcde', ' abcde ')).toEqual(['abcde']);
});

it('marks an ID beside other words, and nothing else', () => {
  expect(marked('abcdef', 'luna abcdef')).toEqual(['abcdef']);
  expect(marked('abcdef', 'xyz')).toEqual([]);
  expect(marked('abcdef', ' ')).toEqual([]);
});
