import { describe, expect, it } from 'vitest';
import { rateLimitFloorMs } from './floor.ts';

describe('the floor that the rate limit alone allows', () => {
  it.each([
    [1, 40],
    [9, 40],
    [10, 140],
    [40, 3140],
    [400, 39_140],
  ])('allows %i reads in %i ms at best', (requests, expectedMs) => {
    expect(rateLimitFloorMs(requests, { perSecond: 10, roundTripMs: 40 })).toBeCloseTo(expectedMs);
  });
});
