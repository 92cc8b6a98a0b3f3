import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitFronters } from './split-fronters.ts';

const front = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('splitFronters', () => {
  it.each([
    [0, 0, 0],
    [8, 8, 0],
    [9, 9, 0],
    [10, 8, 2],
    [12, 8, 4],
  ])('of %d fronters, cut short after eight, shows %d and leaves %d', (count, shown, rest) => {
    expect(splitFronters(front(count), 8)).toEqual({ shown: front(shown), rest });
  });

  it('loses no fronter and never hides exactly one', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 20 }), (count, limit) => {
        const { shown, rest } = splitFronters(front(count), limit);
        expect(shown.length + rest).toBe(count);
        expect(rest).not.toBe(1);
      }),
    );
  });
});
