import { expect, test } from 'vitest';
import { LONGEST_MARK, MOST_MARKS } from '../../persistence/documents/annotation.ts';
import { lineOf, marksIn, problemsOfMarks } from './marks.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['artist,  night   owl ,', ['artist', 'night owl']],
  ['Artist, artist', ['artist']],
  ['Ärztin, ärztin, 👩‍🚀', ['ärztin', '👩‍🚀']],
])('%j has the marks %j, and they stay the same when they are edited again', (line, marks) => {
  expect(marksIn(line)).toEqual(marks);
  expect(marksIn(lineOf(marks))).toEqual(marks);
});

test('a mark that is too long and a mark too many are named', () => {
  const fitting = 'x'.repeat(LONGEST_MARK);
  expect(problemsOfMarks([fitting])).toEqual({ long: [], isTooMany: false });
  expect(problemsOfMarks([`${fitting}y`, 'short']).long).toEqual([`${fitting}y`]);
  const many = Array.from({ length: MOST_MARKS + 1 }, (_, index) => `m${index}`);
  expect(problemsOfMarks(many).isTooMany).toBe(true);
  expect(problemsOfMarks(many.slice(1)).isTooMany).toBe(false);
});
