import { ApiError } from '@frontboard/client';
import { expect, test } from 'vitest';
import { errorForLog, plainError } from './plain-error.ts';

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

test.each([
  [
    'Chromium',
    [
      'TypeError: x is not a function',
      '    at read (https://app.example/a.js:1:22)',
      '    at async b.js:3:4',
    ],
    ['at read (https://app.example/a.js:1:22)', 'at async b.js:3:4'],
  ],
  ['Firefox', ['read@https://app.example/a.js:1:22', '@https://app.example/b.js:3:4', ''], null],
])('the log has the innermost calls of an error, as %s writes them, once', (_browser, stack, frames) => {
  const error = new TypeError('x is not a function');
  error.stack = stack.join('\n');
  expect(errorForLog(error).split('\n')).toEqual([
    'TypeError: x is not a function',
    ...(frames ?? stack.filter((line) => line !== '')),
  ]);
});

test('the log has few calls of a deep stack, and none of an answer of the API or of anything else', () => {
  const error = new RangeError('deep');
  error.stack = Array.from({ length: 100 }, (_, index) => `    at f (a.js:${index}:1)`).join('\n');
  expect(errorForLog(error).split('\n')).toHaveLength(9);
  expect(errorForLog(new ApiError({ ...details, message: 'System not found.' }))).toBe(
    'API Error: System not found.',
  );
  expect(errorForLog('a text')).toBe('a text');
});

test('a value that cannot be converted to text causes no exception', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  expect(plainError(cyclic).title).toBe('[object Object]');
});
