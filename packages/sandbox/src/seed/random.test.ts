import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('dice', () => {
  it('give the same numbers for one seed and others for another', () => {
    const row = (seed: number | string) => {
      const random = createRandom(seed);
      return Array.from({ length: 50 }, () => random.next());
    };
    expect(row('a')).toEqual(row('a'));
    expect(row('a')).not.toEqual(row('b'));
    expect(row(1)).not.toEqual(row(2));
  });

  it('are evenly distributed', () => {
    const random = createRandom(9);
    const counts = new Array<number>(6).fill(0);
    for (let index = 0; index < 60_000; index += 1) {
      const face = random.between(0, 5);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('of a named part do not depend on earlier numbers', () => {
    const used = createRandom('x');
    used.next();
    expect(used.fork('part').next()).toBe(createRandom('x').fork('part').next());
    expect(used.fork('part').next()).not.toBe(used.fork('other').next());
  });

  it('have nothing to pick from an empty list', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
  });
});
