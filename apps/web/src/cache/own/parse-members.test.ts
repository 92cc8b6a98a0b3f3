import { type Member, memberFromWire, wireMemberSchema } from '@frontboard/model';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseMembers } from './parse-members.ts';

const NAMING = { detectPronouns: true };
const AT = '2026-01-01T00:00:00.000Z';

function makeMember(id: string, name: string, displayName: string | null = null): Member {
  const uuid = `00000000-0000-4000-8000-${[...id]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padStart(12, '0')}`;
  return memberFromWire(v.parse(wireMemberSchema, { id, uuid, name, display_name: displayName }), AT);
}

const luna = makeMember('lunaa', 'Luna');
const ash = makeMember('ashhh', 'Ash');
const ashley = makeMember('ashle', 'Ashley');
const zoe = makeMember('zoeee', 'Zoë (they/them)');
const moon = makeMember('moonn', '🌙');
const star = makeMember('starr', 'old-star', '⭐ Étoile');
const pair = makeMember('salts', 'Salt & Pepper');
const sun = makeMember('sunny', 'Sun, the');
const ink = makeMember('inkrr', 'Ink River');
const MEMBERS = [luna, ash, ashley, zoe, moon, star, pair, sun, ink];

function parse(text: string) {
  return parseMembers(text, MEMBERS, NAMING);
}

function found(text: string) {
  const { members, ambiguous, unknown } = parse(text);
  expect({ ambiguous, unknown }).toEqual({ ambiguous: [], unknown: [] });
  return members;
}

describe('parseMembers', () => {
  it.each([
    'luna, ash',
    'LUNA,ash',
    'luna and ash',
    '„luna“ ash',
    'Luna & Ash',
    'luna + ash',
    'luna ash',
    'luna;ash,',
    'luna、ash',
  ])('reads %j as two members in their order', (text) => expect(found(text)).toEqual([luna, ash]));

  it('reads “und” between two names in German only', () => {
    expect(parseMembers('luna und ash', MEMBERS, NAMING, 'de').members).toEqual([luna, ash]);
    expect(parseMembers('luna und ash', MEMBERS, NAMING, 'en').unknown).toEqual(['luna und ash']);
  });

  it('returns nothing for an empty text', () => {
    expect(parse(' , "" and ')).toEqual({ members: [], ambiguous: [], unknown: [] });
    expect(parse('')).toEqual({ members: [], ambiguous: [], unknown: [] });
  });

  it('prefers a whole name to the beginning of another', () => {
    expect(found('ash')).toEqual([ash]);
    expect(found('ashl')).toEqual([ashley]);
  });

  it('reads names without their accents, emoji and pronouns, and names that are only an emoji', () => {
    expect(found('zoe')).toEqual([zoe]);
    expect(found('etoile, 🌙')).toEqual([star, moon]);
    expect(found('Zoë (they/them)')).toEqual([zoe]);
  });

  it('knows internal names, ids with a dash or in capitals, and uuids', () => {
    expect(found('old-star')).toEqual([star]);
    expect(found(`MOONN, ${luna.uuid}`)).toEqual([moon, luna]);
  });

  it('does not split a name that contains a separator', () => {
    expect(found('salt & pepper, luna')).toEqual([pair, luna]);
    expect(found('Sun, the and ash')).toEqual([sun, ash]);
    expect(found('luna ink river ash')).toEqual([luna, ink, ash]);
  });

  it('reads a quoted text as one name', () => {
    expect(found('"Sun, the" "luna"')).toEqual([sun, luna]);
    expect(found('“ink river”, ash')).toEqual([ink, ash]);
  });

  it('names each member once', () => {
    expect(found('luna, lunaa, Luna')).toEqual([luna]);
  });

  it('offers members that match equally well, best first, and never decides', () => {
    const twins = [makeMember('twina', 'Ash'), makeMember('twinb', 'ash'), ashley];
    const { members, ambiguous } = parseMembers('ash', twins, NAMING);
    expect(members).toEqual([]);
    expect(ambiguous).toEqual([{ text: 'ash', at: 0, candidates: twins }]);
    expect(parse('as').ambiguous).toEqual([{ text: 'as', at: 0, candidates: [ash, ashley] }]);
  });

  it('prefers a whole name, also an internal one, to an id and to parts of names', () => {
    const river = makeMember('aaaaa', 'River');
    const other = makeMember('river', 'Zed');
    const inner = makeMember('bbbbb', 'stone', 'Hill');
    const started = makeMember('ccccc', 'Stones');
    const members = [started, other, river, inner];
    expect(parseMembers('river, stone', members, NAMING).members).toEqual([river, inner]);
  });

  it('offers a mistyped name instead of accepting it', () => {
    expect(parse('lnua, ash')).toEqual({
      members: [ash],
      ambiguous: [{ text: 'lnua', at: 0, candidates: [luna] }],
      unknown: [],
    });
  });

  it('returns unknown names as typed', () => {
    expect(parse('Luna, Nobody Here, ash')).toEqual({
      members: [luna, ash],
      ambiguous: [],
      unknown: ['Nobody Here'],
    });
  });

  it('reads any list of members written by whole name or id', () => {
    const named = MEMBERS.filter((member) => member !== moon);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...named)),
        fc.constantFrom(', ', ',', '; ', ' and '),
        fc.boolean(),
        (members, separator, isById) => {
          const text = members.map(({ id, name }) => (isById ? id : `"${name}"`)).join(separator);
          expect(found(text)).toEqual(members);
        },
      ),
    );
  });

  it('never throws, and leaves out members it cannot offer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(parse(text).ambiguous.every(({ candidates }) => candidates.length > 0)).toBe(true);
      }),
    );
  });

  it('says where each ambiguous name begins', () => {
    const parts = fc.constantFrom('as', ' ', ', ', '"as"', ' and ', 'luna', '“ as ”', 'nobody');
    fc.assert(
      fc.property(fc.array(parts), (typed) => {
        const text = typed.join('');
        const { ambiguous } = parse(text);
        expect(ambiguous.map(({ at, text: name }) => text.slice(at, at + name.length))).toEqual(
          ambiguous.map(({ text: name }) => name),
        );
        expect(new Set(ambiguous.map(({ at }) => at)).size).toBe(ambiguous.length);
      }),
    );
  });
});
