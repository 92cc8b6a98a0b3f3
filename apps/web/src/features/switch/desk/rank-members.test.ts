import { describe, expect, it } from 'vitest';
import { quickMembers, rankMembers } from './rank-members.ts';

const member = (uuid: string) => ({ uuid, id: uuid, name: uuid });
const all = (uuids: string) => [...uuids].map(member);
const order = (members: readonly { readonly uuid: string }[]) => members.map(({ uuid }) => uuid).join('');

describe('rankMembers', () => {
  it('puts the first ones in their own order before the others in theirs', () => {
    expect(rankMembers([...'abcdef'], [...'eb']).join('')).toBe('ebacdf');
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
