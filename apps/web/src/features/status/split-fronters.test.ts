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
  ])('of %d fronters shows %d and leaves %d', (count, shown, rest) => {
    expect(splitFronters(front(count))).toEqual({ shown: front(shown), rest });
  });

  it('loses no fronter and never hides exactly one', () => {
    fc.assert(
      fc.property(fc.nat(60), (count) => {
        const { shown, rest } = splitFronters(front(count));
        expect(shown.length + rest).toBe(count);
        expect(rest).not.toBe(1);
      }),
    );
  });
});
