import { describe, expect, it } from 'vitest';
import {
  createMemberIndex,
  DEFAULT_MEMBER_QUERY,
  type LastFronted,
  type MemberIndexOptions,
  type MemberQuery,
  prepareSearch,
  queryMembers,
  withGroups,
  withLastFronted,
} from '../src/list.ts';
import type { Member } from '../src/member/member.ts';
import { makeGroup, makeMember } from './make-records.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The ids of the members a query asks for, in order. */
function ask(
  members: readonly Fields[],
  query: Partial<MemberQuery>,
  options: Partial<MemberIndexOptions> = {},
): string[] {
  const index = createMemberIndex(members.map(makeMember), {
    detectPronouns: true,
    owner: false,
    locale: 'en',
    ...options,
  });
  return queryMembers(index, { ...DEFAULT_MEMBER_QUERY, ...query }).items.map(({ id }) => id);
}

/** Members with the ids `aaaaa`, `bbbbb` … who differ in one field. */
function each(field: string, values: readonly unknown[], more: Fields = {}): Fields[] {
  return values.map((value, index) => ({ id: idOf(index), name: idOf(index), ...more, [field]: value }));
}

const idOf = (index: number) => String.fromCharCode(97 + index).repeat(5);
const letters = (ids: readonly string[]) => ids.map((id) => id.charAt(0)).join('');

describe('queryMembers, sorting', () => {
  it.each([
    ['name', 'name', ['Zoe', 'Ash 10', 'ash 2', 'Élan', 'eve'], 'cbdea', 'aedbc'],
    ['pronouns', 'pronouns', ['she/her', null, 'any', 'they/them', ''], 'cadbe', 'dacbe'],
    [
      'created',
      'created',
      [
        '2024-01-01T12:00:00.123457Z',
        '2024-01-01T12:00:00.5Z',
        null,
        '2024-01-01T12:00:00Z',
        '2024-01-01T12:00:00.123456Z',
      ],
      'deabc',
      'baedc',
    ],
    ['messages', 'message_count', [10, 0, null, 9, 0], 'bedac', 'adbec'],
    [
      'last-message',
      'last_message_timestamp',
      ['2024-05-01T00:00:00Z', null, '2023-05-01T00:00:00Z'],
      'cab',
      'acb',
    ],
    [
      'birthday',
      'birthday',
      ['1999-12-01', '0004-02-29', null, '2010-02-28', '1985-02-29', 'soon', '0001-02-28'],
      'dgbacef',
      'abdgcef',
    ],
    [
      'color',
      'color',
      ['0000ff', '808080', 'ff0000', null, '800000', '000000', '00ff00'],
      'ecgafbd',
      'agcebfd',
    ],
  ] as const)('by %s puts those without it last in either order', (sort, field, values, asc, desc) => {
    const members = each(field, values);
    expect(letters(ask(members, { sort }))).toBe(asc);
    expect(letters(ask(members, { sort, order: 'desc' }))).toBe(desc);
  });

  it('follows the rules of the language', () => {
    const members = each('name', ['z', 'ä', 'a']);
    expect(letters(ask(members, {}, { locale: 'sv' }))).toBe('cab');
    expect(letters(ask(members, {}, { locale: 'de' }))).toBe('cba');
    expect(letters(ask(members, {}, { locale: 'no such language' }))).toHaveLength(3);
  });

  it('sorts by the shown name, never by the internal one', () => {
    const members = [
      { id: 'aaaaa', name: 'Zzz', display_name: 'Ash' },
      { id: 'bbbbb', name: 'Birch' },
      { id: 'ccccc', name: 'Aaa', display_name: 'Cedar' },
    ];
    for (const owner of [true, false]) expect(letters(ask(members, {}, { owner }))).toBe('abc');
  });

  it('reads pronouns from the name if they are shown from there', () => {
    const members = [
      { id: 'aaaaa', name: 'Ash (they/them)' },
      { id: 'bbbbb', name: 'Birch', pronouns: 'she/her' },
      { id: 'ccccc', name: 'Cedar (he/him)' },
    ];
    expect(letters(ask(members, { sort: 'pronouns' }))).toBe('cba');
    expect(letters(ask(members, { sort: 'pronouns' }, { detectPronouns: false }))).toBe('bac');
    expect(letters(ask(members, { has: { pronouns: true } }))).toBe('abc');
    expect(letters(ask(members, { has: { pronouns: true } }, { detectPronouns: false }))).toBe('b');
  });

  it('breaks ties by name and then by id, in either order', () => {
    const members = [
      { id: 'ddddd', name: 'Birch', message_count: 0 },
      { id: 'ccccc', name: 'Birch', message_count: 0 },
      { id: 'bbbbb', name: 'Ash', message_count: 0 },
      { id: 'aaaaa', name: 'Cedar', message_count: 5 },
    ];
    expect(letters(ask(members, { sort: 'messages' }))).toBe('bcda');
    expect(letters(ask(members, { sort: 'messages', order: 'desc' }))).toBe('abcd');
    expect(letters(ask(members, { order: 'desc' }))).toBe('acdb');
  });

  it('says how many there are and how many match', () => {
    const index = createMemberIndex(each('name', ['Ash', 'Birch', 'Cedar']).map(makeMember), {
      detectPronouns: true,
      owner: false,
      locale: 'en',
    });
    expect(queryMembers(index, DEFAULT_MEMBER_QUERY)).toMatchObject({ total: 3, matched: 3, ranked: false });
    expect(queryMembers(index, { ...DEFAULT_MEMBER_QUERY, text: 'ash' })).toMatchObject({
      total: 3,
      matched: 1,
      ranked: true,
    });
  });
});

describe('queryMembers, search', () => {
  const members: Fields[] = [
    { id: 'aaaaa', name: 'x', display_name: 'Sea', description: 'river' },
    { id: 'bbbbb', name: 'x', display_name: 'Sky', pronouns: 'river/rivers' },
    { id: 'ccccc', name: 'x', display_name: 'Driver' },
    { id: 'ddddd', name: 'x', display_name: 'Old River' },
    { id: 'eeeee', name: 'x', display_name: 'Riverside' },
    { id: 'river', name: 'x', display_name: 'Zed' },
    { id: 'ggggg', name: 'x', display_name: 'River' },
    { id: 'hhhhh', name: 'river', display_name: 'Hill' },
    { id: 'iiiii', name: 'x', display_name: 'Island', description: 'a ||river||' },
  ];

  it('puts the best matches first', () => {
    expect(ask(members, { text: 'river' })).toEqual([
      'river',
      'ggggg',
      'eeeee',
      'ddddd',
      'ccccc',
      'bbbbb',
      'aaaaa',
    ]);
  });

  it('finds names with typing errors only where nothing matches', () => {
    const names = each('name', ['Luna', 'Lunar Sea', 'Lune', 'Ash']).map(makeMember);
    const index = createMemberIndex(names, { detectPronouns: true, owner: false, locale: 'en' });
    const find = (text: string, more: Partial<MemberQuery> = {}) =>
      queryMembers(index, { ...DEFAULT_MEMBER_QUERY, ...more, text });
    expect(find('luna')).toMatchObject({ matched: 2, similar: false });
    expect(find('lnua')).toMatchObject({ items: [{ name: 'Luna' }], matched: 1, similar: true });
    expect(find('luan', { order: 'desc' }).items.map(({ name }) => name)).toEqual(['Luna']);
    expect(find('lund').items.map(({ name }) => name)).toEqual(['Luna', 'Lune']);
    expect(find('xyzzy')).toMatchObject({ matched: 0 });
  });

  it('finds nothing similar where a filter hides an exact match', () => {
    const names = [
      { id: 'aaaaa', name: 'Luna' },
      { id: 'bbbbb', name: 'Lune', color: 'ff0000' },
    ];
    expect(ask(names, { text: 'luna', has: { color: true } })).toEqual([]);
    expect(ask(names, { text: 'lunx', has: { color: true } })).toEqual(['bbbbb']);
  });

  it('keeps the chosen order among matches that are equally good', () => {
    const alike = each('message_count', [3, 1, 2], { name: 'River' });
    expect(letters(ask(alike, { text: 'riv', sort: 'messages' }))).toBe('bca');
    expect(letters(ask(alike, { text: 'riv', sort: 'messages', order: 'desc' }))).toBe('acb');
  });

  it('finds a nickname after the names that are shown', () => {
    const members = each('name', ['Ash', 'Moony', 'Luna']);
    const nicknameOf = ({ name }: Member) => (name === 'Ash' ? 'Moony' : null);
    expect(letters(ask(members, { text: 'moony' }, { nicknameOf }))).toBe('ba');
    expect(letters(ask(members, { text: 'moony' }))).toBe('b');
  });

  it('finds an internal name behind a display name only for the owner, after the names that are shown', () => {
    expect(ask(members, { text: 'river' })).not.toContain('hhhhh');
    const found = ask(members, { text: 'river' }, { owner: true });
    expect(found.indexOf('hhhhh')).toBeGreaterThan(found.indexOf('ccccc'));
    expect(found.indexOf('hhhhh')).toBeLessThan(found.indexOf('bbbbb'));
  });

  it('finds the name of a member without a display name for everyone', () => {
    expect(ask([{ id: 'aaaaa', name: 'River', display_name: ' ' }], { text: 'river' })).toEqual(['aaaaa']);
  });

  it('finds pronouns that were taken out of a name, spelled as in the name', () => {
    const ash = [{ id: 'aaaaa', name: 'Ash (they/them)' }];
    for (const text of ['ash', 'they/them', 'ash they', 'ash (they/them)', '(they'])
      expect(ask(ash, { text }), text).toEqual(['aaaaa']);
  });

  it('requires a match for every word', () => {
    expect(ask(members, { text: 'sea river' })).toEqual(['aaaaa']);
    expect(ask(members, { text: 'sea mountain' })).toEqual([]);
  });
});

describe('queryMembers, filters', () => {
  it.each([
    ['avatar', { avatar_url: 'https://example.org/a.png' }],
    ['banner', { banner: 'https://example.org/b.png' }],
    ['color', { color: 'ff0000' }],
    ['description', { description: 'Hello' }],
    ['birthday', { birthday: '0004-02-29' }],
    ['pronouns', { pronouns: 'any' }],
    ['proxyTags', { proxy_tags: [{ prefix: 'a:', suffix: null }] }],
  ] as const)('tells who has %s from who has not', (trait, fields) => {
    const members = [
      { id: 'aaaaa', name: 'Ash', ...fields },
      { id: 'bbbbb', name: 'Birch' },
    ];
    expect(ask(members, { has: { [trait]: true } })).toEqual(['aaaaa']);
    expect(ask(members, { has: { [trait]: false } })).toEqual(['bbbbb']);
    expect(ask(members, { has: {} })).toEqual(['aaaaa', 'bbbbb']);
  });

  it('joins filters and search', () => {
    const members = [
      { id: 'aaaaa', name: 'Ash', color: 'ff0000', pronouns: 'any' },
      { id: 'bbbbb', name: 'Ashen', color: 'ff0000' },
      { id: 'ccccc', name: 'Cedar', color: 'ff0000', pronouns: 'any' },
    ];
    expect(ask(members, { text: 'ash', has: { color: true, pronouns: false } })).toEqual(['bbbbb']);
  });

  it('shows the owner who is hidden, and nothing to others', () => {
    const members = [
      { id: 'aaaaa', name: 'Ash', privacy: { visibility: 'public' } },
      { id: 'bbbbb', name: 'Birch', privacy: { visibility: 'private' } },
    ];
    expect(ask(members, { privacy: 'visible' }, { owner: true })).toEqual(['aaaaa']);
    expect(ask(members, { privacy: 'hidden' }, { owner: true })).toEqual(['bbbbb']);
    for (const privacy of ['visible', 'hidden'] as const) {
      expect(ask(members, { privacy }, { owner: false })).toEqual(['aaaaa', 'bbbbb']);
    }
  });

  describe('by group', () => {
    const uuid = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
    const members = ['Ash', 'Birch', 'Cedar', 'Dill'].map((name, index) => ({
      id: idOf(index),
      uuid: uuid(index),
      name,
    }));
    const groups = [
      makeGroup({ id: 'house', uuid: uuid(8), members: [uuid(0), uuid(1)] }),
      makeGroup({ id: 'garden', members: ['bbbbb', 'ccccc', uuid(7)] }),
      makeGroup({ id: 'closed' }),
    ];
    const askWith = (query: Partial<MemberQuery>) => letters(ask(members, query, { groups }));

    it.each([
      ['any of one', { groups: ['house'] }, 'ab'],
      ['any of one by its uuid', { groups: [uuid(8)] }, 'ab'],
      ['any of two', { groups: ['house', 'garden'] }, 'abc'],
      ['none of one', { notGroups: ['house'] }, 'cd'],
      ['none of two', { notGroups: ['house', 'garden'] }, 'd'],
      ['one without another', { groups: ['house'], notGroups: ['garden'] }, 'a'],
      ['one that is not known', { groups: ['absent'] }, ''],
      ['none of one that is not known', { notGroups: ['absent'] }, 'abcd'],
      ['one that came without members', { groups: ['closed'] }, ''],
    ])('%s', (_what, query, expected) => {
      expect(askWith(query)).toBe(expected);
    });

    it('works once the groups arrive', () => {
      const index = createMemberIndex(members.map(makeMember), {
        detectPronouns: true,
        owner: false,
        locale: 'en',
      });
      const query = { ...DEFAULT_MEMBER_QUERY, groups: ['garden'] };
      expect(queryMembers(index, query).matched).toBe(0);
      expect(queryMembers(withGroups(index, groups), query).matched).toBe(2);
      expect(queryMembers(index, query).matched).toBe(0);
    });
  });
});

describe('prepareSearch', () => {
  /** A member that counts how often its description is read. */
  function watched(id: string, onRead: () => void): Member {
    return Object.defineProperty({ ...makeMember({ id, name: id }) }, 'description', {
      get: () => {
        onRead();
        return 'likes rain';
      },
    });
  }

  it('sorts in the index, and prepares texts at the first search', () => {
    let reads = 0;
    const members = ['bbbbb', 'aaaaa'].map((id) => watched(id, () => (reads += 1)));
    const index = createMemberIndex(members, { detectPronouns: true, owner: false, locale: 'en' });
    expect(queryMembers(index, DEFAULT_MEMBER_QUERY).items.map(({ id }) => id)).toEqual(['aaaaa', 'bbbbb']);
    expect(reads).toBe(0);

    const steps = prepareSearch(index.list);
    steps.next();
    expect(reads).toBe(1);
    expect([...steps]).toHaveLength(1);
    expect(queryMembers(index, { ...DEFAULT_MEMBER_QUERY, text: 'rain' }).matched).toBe(2);
    expect(reads).toBe(2);
  });
});

describe('queryMembers, by when members were last fronting', () => {
  const members = each('name', ['Ash', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fern']).map(makeMember);
  const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const known: Readonly<Record<string, LastFronted>> = {
    aaaaa: { kind: 'at', atMs: startOf('2026-03-10') },
    bbbbb: { kind: 'now' },
    ccccc: { kind: 'not-since', atMs: startOf('2026-02-01') },
    ddddd: { kind: 'never' },
    eeeee: { kind: 'at', atMs: startOf('2026-05-01') },
  };
  const bare = createMemberIndex(members, { detectPronouns: true, owner: false, locale: 'en' });
  const index = withLastFronted(bare, { lastOf: ({ id }) => known[id] ?? null, startOf });
  const found = (query: Partial<MemberQuery>) =>
    letters(queryMembers(index, { ...DEFAULT_MEMBER_QUERY, ...query }).items.map(({ id }) => id));

  it('puts those of whom nothing is known, and those who never were, last in either order', () => {
    expect(found({ sort: 'last-fronted' })).toBe('caebdf');
    expect(found({ sort: 'last-fronted', order: 'desc' })).toBe('beacdf');
  });

  it('finds who was not fronting since a day, and never guesses', () => {
    expect(found({ notFrontedSince: '2026-04-01' })).toBe('acd');
    expect(found({ notFrontedSince: '2026-03-01' })).toBe('cd');
    // Before February nothing is known of Cedar.
    expect(found({ notFrontedSince: '2026-01-15' })).toBe('d');
    expect(found({ frontedSince: '2026-01-15' })).toBe('abe');
    expect(found({ frontedSince: '2026-03-01', notFrontedSince: '2026-04-01' })).toBe('a');
  });

  it('keeps the groups, whichever is known first', () => {
    const group = makeGroup({ id: 'house', members: ['aaaaa', 'bbbbb'] });
    const query = { ...DEFAULT_MEMBER_QUERY, groups: ['house'], frontedSince: '2026-05-01' };
    expect(queryMembers(withGroups(index, [group]), query).items.map(({ id }) => id)).toEqual(['bbbbb']);
    const grouped = withGroups(bare, [group]);
    const { fronted } = index;
    expect(queryMembers(withLastFronted(grouped, fronted), query).items.map(({ id }) => id)).toEqual([
      'bbbbb',
    ]);
  });

  it('finds nobody by a day while nothing is known', () => {
    const none = { ...DEFAULT_MEMBER_QUERY, notFrontedSince: '2026-04-01' };
    expect(queryMembers(bare, none).items).toEqual([]);
  });
});
