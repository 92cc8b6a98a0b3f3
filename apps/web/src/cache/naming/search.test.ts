import { memberFromWire, wireMemberSchema } from '@frontboard/model';
import { createMemberIndex, DEFAULT_MEMBER_QUERY, queryMembers } from '@frontboard/model/list';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { NO_FOLLOWED_DETAILS } from '../../persistence/documents/followed-details-document.ts';
import { createMatcher, findFollowed, findSystems } from './search.ts';

const aster = {
  ids: ['exampl', '3b1f1f4e-6a0c-4a7f-9a3c-0d8b2f1e5c11'],
  names: ['Aster Court', 'Luna ☾', 'Zoë', null],
};

describe('createMatcher', () => {
  it.each([
    '',
    '   ',
    'aster',
    'COURT',
    'court aster',
    'luna',
    'zoe',
    'Zoë',
    'exam',
    'exa-mpl',
    '3b1f1f4e6a0c',
    'aster luna',
    '☾',
  ])('%j finds the system', (query) => {
    expect(createMatcher(query)(aster)).toBe(true);
  });

  it.each(['fern', 'aster fern', 'ampl', 'someone', 'null', '-'])('%j does not', (query) => {
    expect(createMatcher(query)(aster)).toBe(false);
  });

  it.each([
    ['luna', '𝓛𝓾𝓷𝓪'],
    ['luna', 'ʟᴜɴᴀ'],
    ['luna', 'L\u200bu\u00adn\u2060a'],
    ['lu\u200bna', 'Luna'],
    ['strasse', 'Straße'],
    ['oystein', 'Øystein'],
    ["o'neil", 'O’Neil'],
    ['O’Neil', "O'Neil"],
    ['o neil', 'O’Neil'],
    ['kisa', 'Kısa'],
  ])('%j finds the name %j, as every list does', (query, name) => {
    expect(createMatcher(query)({ ids: [], names: [name] })).toBe(true);
    const member = memberFromWire(parse(wireMemberSchema, { id: 'abcdef', name }), '2026-01-01T00:00:00Z');
    const index = createMemberIndex([member], { owner: false, detectPronouns: false, locale: 'en' });
    expect(queryMembers(index, { ...DEFAULT_MEMBER_QUERY, text: query }).items).toEqual([member]);
  });

  it('finds names in scripts without case', () => {
    expect(createMatcher('لونا')({ ids: [], names: ['لونا الصغيرة'] })).toBe(true);
    expect(createMatcher('月')({ ids: [], names: ['月の光'] })).toBe(true);
  });
});

describe('findSystems', () => {
  const systems = new Map([
    ['exampl', aster],
    ['brook', { ids: ['brook'], names: ['Brook', 'Ash'] }],
    ['luner', { ids: ['luner'], names: ['Lunar'] }],
  ]);

  it.each([
    ['luna', ['exampl', 'luner']],
    ['lnua', ['exampl']],
    ['aster lnua', ['exampl']],
    ['borok ash', ['brook']],
    ['xyzzy', []],
  ])('%j finds %j, mistyped names only where nothing matches', (query, ids) => {
    expect([...findSystems(systems, query)]).toEqual(ids);
  });
});

describe('findFollowed', () => {
  const note = (text: string, ...marks: string[]) => ({ text, marks, atMs: 0 });
  const details = {
    ...NO_FOLLOWED_DETAILS,
    folders: { f: { name: 'Old friends', place: 0, isCollapsed: true } },
    systems: {
      brook: { folder: 'f', nickname: 'Sam', note: note('Met in May', 'Night owl') },
      drift: { folder: 'gone' },
    },
    members: { 'u-ash': { system: 'drift', note: note('', 'pen pal') } },
  };

  it.each([
    ['mark:owl', ['brook']],
    ['mark:"pen pal"', ['drift']],
    ['mark:', ['brook', 'drift']],
    ['-mark:', ['tidal']],
    ['note:may', ['brook']],
    ['-note:', ['drift', 'tidal']],
    ['folder:friends', ['brook']],
    ['-folder:', ['drift', 'tidal']],
    ['note:may sam', ['brook']],
    ['note:may tidal', []],
    ['met', []],
    ['other:may', []],
  ])('%j finds %j by what this device knows', (query, ids) => {
    const known = { snapshots: new Map(), detectPronouns: true, details };
    expect([...findFollowed(['brook', 'drift', 'tidal'], query, known)]).toEqual(ids);
  });
});
