import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangement, largestThatFits } from './tile-size.ts';

describe('arrangement', () => {
  it('gives one fronter the whole tile, two a half each, each of a few a row, and two of many', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 9].map((fronters) => arrangement(fronters))).toEqual([
      { kind: 'alone', rows: 1 },
      { kind: 'alone', rows: 1 },
      { kind: 'two', rows: 2 },
      { kind: 'rows', rows: 3 },
      { kind: 'rows', rows: 4 },
      { kind: 'pairs', rows: 3 },
      { kind: 'pairs', rows: 3 },
      { kind: 'pairs', rows: 5 },
    ]);
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
