import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighbours, pickRandom } from './pick.ts';

describe('pickRandom', () => {
  it('picks each item from an equal share of the numbers', () => {
    const items = ['a', 'b', 'c', 'd'];
    const picked = Array.from({ length: 100 }, (_, step) => pickRandom(items, step / 100));
    for (const item of items) expect(picked.filter((one) => one === item)).toHaveLength(25);
  });

  it('always picks one of the items, whatever number it is given', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(1, -1, Number.NaN, 0.999999999999));
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), number, (items, random) => {
        expect(items).toContain(pickRandom(items, random));
      }),
    );
  });

  it('picks nothing from an empty list', () => {
    expect(pickRandom([], 0.5)).toBeNull();
  });
});

describe('neighbours', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((id) => ({ id, uuid: `uuid-${id}` }));
  const items = [one, two, three].filter((item) => item !== undefined);

  it('finds what is before and after, by either id', () => {
    expect(neighbours(items, 'two')).toEqual({ previous: one, next: three, position: 1 });
    expect(neighbours(items, 'uuid-two')).toEqual({ previous: one, next: three, position: 1 });
  });

  it('does not wrap around at the ends', () => {
    expect(neighbours(items, 'one')).toEqual({ previous: null, next: two, position: 0 });
    expect(neighbours(items, 'three')).toEqual({ previous: two, next: null, position: 2 });
  });

  it('has no neighbours for a record outside the list', () => {
    expect(neighbours(items, 'four')).toEqual({ previous: null, next: null, position: null });
    expect(neighbours([], 'one')).toEqual({ previous: null, next: null, position: null });
  });
});
