import { ApiError } from '@frontboard/client';
import { expect, test } from 'vitest';
import { plainError } from './plain-error.ts';

const details = { status: 400, method: 'GET', path: '/v2/systems/x' };

test('an error of the API has the service’s message, or the status text where there is none', () => {
  expect(plainError(new ApiError({ ...details, message: 'System not found.' }))).toEqual({
    title: 'API Error',
    caption: 'System not found.',
  });
  expect(plainError(new ApiError({ ...details, statusText: 'Bad Gateway' })).caption).toBe('Bad Gateway');
  expect(plainError(new ApiError(details)).caption).toBe('Unknown error.');
});

test('an error of any other kind has its name and message', () => {
  expect(plainError(new TypeError('x is not a function'))).toEqual({
    title: 'TypeError: x is not a function',
  });
});

test.each([
  ['a text', 'a text'],
  [42, '42'],
  [{ a: 1 }, '{"a":1}'],
  [undefined, 'undefined'],
  [null, 'null'],
  [Symbol('s'), 'Symbol(s)'],
  [Object.create(null), '{}'],
])('%o: as text', (error, title) => {
  expect(plainError(error)).toEqual({ title });
});

test('a value that cannot be converted to text causes no exception', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  expect(plainError(cyclic).title).toBe('[object Object]');
});
