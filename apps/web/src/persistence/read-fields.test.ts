import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldReader } from './read-fields.ts';

test('a field that is missing is its fallback and no problem, and one that is invalid is a problem', () => {
  const fields = fieldReader({ good: 5, bad: 'x', none: undefined });
  const read = ['good', 'bad', 'none', 'missing', 'constructor'].map((key) => fields.one(key, v.number(), 7));
  expect(read).toEqual([5, 7, 7, 7, 7]);
  expect(fields.problems).toEqual(['bad']);
});

test('a field may be null where its schema reads null', () => {
  const fields = fieldReader({ name: null });
  expect(fields.one('name', v.nullable(v.string()), 'none')).toBeNull();
  expect(fields.problems).toEqual([]);
});

test('a list and a table have the items that can be read, and name each of the others', () => {
  const fields = fieldReader({ list: [1, 'x', 3, null], table: { a: 1, b: 'x', c: 3 } });
  expect(fields.list('list', v.number())).toEqual([1, 3]);
  expect(fields.table('table', v.number())).toEqual({ a: 1, c: 3 });
  expect(fields.problems).toEqual(['list.1', 'list.3', 'table.b']);
});

test.each([5, null, 'x'])('instead of a list or a table, %j is a problem', (value) => {
  const fields = fieldReader({ list: value, table: value });
  expect([fields.list('list', v.any()), fields.table('table', v.any())]).toEqual([[], {}]);
  expect(fields.problems).toEqual(['list', 'table']);
});

test('a missing list or table is empty and no problem', () => {
  const fields = fieldReader({});
  expect([fields.list('list', v.any()), fields.table('table', v.any())]).toEqual([[], {}]);
  expect(fields.problems).toEqual([]);
});
