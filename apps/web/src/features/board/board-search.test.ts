import { expect, test } from 'vitest';
import { MOST_ON_BOARD, readBoardSearch } from './board-search.ts';

test('an address has systems, folders and what differs from the usual', () => {
  const search = {
    systems: 'exmpl,brook',
    folders: 'f1',
    size: 240,
    names: false,
    pictures: false,
    frame: false,
    background: 'transparent',
    refresh: 60,
    awake: true,
    title: true,
  };
  expect(readBoardSearch(search)).toEqual(search);
  expect(readBoardSearch({ size: 160, names: true, background: 'theme', awake: false })).toEqual({});
});

test.each([
  [{ systems: 'EX-MPL, exmpl,, what is this?,@me' }, { systems: 'exmpl' }],
  [{ systems: ['exmpl'] }, {}],
  [
    { size: 1e9, refresh: 1 },
    { size: 480, refresh: 30 },
  ],
  [{ size: 'large', refresh: Number.NaN }, {}],
  [{ names: 'false', awake: 1, background: 'red' }, {}],
])('%j is read as %j', (search, read) => {
  expect(readBoardSearch(search)).toEqual(read);
});

test('a board has no more systems than it can refresh', () => {
  const many = Array.from(
    { length: 200 },
    (_, index) => `a${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}bb`,
  );
  expect(readBoardSearch({ systems: many.join() }).systems?.split(',')).toHaveLength(MOST_ON_BOARD);
});
