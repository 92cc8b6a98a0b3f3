import { ApiError, NetworkError, RateLimitedError, UsageError } from '@frontboard/client';
import { expect, test } from 'vitest';
import { ignoreRefusal, meaningOf } from './error-meaning.ts';

const request = { method: 'PATCH', path: '/v2/members/abcdef' };
const answered = (status: number, code: number | null = null) => new ApiError({ ...request, status, code });
const limited = new RateLimitedError({ ...request, status: 429, retryAfterMs: 0, retryAtMs: 0, scope: null });

test.each([
  ['the rate limit', limited, { kind: 'passing', trouble: 'limited', isServerError: false }],
  [
    'no connection',
    new NetworkError(request),
    { kind: 'passing', trouble: 'unreachable', isServerError: false },
  ],
  ['an error of the service', answered(500), { kind: 'passing', trouble: 'trouble', isServerError: true }],
  [
    'a page of something in between',
    answered(404),
    { kind: 'passing', trouble: 'unreachable', isServerError: true },
  ],
  [
    'a request that came too slowly',
    answered(408, 1),
    { kind: 'passing', trouble: 'unreachable', isServerError: true },
  ],
  [
    'a request that came too early',
    answered(425, 1),
    { kind: 'passing', trouble: 'unreachable', isServerError: true },
  ],
  [
    'too many requests for something in between',
    answered(429, 1),
    { kind: 'passing', trouble: 'unreachable', isServerError: true },
  ],
  ['a token that is refused', answered(401, 0), { kind: 'unauthorised' }],
  ['a refusal of the service', answered(404, 20001), { kind: 'refused' }],
  ['a refusal of the client', new UsageError('Nothing to change.'), { kind: 'refused' }],
])('%s is told from the others', (_, error, meaning) => {
  expect(meaningOf(error)).toMatchObject(meaning);
});

test('only a refusal is ignored', () => {
  expect(() => ignoreRefusal(answered(404, 20001))).not.toThrow();
  for (const error of [limited, answered(500), answered(401, 0)])
    expect(() => ignoreRefusal(error)).toThrow(error);
});
