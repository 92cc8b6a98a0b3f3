import { describe, expect, it } from 'vitest';
import type { FrontMember } from '../../session/front-member.ts';
import { isSameFront } from '../../session/front-member.ts';
import { frontMoved, frontMovedBeside, frontPhrase, frontWithout, joinedFront } from './fronts.ts';

function front(letters: string): readonly FrontMember[] {
  return [...letters].map((letter) => ({ uuid: letter, id: letter.repeat(5), name: letter.toUpperCase() }));
}

function written(members: readonly FrontMember[]): string {
  return members.map(({ uuid }) => uuid).join('');
}

describe('fronts', () => {
  it('are the same only with the same order', () => {
    expect(isSameFront(front('ab'), front('ab'))).toBe(true);
    expect(isSameFront(front('ab'), front('ba'))).toBe(false);
    expect(isSameFront(front('a'), front('ab'))).toBe(false);
    expect(isSameFront(front(''), front(''))).toBe(true);
  });

  it('combine with each member once, the current fronters first', () => {
    expect(written(joinedFront(front('ab'), front('cb')))).toBe('abc');
  });

  it('lose one and keep the order', () => {
    expect(written(frontWithout(front('abc'), 'b'))).toBe('ac');
  });

  it.each([
    ['c', 0, 'cab'],
    ['a', 2, 'bca'],
    ['x', 0, 'abc'],
  ] as const)('have %s moved to %d as %s', (uuid, toIndex, order) => {
    expect(written(frontMoved(front('abc'), uuid, toIndex))).toBe(order);
  });

  it.each([
    ['a', 'c', 'after', 'bca'],
    ['ab', 'd', 'before', 'cabd'],
    ['a', 'x', 'after', 'abcd'.slice(0, 4)],
  ] as const)('have %s moved beside %s (%s)', (uuids, neighbour, side, order) => {
    const members = front(order.length === 3 ? 'abc' : 'abcd');
    expect(written(frontMovedBeside(members, [...uuids], neighbour, side))).toBe(order);
  });

  it('are described by name, and many of them by their number', () => {
    expect(frontPhrase(front('ab'))).toBe('A and B');
    expect(frontPhrase(front('abcdef'))).toBe('A, B, C, D and 2 others');
  });
});
