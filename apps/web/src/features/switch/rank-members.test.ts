import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickMembers, rankMembers } from './rank-members.ts';

const member = (uuid: string) => ({ uuid, id: uuid, name: uuid });
const all = (uuids: string) => [...uuids].map(member);
const order = (members: readonly { readonly uuid: string }[]) => members.map(({ uuid }) => uuid).join('');

describe('rankMembers', () => {
  it('puts the first ones in their own order before the others in theirs', () => {
    const ranked = rankMembers(all('abcdef'), all('eb'), ({ uuid }) => uuid);
    expect(order(ranked.items)).toBe('ebacdf');
    expect(ranked.quickCount).toBe(2);
  });

  it('leaves out first ones who are not among the members', () => {
    const ranked = rankMembers(all('abc'), all('zcy'), ({ uuid }) => uuid);
    expect(order(ranked.items)).toBe('cab');
    expect(ranked.quickCount).toBe(1);
  });

  it('contains every member exactly once', () => {
    const uuids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'));
    fc.assert(
      fc.property(uuids, uuids, (members, first) => {
        const { items } = rankMembers(members.map(member), first.map(member), ({ uuid }) => uuid);
        expect(order(items).split('').toSorted()).toEqual(members.toSorted());
      }),
    );
  });
});

describe('quickMembers', () => {
  it('are the favourites, then those who fronted recently without favourites and fronters', () => {
    expect(order(quickMembers(all('ab'), all('bcde'), all('d'), 6))).toBe('abce');
  });

  it('are no more of the recent ones than asked for', () => {
    expect(order(quickMembers(all('a'), all('bcde'), [], 2))).toBe('abc');
  });
});
