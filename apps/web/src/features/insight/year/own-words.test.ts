import { expect, test } from 'vitest';
import { ownWordsIn } from './own-words.ts';

test('the words of a year are the notes about fronts that began in it, oldest first, without those of marks alone', () => {
  const note = (switchMs: number, text: string) => ({
    switchMs,
    text,
    marks: ['calm'],
    atMs: 0,
    members: {},
  });
  const notes = {
    late: note(20, 'Snow'),
    early: note(10, ' Tea \n'),
    marked: note(15, ' '),
    before: note(9, 'Before'),
    after: note(30, 'After'),
  };
  expect(ownWordsIn(notes, { fromMs: 10, toMs: 30 })).toEqual([
    { id: 'early', atMs: 10, text: 'Tea' },
    { id: 'late', atMs: 20, text: 'Snow' },
  ]);
});
