import { describe, expect, it } from 'vitest';
import { readRateHeaders } from './headers.ts';

const full = {
  'X-RateLimit-Limit': '10',
  'X-RateLimit-Remaining': '8',
  'X-RateLimit-Reset': '1760000000',
  'X-RateLimit-Scope': 'generic_get',
};

describe('readRateHeaders', () => {
  it('reads the reset in seconds, as the service sends it, and in milliseconds, as it says it does', () => {
    const expected = { limit: 10, remaining: 8, resetAtMs: 1_760_000_000_000, scope: 'generic_get' };
    expect(readRateHeaders(new Headers(full))).toEqual(expected);
    expect(readRateHeaders(new Headers({ ...full, 'X-RateLimit-Reset': '1760000000000' }))).toEqual(expected);
  });

  it.each([
    ['no header at all', {}],
    ['no limit', { 'X-RateLimit-Remaining': '8' }],
    ['no remaining', { 'X-RateLimit-Limit': '10' }],
    ['a limit of nothing', { ...full, 'X-RateLimit-Limit': '0' }],
    ['a limit that is not a number', { ...full, 'X-RateLimit-Limit': 'ten' }],
    ['an empty remaining', { ...full, 'X-RateLimit-Remaining': ' ' }],
    ['a limit without an end', { ...full, 'X-RateLimit-Limit': 'Infinity' }],
    ['a negative remaining', { ...full, 'X-RateLimit-Remaining': '-1' }],
  ])('knows nothing of a bucket from %s', (_, headers) => {
    expect(readRateHeaders(new Headers(headers))).toBeNull();
  });

  it('does not read a figure that is only a space, which another kind of headers may return', () => {
    expect(readRateHeaders({ get: (name) => (name.endsWith('remaining') ? ' ' : '10') })).toBeNull();
  });

  it('takes an empty scope for none', () => {
    expect(readRateHeaders(new Headers({ ...full, 'X-RateLimit-Scope': '' }))?.scope).toBeNull();
  });

  it('works without the reset and the scope', () => {
    const headers = new Headers({ 'X-RateLimit-Limit': '3', 'X-RateLimit-Remaining': '0' });
    expect(readRateHeaders(headers)).toEqual({ limit: 3, remaining: 0, resetAtMs: null, scope: null });
  });
});
