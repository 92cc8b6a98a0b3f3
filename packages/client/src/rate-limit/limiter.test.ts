import { describe, expect, it } from 'vitest';
import type { RateHeaders } from './headers.ts';
import { Limiter, toLane } from './limiter.ts';

const T = 1_760_000_000_000;

function rate(overrides: Partial<RateHeaders> = {}): RateHeaders {
  return { limit: 10, remaining: 8, resetAtMs: T, scope: 'generic_get', ...overrides };
}

function afterAnswer(overrides: Partial<RateHeaders>): Limiter {
  const limiter = new Limiter();
  limiter.leave(limiter.enter('generic_get', T), { type: 'answered', ok: true, rate: rate(overrides) }, T);
  return limiter;
}

describe('Limiter', () => {
  it('waits the longer of the adaptive wait and retry_after with two slots after a 429', () => {
    for (const [retryAfterMs, waitMs] of [
      [0, 1_000],
      [700, 1_000],
      [2_500, 2_700],
    ] as const) {
      const limiter = new Limiter();
      const ticket = limiter.enter('generic_get', T);
      limiter.leave(ticket, { type: 'limited', retryAfterMs, rate: rate({ remaining: 0 }) }, T);
      expect(limiter.readyAtMs('generic_get', T) - T).toBeGreaterThanOrEqual(waitMs);
      expect(limiter.readyAtMs('generic_get', T) - T).toBeLessThan(waitMs + 600);
    }
  });

  it('delays only the refused bucket', () => {
    const limiter = new Limiter();
    limiter.leave(limiter.enter('generic_get', T), { type: 'limited', retryAfterMs: 0, rate: null }, T);
    expect(limiter.readyAtMs('own_system_get', T)).toBeLessThanOrEqual(T);
  });

  it('moves a request to the bucket that the answer names', () => {
    const limiter = afterAnswer({ scope: 'own_system_get' });
    expect(Object.keys(limiter.status(T))).toEqual(['generic_get', 'own_system_get']);
    expect(limiter.status(T).generic_get?.remaining).toBeNull();
    expect(limiter.status(T).own_system_get?.remaining).toBe(8);
  });

  it('holds a request back for every known bucket it may be counted in, and counts it in the right one only', () => {
    const limiter = afterAnswer({ remaining: 1 });
    const both = toLane(['own_system_get', 'generic_get']);
    expect(limiter.readyAtMs('own_system_get', T)).toBeLessThanOrEqual(T);
    expect(limiter.readyAtMs(both, T)).toBe(limiter.readyAtMs('generic_get', T));
    const atMs = limiter.readyAtMs(both, T);
    const ticket = limiter.enter(both, atMs);
    expect(limiter.readyAtMs('generic_get', atMs)).toBeGreaterThan(atMs);
    limiter.leave(ticket, { type: 'answered', ok: true, rate: rate({ scope: 'own_system_get' }) }, atMs);
    expect(limiter.readyAtMs('generic_get', atMs)).toBeLessThanOrEqual(atMs);
  });

  it.each([
    ['in seconds to come, as told', 2_000, 2_000],
    ['long ago, the adaptive wait', -60_000, 1_000],
    ['at this moment, the adaptive wait', 0, 1_000],
    ['an hour away by a wrong clock, five seconds at most', 3_600_000, 5_000],
  ])('with nothing left and the reset %s, waits', (_, untilResetMs, waitMs) => {
    const limiter = afterAnswer({ remaining: 0, resetAtMs: T + untilResetMs });
    expect(limiter.readyAtMs('generic_get', T)).toBe(T + waitMs);
  });

  it('reads a success without limit headers as an unlimited service, but not soon after a 429', () => {
    const limiter = new Limiter();
    const answer = { type: 'answered', ok: true, rate: null } as const;
    limiter.leave(limiter.enter('generic_get', T), answer, T);
    for (let count = 0; count < 10; count += 1) limiter.enter('generic_get', T);
    expect(limiter.readyAtMs('generic_get', T)).toBe(Number.POSITIVE_INFINITY);

    const wary = new Limiter();
    wary.leave(wary.enter('generic_get', T), { type: 'limited', retryAfterMs: 0, rate: null }, T);
    const later = T + 10_000;
    wary.leave(wary.enter('generic_get', later), answer, later);
    let count = 0;
    while (wary.readyAtMs('generic_get', later) <= later) {
      wary.enter('generic_get', later);
      count += 1;
    }
    expect(count).toBeLessThan(8);
  });

  it('is wary for a minute after a 429', () => {
    function atOnceAfter(afterMs: number): number {
      const limiter = new Limiter();
      limiter.leave(limiter.enter('generic_get', T), { type: 'limited', retryAfterMs: 0, rate: null }, T);
      const later = T + afterMs;
      const ticket = limiter.enter('generic_get', later);
      limiter.leave(ticket, { type: 'answered', ok: true, rate: null }, later);
      let count = 0;
      for (; limiter.readyAtMs('generic_get', later) <= later; count += 1)
        limiter.enter('generic_get', later);
      return count;
    }
    expect(atOnceAfter(59_999)).toBeLessThan(10);
    expect(atOnceAfter(60_000)).toBe(10);
  });

  it('counts the 429s of the last five seconds', () => {
    const limiter = new Limiter();
    limiter.leave(limiter.enter('generic_get', T), { type: 'limited', retryAfterMs: 0, rate: null }, T);
    expect(limiter.recentlyLimited(T + 4_999)).toBe(1);
    expect(limiter.recentlyLimited(T + 5_000)).toBe(0);
  });

  it('notices others in a bucket that it did not expect to use', () => {
    const limiter = afterAnswer({ scope: 'own_system_get' });
    const later = T + 100;
    const ticket = limiter.enter('generic_get', later);
    const answer = rate({ scope: 'own_system_get', remaining: 3 });
    limiter.leave(ticket, { type: 'answered', ok: true, rate: answer }, later);
    expect(limiter.readyAtMs('own_system_get', later)).toBeGreaterThan(later + 300);
  });

  it('takes a 429 that names no bucket for one of the likeliest', () => {
    const limiter = afterAnswer({});
    const ticket = limiter.enter(toLane(['own_system_get', 'generic_get']), T);
    limiter.leave(ticket, { type: 'limited', retryAfterMs: 0, rate: null }, T);
    expect(limiter.readyAtMs('own_system_get', T)).toBeGreaterThan(T);
    expect(limiter.readyAtMs('generic_get', T)).toBeLessThanOrEqual(T);
  });

  it('counts a request without an answer in every bucket it may have been counted in', () => {
    const limiter = afterAnswer({ remaining: 4 });
    const ticket = limiter.enter(toLane(['own_system_get', 'generic_get']), T);
    limiter.leave(ticket, { type: 'lost' }, T);
    expect(limiter.readyAtMs('generic_get', T)).toBeGreaterThan(T);
  });

  it('probes only the likeliest of two unknown buckets', () => {
    const limiter = new Limiter();
    limiter.enter(toLane(['own_system_get', 'generic_get']), T);
    expect(Object.keys(limiter.status(T))).toEqual(['own_system_get']);
  });

  it('shows how many may be sent a second before an answer says it: fewer updates than reads', () => {
    const limiter = new Limiter();
    limiter.enter('generic_update', T);
    limiter.enter('generic_get', T);
    expect(limiter.status(T).generic_update?.limit).toBe(3);
    expect(limiter.status(T).generic_get?.limit).toBe(10);
  });

  it('shows when the next may be sent: never in the past, and not at all if only an answer can tell', () => {
    const limiter = new Limiter();
    const ticket = limiter.enter('generic_get', T);
    expect(limiter.status(T + 500).generic_get?.readyAtMs).toBe(T + 1_000);
    expect(limiter.status(T + 3_000).generic_get?.readyAtMs).toBe(T + 3_000);
    limiter.leave(ticket, { type: 'answered', ok: true, rate: null }, T);
    for (let count = 0; count < 10; count += 1) limiter.enter('generic_get', T);
    expect(limiter.status(T).generic_get?.readyAtMs).toBeNull();
  });

  it('does not update the bucket after an error that did not reach the limiter', () => {
    const limiter = new Limiter();
    limiter.leave(limiter.enter('generic_get', T), { type: 'answered', ok: false, rate: null }, T);
    limiter.enter('generic_get', T);
    expect(limiter.readyAtMs('generic_get', T)).toBeGreaterThan(T);
  });

  it('forgets the buckets of the own system with the token, also if an answer arrives afterwards', () => {
    const limiter = new Limiter();
    const ticket = limiter.enter('own_system_get', T);
    limiter.enter('generic_get', T);
    limiter.forgetOwn();
    expect(Object.keys(limiter.status(T))).toEqual(['generic_get']);
    const answer = rate({ scope: 'own_system_get', remaining: 1 });
    limiter.leave(ticket, { type: 'answered', ok: true, rate: answer }, T);
    expect(limiter.readyAtMs('own_system_get', T)).toBeGreaterThan(T);
  });
});
