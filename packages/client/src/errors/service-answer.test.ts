import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isOwnWord, isServiceAnswer, isUnauthorised } from './service-answer.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

test.each([
  // [path, status, code, content type, whether PluralKit said it, whether it is about the requested record]
  ['/v2/systems/exmpl', 403, 20001, JSON_TYPE, true, true],
  ['/v2/systems/exmpl', 404, null, JSON_TYPE, true, true],
  ['/v2/systems/exmpl', 401, 0, JSON_TYPE, true, false],
  ['/v2/systems/exmpl', 403, null, 'text/html', false, false],
  ['/v2/systems/exmpl', 401, null, 'text/html', false, false],
  ['/v2/systems/exmpl', 404, null, 'text/plain', false, false],
  ['/v2/systems/exmpl', 404, null, null, false, false],
  ['/v1/s/exmpl', 404, null, 'text/plain', true, true],
  ['/v1/s', 401, null, null, true, true],
  ['/v1/s/exmpl', 403, null, 'text/html', false, false],
] as const)('%s answered %i with code %s as %s', (path, status, code, type, isService, isWord) => {
  const headers = type === null ? {} : { 'content-type': type };
  const error = new ApiError({ method: 'GET', path, status, code, headers });
  expect([isServiceAnswer(error), isOwnWord(error)]).toEqual([isService, isWord]);
});

test.each([
  // [status, code, content type, whether PluralKit asks for another token]
  [401, 0, JSON_TYPE, true],
  [401, null, JSON_TYPE, true],
  [401, null, 'text/html', false],
  [403, 0, JSON_TYPE, false],
] as const)('status %i with code %s as %s', (status, code, type, expected) => {
  const error = new ApiError({
    method: 'GET',
    path: '/v2/systems/@me',
    status,
    code,
    headers: { 'content-type': type },
  });
  expect(isUnauthorised(error)).toBe(expected);
});

test('what is not an answer of the service asks for no token', () => {
  expect(isUnauthorised(new Error('offline'))).toBe(false);
});
