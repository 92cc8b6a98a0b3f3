import { afterEach, expect, test, vi } from 'vitest';
import { jsonOf } from './json-of.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['{"a":', undefined],
  ['', undefined],
])('of %j the value is %j', (text, value) => {
  expect(jsonOf(text)).toEqual(value);
});

test('a document that is not there is not parsed: the error would cost the start more than all documents', () => {
  const parse = vi.spyOn(JSON, 'parse');
  jsonOf('');
  expect(parse).not.toHaveBeenCalled();
});
