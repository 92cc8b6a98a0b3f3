import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_GROUP_QUERY,
  DEFAULT_MEMBER_QUERY,
  GROUP_SORTS,
  GROUP_TRAITS,
  groupQueryToSearch,
  MEMBER_SORTS,
  MEMBER_TRAITS,
  type MemberQuery,
  memberQueryToSearch,
  readGroupQuery,
  readMemberQuery,
} from '../src/list.ts';

const UUID = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';
const RUNS = { numRuns: 500 };

describe('readMemberQuery', () => {
  it.each([
    [{}, {}],
    [{ text: ' luna ' }, { text: ' luna ' }],
    [{ text: '   ' }, {}],
    [{ text: 12 }, { text: '12' }],
    [{ text: true }, { text: 'true' }],
    [{ text: null }, {}],
    [{ text: ['a'] }, {}],
    [{ text: 'a\ud83d' }, { text: 'a' }],
    [{ text: 'x'.repeat(10_000) }, { text: 'x'.repeat(200) }],
    [
      { sort: 'messages', order: 'desc' },
      { sort: 'messages', order: 'desc' },
    ],
    [{ sort: 'field:a-1_b' }, { sort: 'field:a-1_b' }],
    [{ sort: 'field:' }, {}],
    [{ sort: 'field:a b' }, {}],
    [{ sort: 'toString', order: 'down' }, {}],
    [{ sort: ['name'], order: 1 }, {}],
    [{ has: 'avatar.banner', hasNot: 'color' }, { has: { avatar: true, banner: true, color: false } }],
    [{ has: 'avatar, proxyTags' }, { has: { avatar: true, proxyTags: true } }],
    [{ has: ['avatar', 7, 'constructor'] }, { has: { avatar: true } }],
    [{ has: { avatar: false, banner: 'yes' } }, { has: { avatar: false } }],
    [{ has: JSON.parse('{"__proto__":{"avatar":true}}') }, {}],
    [{ groups: 'ABC-DEF.exmpl.exmpl.no!' }, { groups: ['abcdef', 'exmpl'] }],
    [{ groups: `${UUID.toUpperCase()}` }, { groups: [UUID] }],
    [{ groups: false }, { groups: ['false'] }],
    [
      { groups: ['exmpl', null], notGroups: 'abcde' },
      { groups: ['exmpl'], notGroups: ['abcde'] },
    ],
    [{ frontedSince: 'March', notFrontedSince: '2026-03-01' }, { notFrontedSince: '2026-03-01' }],
    [{ privacy: 'hidden' }, { privacy: 'hidden' }],
    [{ privacy: 'secret' }, {}],
    [new URLSearchParams('text=a+b&sort=color'), { text: 'a b', sort: 'color' }],
  ])('%j reads as %j', (search, expected) => {
    expect(readMemberQuery(search)).toEqual({ ...DEFAULT_MEMBER_QUERY, ...expected });
  });

  it.each([null, undefined, '', 'text=a', 5, [], () => 1, Symbol('x')])(
    '%s reads as the default',
    (search) => {
      expect(readMemberQuery(search)).toEqual(DEFAULT_MEMBER_QUERY);
    },
  );

  it('reads anything without failing, and what it read reads the same again', () => {
    const key = fc.constantFrom(
      'text',
      'sort',
      'order',
      'has',
      'hasNot',
      'groups',
      'notGroups',
      'privacy',
      'frontedSince',
    );
    const search = fc.oneof(fc.dictionary(key, fc.anything()), fc.anything());
    fc.assert(
      fc.property(search, (given) => {
        const query = readMemberQuery(given);
        expect(readMemberQuery(query)).toEqual(query);
      }),
      RUNS,
    );
  });
});

describe('memberQueryToSearch', () => {
  it('leaves out what is default', () => {
    expect(memberQueryToSearch(DEFAULT_MEMBER_QUERY)).toEqual({});
  });

  it('writes the rest in characters that an address need not escape', () => {
    const query: MemberQuery = {
      text: 'luna',
      sort: 'last-message',
      order: 'desc',
      has: { proxyTags: true, avatar: true, birthday: false },
      groups: ['abcdef', UUID],
      notGroups: ['exmpl'],
      frontedSince: '2026-03-01',
      notFrontedSince: null,
      privacy: 'visible',
    };
    expect(new URLSearchParams({ ...memberQueryToSearch(query) }).toString()).toBe(
      `text=luna&sort=last-message&order=desc&has=avatar.proxyTags&hasNot=birthday&privacy=visible&groups=abcdef.${UUID}&notGroups=exmpl&frontedSince=2026-03-01`,
    );
  });

  it('leads back to the same query through an address, as texts and as JSON', () => {
    const ref = fc.oneof(fc.stringMatching(/^[a-z]{5,6}$/), fc.uuid());
    const refs = fc.uniqueArray(ref, { maxLength: 5 });
    const query = fc
      .record({
        text: fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string()),
        sort: fc.constantFrom(...MEMBER_SORTS, 'field:f' as const),
        order: fc.constantFrom('asc', 'desc'),
        has: fc.dictionary(fc.constantFrom(...MEMBER_TRAITS), fc.boolean()),
        groups: refs,
        notGroups: refs,
        frontedSince: fc.constantFrom('2026-03-01', null),
        notFrontedSince: fc.constantFrom('2026-03-01', null),
        privacy: fc.constantFrom('visible', 'hidden', null),
      })
      .map((given) => readMemberQuery(given));
    fc.assert(
      fc.property(query, (given) => {
        const search = memberQueryToSearch(given);
        const address = new URLSearchParams({ ...search }).toString();
        expect(readMemberQuery(new URLSearchParams(address))).toEqual(given);
        expect(readMemberQuery(JSON.parse(JSON.stringify(search)))).toEqual(given);
        expect(memberQueryToSearch(readMemberQuery(search))).toEqual(search);
      }),
      RUNS,
    );
  });
});

describe('readGroupQuery', () => {
  it('reads what groups know and nothing else', () => {
    expect(
      readGroupQuery({
        text: 'x',
        sort: 'members',
        has: 'icon.avatar',
        hasNot: 'members',
        groups: 'abcde',
      }),
    ).toEqual({ ...DEFAULT_GROUP_QUERY, text: 'x', sort: 'members', has: { icon: true, members: false } });
    expect(readGroupQuery({ sort: 'birthday' })).toEqual(DEFAULT_GROUP_QUERY);
  });

  it('leads back to the same query through an address', () => {
    const query = fc
      .record({
        text: fc.string(),
        sort: fc.constantFrom(...GROUP_SORTS),
        order: fc.constantFrom('asc', 'desc'),
        has: fc.dictionary(fc.constantFrom(...GROUP_TRAITS), fc.boolean()),
        privacy: fc.constantFrom('visible', 'hidden', null),
      })
      .map((given) => readGroupQuery(given));
    fc.assert(
      fc.property(query, (given) => {
        const address = new URLSearchParams({ ...groupQueryToSearch(given) }).toString();
        expect(readGroupQuery(new URLSearchParams(address))).toEqual(given);
      }),
    );
  });
});
