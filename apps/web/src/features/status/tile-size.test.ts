import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areMany, fronterRoom, largestThatFits } from './tile-size.ts';

describe('fronterRoom', () => {
  it('is one place for each of a few fronters, and half as many for many', () => {
    expect([0, 1, 2, 3, 6, 7, 12].map(fronterRoom)).toEqual([1, 1, 2, 3, 6, 4, 6]);
  });

  it('never leaves more than two rows of fronters', () => {
    fc.assert(
      fc.property(fc.nat(60), (count) => {
        expect(fronterRoom(count) * 2).toBeGreaterThanOrEqual(count);
      }),
    );
    expect(areMany(6)).toBe(false);
  });
});

describe('largestThatFits', () => {
  it('finds the largest size that fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 64, max: 500 }), (border) => {
        expect(largestThatFits(64, 500, (size) => size <= border)).toBe(border);
      }),
    );
  });

  it('is the smallest size if none fits', () => {
    expect(largestThatFits(64, 500, () => false)).toBe(64);
  });
});
