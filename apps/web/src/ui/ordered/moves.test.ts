import { describe, expect, it } from 'vitest';
import { type Move, placeAfter, placeBeside } from './moves.ts';

const ALL = ['a', 'b', 'c', 'd', 'e'];

function orderAfter(id: string, move: Move, shown: readonly string[] = ALL): string {
  const rest = ALL.filter((other) => other !== id);
  return rest.toSpliced(placeAfter(ALL, shown, id, move), 0, id).join('');
}

describe('placeAfter', () => {
  it.each([
    ['c', 'up', 'acbde'],
    ['c', 'down', 'abdce'],
    ['c', 'top', 'cabde'],
    ['c', 'bottom', 'abdec'],
    ['a', 'up', 'abcde'],
    ['e', 'down', 'abcde'],
  ] as const)('%s moved %s gives %s', (id, move, order) => {
    expect(orderAfter(id, move)).toBe(order);
  });

  it('moves past the visible neighbour if others are hidden', () => {
    expect(orderAfter('e', 'up', ['b', 'e'])).toBe('aebcd');
    expect(orderAfter('b', 'down', ['b', 'e'])).toBe('acdeb');
    expect(orderAfter('b', 'up', ['b', 'e'])).toBe('abcde');
  });
});

describe('placeBeside', () => {
  it('is the place in the new order', () => {
    expect(placeBeside(ALL, 'a', 'd', 'before')).toBe(2);
    expect(placeBeside(ALL, 'a', 'd', 'after')).toBe(3);
    expect(placeBeside(ALL, 'e', 'a', 'before')).toBe(0);
  });
});
