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

  it('sends the next probe at once when one is lost', () => {
    expect(readyAtMs(lost(sent(createBucket(3), 0, T), 0, T), T)).toBeLessThanOrEqual(T);
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
    [6, 3, 0],
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

  it('waits a little longer than the slot where the service accepts only two a second', () => {
    expect(readyAtMs(probed(1, 2), T) - T).toBeCloseTo(550, 6);
  });

  it('counts a request that brought no answer at the latest half a second after it was sent', () => {
    const state = sent(sent(probed(8), 1, T), 2, T + 100);
    expect(lost(state, 2, T + 700).horizonMs).toBe(T + 100 + 500 + 100);
    expect(lost(state, 2, T + 150).horizonMs).toBe(T + 200 + 100);
  });

  it('ignores the end of a request that it does not know', () => {
    const state = sent(probed(8), 1, T);
    expect(lost(state, 99, T)).toBe(state);
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

/** A bucket whose answers took 100 ms each: with one more, the way there is known. */
function measured(overrides: Partial<BucketState> = {}): BucketState {
  return {
    ...createBucket(10),
    mode: 'limited',
    horizonMs: T - 1_000,
    roundTripsMs: Array.from({ length: 8 }, () => 100),
    floorMs: 90,
    reportedAtMs: T - 500,
    ...overrides,
  };
}

describe('the time that requests need', () => {
  it('is that of each request, in whatever order the answers come', () => {
    const state = served(sent(sent(probed(8), 1, T), 2, T + 100), 2, { limit: 10, remaining: 5 }, T + 150);
    expect(state.inFlight.map(({ id }) => id)).toEqual([1]);
    expect(state.roundTripsMs).toEqual([0, 50]);
  });

  it('is not assumed to be even part of the way there before eight answers', () => {
    expect(probed(8, 10, 600).horizonMs).toBe(T + 200 + 600);
    const before = { ...measured(), roundTripsMs: Array.from({ length: 6 }, () => 100), floorMs: 0 };
    const seventh = served(sent(before, 1, T), 1, { limit: 10, remaining: 8 }, T + 100);
    expect(seventh.floorMs).toBe(0);
    const eighth = served(sent(seventh, 2, T + 200), 2, { limit: 10, remaining: 8 }, T + 300);
    expect(eighth.floorMs).toBe(90);
  });

  it('is known from the last sixteen answers', () => {
    let state = probed(8, 10, 900);
    for (let id = 1; id <= 16; id += 1) {
      const atMs = T + id * 1_000;
      state = served(sent(state, id, atMs), id, { limit: 10, remaining: 8 }, atMs + 100);
    }
    expect(state.roundTripsMs).toEqual(Array.from({ length: 16 }, () => 100));
  });

  it('decides where a request in flight may be at most', () => {
    // Sent half a second ago at most, as long as too little is known; then by how much the answers differ, and 20 ms.
    const oneInFlight = (state: BucketState) => sent(state, 1, T);
    const expectedOf = (state: BucketState, atMs: number) =>
      sent(oneInFlight(state), 2, atMs).inFlight.at(-1)?.expectedMs;
    expect(expectedOf(probed(8), T + 300)).toBe(T + 500);
    expect(expectedOf(measured(), T + 50)).toBe(T + 220);
    const uneven = measured({ roundTripsMs: [100, 100, 100, 100, 140, 140, 140, 140] });
    expect(expectedOf(uneven, T + 90)).toBe(T + 260);
  });

  it('moves the bound away when the way gets shorter', () => {
    const state = sent(measured({ horizonMs: T + 500 }), 1, T);
    // From 90 ms, which every request needed, to 20 ms.
    expect(served(state, 1, { limit: 10, remaining: 3 }, T + 50).horizonMs).toBe(T + 500 + 70 + 100);
  });

  it('leaves room for an earlier request that may have arrived later', () => {
    const state = measured({ mode: 'unknown', landed: [{ sentAtMs: T - 100, lagMs: 200 }] });
    expect(served(sent(state, 1, T), 1, { limit: 10, remaining: 8 }, T + 100).horizonMs).toBe(
      T + 200 + 10 + 100,
    );
  });

  it('is remembered for two seconds, for requests that are still on their way', () => {
    const landedAt = (atMs: number) =>
      served(sent(probed(8), 1, atMs), 1, { limit: 10, remaining: 8 }, atMs).landed;
    expect(landedAt(T + 1_999)).toHaveLength(2);
    expect(landedAt(T + 2_000)).toHaveLength(1);
  });
});

describe('others in the same bucket', () => {
  // The answer takes 350 ms instead of 100, so the request arrived about 125 ms late.
  const slowAnswer = (remaining: number, overrides: Partial<BucketState> = {}) =>
    served(sent(measured(overrides), 1, T), 1, { limit: 10, remaining }, T + 350);

  it('are not what the own request on a slow way explains', () => {
    expect(slowAnswer(7).crowd).toBe(0);
    expect(slowAnswer(6).crowd).toBe(2);
  });

  it('are not what a request of the same moment explains', () => {
    const landed = [{ sentAtMs: T + 40, lagMs: 0 }];
    expect(slowAnswer(6, { landed }).crowd).toBe(0);
    expect(slowAnswer(5, { landed }).crowd).toBe(2);
  });

  it('make the bound what the answer shows, and every later request of ours comes on top', () => {
    expect(slowAnswer(6).horizonMs).toBe(T + 400 + 125);
    expect(slowAnswer(6, { landed: [{ sentAtMs: T + 100, lagMs: 0 }] }).horizonMs).toBe(T + 400 + 125 + 100);
  });

  it('move the requests that follow, and none before', () => {
    const inFlight = [{ id: 7, sentAtMs: T - 100, expectedMs: T }];
    const state = sent(sent(measured({ inFlight }), 1, T), 2, T + 200);
    const [before, after] = served(state, 1, { limit: 10, remaining: 6 }, T + 350).inFlight;
    expect(before).toEqual(state.inFlight[0]);
    expect(after?.expectedMs).toBe((state.inFlight[2]?.expectedMs ?? 0) + 75);

    const together = sent(sent(measured(), 1, T), 2, T);
    const [other] = served(together, 1, { limit: 10, remaining: 5 }, T + 350).inFlight;
    expect(other?.expectedMs).toBe((together.inFlight[1]?.expectedMs ?? 0) + 175);
  });

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

  it.each([
    [0, 1_000],
    [250, 1_150],
  ])(
    'with retry_after %i means that the bucket is full, and its slots taken until %i ms later',
    (retryAfterMs, untilMs) => {
      expect(refused(sent(probed(8), 1, T), 1, null, retryAfterMs, T).horizonMs).toBe(T + untilMs);
    },
  );

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
