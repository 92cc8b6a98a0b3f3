import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { Member } from '../src/index.ts';
import {
  createMemberIndex,
  DEFAULT_MEMBER_QUERY,
  MEMBER_SORTS,
  MEMBER_TRAITS,
  type MemberQuery,
  queryMembers,
} from '../src/list.ts';
import { makeMember } from './make-records.ts';

const RUNS = { numRuns: inject('isLong') ? 1_000 : 40 };

const HOSTILE_TEXTS = [
  'x'.repeat(10_000),
  'a b '.repeat(2500),
  '(a+)+$[.*',
  '\\u{0}||%_\'"<script>',
  '\ud83d'.repeat(50),
  '\udc00a\ud800',
  '\u0301'.repeat(10_000),
  '||'.repeat(5000),
  '`'.repeat(10_000),
  '\0\n\r\t',
  '__proto__',
];

const word = fc.oneof(
  fc.constantFrom('luna', 'Lúna', 'ash', 'sea', '✨', '月', 'she/her', '||', ' ', '(they/them)', '-'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
  fc.constantFrom(...HOSTILE_TEXTS),
);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const member = fc
  .record({
    id: fc.stringMatching(/^[a-c]{5}$/),
    name: text,
    display_name: optional(text),
    pronouns: optional(text),
    description: optional(text),
    color: optional(fc.constantFrom('ff0000', '00ff00', '808080', 'no colour')),
    birthday: optional(fc.constantFrom('2001-05-06', '0004-05-06', '2001-13-40', 'x')),
    created: optional(fc.constantFrom('2024-01-01T00:00:00Z', '2024-01-01T00:00:00.000001Z', 'x')),
    message_count: optional(fc.integer({ min: 0, max: 3 })),
    privacy: optional(fc.record({ visibility: fc.constantFrom('public', 'private') })),
  })
  .map(makeMember);
const members = fc.array(member, { maxLength: 12 });
const query: fc.Arbitrary<MemberQuery> = fc.record({
  text,
  sort: fc.constantFrom(...MEMBER_SORTS),
  order: fc.constantFrom('asc', 'desc'),
  has: fc.dictionary(fc.constantFrom(...MEMBER_TRAITS), fc.boolean(), { maxKeys: 2 }),
  privacy: optional(fc.constantFrom('visible', 'hidden')),
  groups: fc.constant([]),
  notGroups: fc.constant([]),
  frontedSince: fc.constant(null),
  notFrontedSince: fc.constant(null),
});

const options = fc.record({ detectPronouns: fc.boolean(), owner: fc.boolean(), locale: fc.constant('en') });

describe('a list of any members, asked anything', () => {
  it('answers with some of its members, each once, and the same every time', () => {
    fc.assert(
      fc.property(members, query, options, (list, asked, how) => {
        const index = createMemberIndex(list, how);
        const { items, total, matched } = queryMembers(index, asked);
        expect(total).toBe(list.length);
        expect(matched).toBe(items.length);
        expect(items.every((item) => list.includes(item))).toBe(true);
        expect(new Set(items).size).toBe(items.length);
        expect(queryMembers(createMemberIndex(list, how), asked).items).toEqual(items);
      }),
      RUNS,
    );
  });

  it('contains all without a query, in an order independent of the input', () => {
    const byUniqueId = fc.uniqueArray(member, { maxLength: 12, selector: ({ id }) => id });
    fc.assert(
      fc.property(byUniqueId, query, options, (list, { sort, order }, how) => {
        const ask = (given: readonly Member[]) =>
          queryMembers(createMemberIndex(given, how), { ...DEFAULT_MEMBER_QUERY, sort, order }).items;
        expect(ask(list)).toHaveLength(list.length);
        expect(ask([...list].reverse())).toEqual(ask(list));
      }),
      RUNS,
    );
  });

  it('a filter does not change the order', () => {
    fc.assert(
      fc.property(members, query, options, (list, asked, how) => {
        const index = createMemberIndex(list, how);
        const { items } = queryMembers(index, { ...asked, text: '' });
        const all = queryMembers(index, {
          ...DEFAULT_MEMBER_QUERY,
          sort: asked.sort,
          order: asked.order,
        }).items;
        expect(items).toEqual(all.filter((item) => items.includes(item)));
      }),
      RUNS,
    );
  });

  it('a longer search finds no more exactly', () => {
    fc.assert(
      fc.property(members, text, text, options, (list, search, more, how) => {
        const index = createMemberIndex(list, how);
        const ask = (asked: string) => {
          const { items, similar } = queryMembers(index, { ...DEFAULT_MEMBER_QUERY, text: asked });
          return similar ? [] : items;
        };
        // Beyond the maximum length, what is added is ignored.
        const fewer = ask(`${search} ${more}`);
        const found = ask(search);
        expect(fewer.every((item) => found.includes(item))).toBe(true);
      }),
      RUNS,
    );
  });

  it('never finds a member of others by the internal name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[d-z]{4,10}$/), fc.boolean(), (inner, detectPronouns) => {
        const list = [makeMember({ id: 'abcab', name: inner, display_name: 'A B C' })];
        const index = createMemberIndex(list, { detectPronouns, owner: false, locale: 'en' });
        expect(queryMembers(index, { ...DEFAULT_MEMBER_QUERY, text: inner }).matched).toBe(0);
      }),
      RUNS,
    );
  });

  it('reads members made of hostile texts', () => {
    const hostile = HOSTILE_TEXTS.map((bad) =>
      makeMember({ name: bad, display_name: bad, pronouns: bad, description: bad, created: bad, color: bad }),
    );
    const index = createMemberIndex(hostile, { detectPronouns: true, owner: true, locale: 'en' });
    for (const text of HOSTILE_TEXTS) {
      for (const sort of MEMBER_SORTS) {
        const { matched } = queryMembers(index, { ...DEFAULT_MEMBER_QUERY, text, sort });
        expect(matched).toBeLessThanOrEqual(hostile.length);
      }
    }
  });
});
