import {
  ApiError,
  NetworkError,
  RateLimitedError,
  ResponseShapeError,
  TimeoutError,
  UsageError,
} from '@frontboard/client';
import { ERROR_CODES } from '@frontboard/model';
import { expect, test } from 'vitest';
import { describeError, failureOf } from './describe-error.ts';
import { describeUnknown } from './describe-unknown.ts';

const request = { method: 'GET', path: '/v2/systems/exmpl' };
const refused = (status: number, code: number | null = null, message = 'As the service says.') =>
  new ApiError({ ...request, status, code, message });

test.each([
  [refused(401, 0), { title: 'PluralKit asks for a token here', action: 'settings' }],
  [
    new ApiError({ ...request, status: 401, code: 0, hasToken: true }),
    { title: 'That token didn’t work', action: 'settings' },
  ],
  [refused(401), { title: 'PluralKit’s answer couldn’t be understood', action: 'retry' }],
  [refused(403, 30001), { title: 'This isn’t shared' }],
  [refused(404, 20001), { title: 'Nothing found there' }],
  [refused(403), { title: 'PluralKit’s answer couldn’t be understood', action: 'retry' }],
  [refused(404), { title: 'PluralKit’s answer couldn’t be understood', action: 'retry' }],
  [refused(503), { action: 'retry' }],
  [refused(400), { title: 'PluralKit didn’t accept that', detail: 'As the service says.' }],
  [
    new RateLimitedError({ ...request, status: 429, retryAfterMs: 3_000, retryAtMs: 8_000, scope: null }),
    { action: 'wait', retryAtMs: 8_000 },
  ],
  [new NetworkError(request), { action: 'retry' }],
  [new TimeoutError({ ...request, timeoutMs: 30_000 }), { action: 'retry' }],
  [new ResponseShapeError(request, []), { action: 'retry' }],
  [new UsageError('Must provide a token or ID.'), { detail: 'Must provide a token or ID.' }],
  [new RangeError('oops'), { title: 'Something went wrong in Frontboard' }],
  ['text', { title: 'Something went wrong in Frontboard' }],
  [undefined, { title: 'Something went wrong in Frontboard' }],
])('%o', (error, description) => {
  expect(describeError(error)).toMatchObject(description);
});

test('without an answer the text says that it is unknown; other errors keep their text', () => {
  for (const error of [new NetworkError(request), new TimeoutError({ ...request, timeoutMs: 30_000 })]) {
    expect(describeUnknown(error).detail).toContain('known on this device');
    expect(describeUnknown(error, 'Not kept.')).toEqual({ ...describeError(error), detail: 'Not kept.' });
  }
  expect(describeUnknown(refused(503), 'Not kept.')).toEqual(describeError(refused(503)));
});

test('technical details are not in the text', () => {
  for (const error of [
    refused(404, 20001, 'secret'),
    new NetworkError(request, new Error('secret')),
    new Error('secret'),
  ]) {
    expect(JSON.stringify(describeError(error))).not.toMatch(/secret|\/v2/);
  }
});

test('the text says nothing about the state of the screen', () => {
  for (const error of [
    new NetworkError(request),
    new TimeoutError({ ...request, timeoutMs: 1 }),
    refused(503),
  ]) {
    expect(describeError(error).detail).not.toMatch(/you see|by ourselves/);
  }
});

test('a context gives its own words by failure, and by the service’s code first', () => {
  const context = {
    texts: {
      notFound: { title: 'Gone', detail: 'It was deleted.' },
    },
    codes: {
      [ERROR_CODES.memberNotFound]: {
        title: 'No such member',
        detail: 'Choose again.',
        action: 'retry' as const,
      },
    },
    complete: (detail: string) => `${detail} Nothing is lost.`,
  };
  expect(describeError(refused(404, 20001), context)).toEqual({ title: 'Gone', detail: 'It was deleted.' });
  expect(describeError(refused(404, 20002), context)).toMatchObject({
    title: 'No such member',
    action: 'retry',
  });
  expect(describeError(refused(400, 0, 'Refused.'), context).detail).toBe('Refused. Nothing is lost.');
  expect(describeError(refused(503), context)).toMatchObject({ action: 'retry' });
});

test('a refusal of the caller differs from a refusal of the request', () => {
  expect(failureOf(refused(403, 0))).toBe('forbidden');
  expect(failureOf(refused(403, 30001))).toBe('notShared');
  expect(failureOf(refused(504))).toBe('gatewayTimeout');
});
