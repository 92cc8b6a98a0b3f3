import { describe, expect, it } from 'vitest';
import { afterLimited, CALM } from './adaptive-wait.ts';

/** The wait after each of a row of 429s at these times. */
function waits(...timesMs: number[]): number[] {
  let state = CALM;
  return timesMs.map((atMs) => {
    state = afterLimited(state, atMs);
    return state.waitMs;
  });
}

describe('the wait after a 429', () => {
  it('starts at one second and stays there for two within five seconds', () => {
    expect(waits(0, 4_999)).toEqual([1_000, 1_000]);
  });

  it('rises by half a second from the third within five seconds, to three seconds at most', () => {
    expect(waits(0, 100, 200, 300, 400, 500, 600, 700)).toEqual([
      1000, 1000, 1500, 2000, 2500, 3000, 3000, 3000,
    ]);
  });

  it('does not rise when three take longer than five seconds', () => {
    expect(waits(0, 2_500, 5_000)).toEqual([1_000, 1_000, 1_000]);
  });

  it('steps down by half a second for each five seconds without one', () => {
    expect(waits(0, 100, 200, 300, 5_300)).toEqual([1000, 1000, 1500, 2000, 1500]);
    expect(waits(0, 100, 200, 300, 100_000)).toEqual([1000, 1000, 1500, 2000, 1000]);
  });

  it('counts the time without one from the last', () => {
    expect(waits(0, 100, 200, 4_900, 9_899)).toEqual([1000, 1000, 1500, 2000, 2000]);
  });

  it('works after the clock is set back', () => {
    expect(waits(10_000, 0)).toEqual([1_000, 1_000]);
  });
});
