import { describe, expect, it } from 'vitest';
import {
  type BucketState,
  blocked,
  createBucket,
  lost,
  readyAtMs,
  refused,
  sent,
  served,
  uncounted,
  unlimited,
} from './bucket.ts';

const T = 1_000_000;

/** How many requests may leave at once at `nowMs`. */
function burst(state: BucketState, nowMs: number): number {
  let count = 0;
  for (let next = state; readyAtMs(next, nowMs) <= nowMs && count < 100; count += 1) {
    next = sent(next, 1000 + count, nowMs);
  }
  return count;
}

function probed(remaining: number, limit = 10, roundTripMs = 0): BucketState {
  return served(sent(createBucket(limit), 0, T), 0, { limit, remaining }, T + roundTripMs);
}

describe('an unknown bucket', () => {
  it('sends one request and waits for its answer', () => {
    expect(burst(createBucket(10), T)).toBe(1);
  });

  it('sends another probe when the first takes longer than a second', () => {
    const state = sent(createBucket(10), 0, T);
    expect(readyAtMs(state, T + 500)).toBe(T + 1_000);
    expect(readyAtMs(state, T + 1_000)).toBe(T + 1_000);
  });

  it('stays unknown after an answer that was not counted', () => {
    expect(burst(uncounted(sent(createBucket(10), 0, T), 0), T)).toBe(1);
  });
});

describe('a bucket with a known rest', () => {
  // The edge of the service is 9 of 10 (2 of 3); two slots (a tenth of one) stay spare.
  it.each([
    [10, 8, 5],
    [10, 4, 1],
    [10, 3, 0],
    [10, 1, 0],
    [3, 2, 0],
    [20, 18, 15],
  ])('with limit %i and %i left lets %i go at once', (limit, remaining, expected) => {
    expect(burst(probed(remaining, limit), T)).toBe(expected);
  });

  it('sends one request per slot after the burst', () => {
    let state = probed(8);
    for (let id = 1; readyAtMs(state, T) <= T; id += 1) state = sent(state, id, T);
    const first = readyAtMs(state, T);
    expect(first).toBeGreaterThan(T);
    expect(readyAtMs(sent(state, 99, first), first)).toBeCloseTo(first + 100, 6);
  });

  it('sends the second write as soon as the service accepts it', () => {
    const state = probed(2, 3);
    expect(readyAtMs(state, T) - T).toBeCloseTo(1000 / 30, 6);
  });

  it('counts a request that brought no answer', () => {
    const state = sent(probed(8), 1, T);
    expect(burst(lost(state, 1, T), T)).toBe(burst(state, T));
    expect(burst(uncounted(state, 1), T)).toBe(burst(state, T) + 1);
  });

  it('replaces the limit by that of an answer', () => {
    expect(probed(18, 20).limit).toBe(20);
    expect(served(sent(createBucket(10), 0, T), 0, { limit: 5, remaining: 3 }, T).limit).toBe(5);
  });

  it('sends probes again after five seconds without an answer', () => {
    expect(burst(probed(8), T + 5_000)).toBe(7);
    expect(burst(probed(8), T + 5_001)).toBe(3);
  });

  it('never has more than twenty in flight, even when the service does not answer', () => {
    let state = probed(8);
    let nowMs = T;
    for (let id = 1; id < 200; id += 1) {
      nowMs = Math.max(nowMs, readyAtMs(state, nowMs));
      if (nowMs === Number.POSITIVE_INFINITY) break;
      state = sent(state, id, nowMs);
    }
    expect(state.inFlight).toHaveLength(20);
  });

  it('is not delayed for long after the clock is set back', () => {
    const state = served(sent(probed(8), 1, T), 1, { limit: 10, remaining: 1 }, T);
    expect(readyAtMs(state, T - 3_600_000) - (T - 3_600_000)).toBeLessThan(2_000);
  });
});

describe('others in the same bucket', () => {
  /** Asks once a second and gets this much each time. */
  function told(remaining: number[]): BucketState {
    return remaining.reduce((state, left, index) => {
      const nowMs = T + index * 100;
      return served(sent(state, index, nowMs), index, { limit: 10, remaining: left }, nowMs);
    }, createBucket(10));
  }

  it('are detected if less is left than this client can have used', () => {
    expect(told([8, 8, 8]).crowd).toBe(0);
    expect(told([8, 8, 5]).crowd).toBeGreaterThanOrEqual(2);
  });

  it('get room for a while', () => {
    const quiet = told([5, 5, 5]);
    const crowded = told([8, 8, 5]);
    expect(burst(crowded, T + 300)).toBeLessThan(burst(quiet, T + 300));
    expect(burst({ ...crowded, reportedAtMs: T + 60_000 }, T + 60_000)).toBe(7);
  });
});

describe('a refusal', () => {
  it.each([0, 250])('with retry_after %i is not followed by another request at once', (retryAfterMs) => {
    const state = refused(sent(probed(8), 1, T), 1, { limit: 10, remaining: 0 }, retryAfterMs, T);
    expect(readyAtMs(state, T)).toBeGreaterThanOrEqual(T + retryAfterMs + 200);
  });

  it('blocks for the given time, whatever the arithmetic says', () => {
    expect(readyAtMs(blocked(probed(8), T + 3_000), T)).toBe(T + 3_000);
  });

  it('ends the assumption that there is no limiter', () => {
    const open = unlimited(sent(createBucket(10), 0, T), 0, T);
    expect(refused(sent(open, 1, T), 1, null, 0, T).mode).toBe('limited');
  });
});

describe('a service without a limiter', () => {
  it('is sent ten requests at once and no more', () => {
    expect(burst(unlimited(sent(createBucket(10), 0, T), 0, T), T)).toBe(10);
  });

  it('is paced as soon as an answer contains limits', () => {
    const open = unlimited(sent(createBucket(10), 0, T), 0, T);
    expect(burst(served(sent(open, 1, T), 1, { limit: 10, remaining: 1 }, T), T)).toBe(0);
  });
});
