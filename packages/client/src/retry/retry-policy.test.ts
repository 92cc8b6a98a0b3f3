import { describe, expect, it } from 'vitest';
import { NetworkError } from '../errors/network-error.ts';
import { TimeoutError } from '../errors/timeout-error.ts';
import { UsageError } from '../errors/usage-error.ts';
import { retryDelayMs } from './retry-policy.ts';

const request = { method: 'GET', path: '/v2/systems/exmpl' };
const noLuck = () => 0;
const failed = { method: 'GET', failures: 1, status: null, error: new NetworkError(request) };

describe('whether a failed request is tried again', () => {
  it('a read is, three times, after half a second, one and two', () => {
    const delays = [1, 2, 3, 4].map((failures) => retryDelayMs({ ...failed, failures }, noLuck));
    expect(delays).toEqual([500, 1_000, 2_000, null]);
  });

  it('leaves up to half of each wait to chance', () => {
    expect(retryDelayMs(failed, () => 1)).toBe(250);
  });

  it.each([500, 502, 503, 504, 520, 524])('a read is after status %i', (status) => {
    expect(retryDelayMs({ ...failed, status }, noLuck)).toBe(500);
  });

  it.each([400, 401, 403, 404, 415, 501, 505])('a read is not after status %i', (status) => {
    expect(retryDelayMs({ ...failed, status }, noLuck)).toBeNull();
  });

  it.each(['POST', 'PATCH', 'DELETE'])('a %s never is, since the service may have acted', (method) => {
    expect(retryDelayMs({ ...failed, method }, noLuck)).toBeNull();
    expect(retryDelayMs({ ...failed, method, status: 503 }, noLuck)).toBeNull();
  });

  it.each([
    new TimeoutError({ ...request, timeoutMs: 30_000 }),
    new DOMException('Aborted', 'AbortError'),
    new UsageError('No'),
  ])('a read is not after %o', (error) => {
    expect(retryDelayMs({ ...failed, error }, noLuck)).toBeNull();
  });
});
