import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fronterRoom, fronterTileSize } from './tile-size.ts';

describe('fronterTileSize', () => {
  it('is the chosen size for a few fronters and smaller for many', () => {
    expect(fronterTileSize(250, 6)).toBe(250);
    expect(fronterTileSize(250, 7)).toBe(150);
    expect(fronterTileSize(250, 12)).toBe(150);
  });

  it('never gets too small for a name', () => {
    expect(fronterTileSize(120, 12)).toBe(96);
  });

  it('never exceeds the chosen size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 600 }), fc.nat(50), (size, fronters) => {
        expect(fronterTileSize(size, fronters)).toBeLessThanOrEqual(size);
      }),
    );
  });
});

describe('fronterRoom', () => {
  it('is the same for all small fronts and grows with larger ones', () => {
    expect([0, 1, 2, 3, 12].map(fronterRoom)).toEqual([2, 2, 2, 3, 12]);
  });
});
