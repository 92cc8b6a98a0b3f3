import { describe, expect, it } from 'vitest';
import type { FrontMember } from '../../../session/front-member.ts';
import { isSameFront } from '../../../session/front-member.ts';
import { frontPhrase, frontWithout, joinedFront } from './fronts.ts';

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

  it('are described by name, and many of them by their number', () => {
    expect(frontPhrase(front('ab'))).toBe('A and B');
    expect(frontPhrase(front('abcdef'))).toBe('A, B, C, D and 2 others');
  });
});
