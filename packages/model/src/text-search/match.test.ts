import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MATCH_TIERS,
  matchesLetters,
  matchesSimilarly,
  matchesTogether,
  matchTier,
  nameEntry,
  phraseTier,
  type Searchable,
  searchEntry,
} from './match.ts';
import { readSearchText } from './search-text.ts';

const LUNA: Searchable = {
  id: 'abcefg',
  uuid: '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11',
  name: '✨ Luna O’Neil-Mare (tide)',
  otherNames: ['lm-inner'],
  pronouns: 'she/they',
  description: 'Likes the sea. ||Afraid of storms.|| Plays the fiddle.',
};

function tierOf(search: string, record: Searchable = LUNA): string | null {
  return MATCH_TIERS[matchTier(searchEntry(record), readSearchText(search))] ?? null;
}

describe('matchTier', () => {
  it.each([
    ['abcefg', 'id'],
    ['ABC-EFG', 'id'],
    [LUNA.uuid ?? '', 'id'],
    [(LUNA.uuid ?? '').replaceAll('-', '').toUpperCase(), 'id'],
    ["luna o'neil mare tide", 'bare-name'],
    ['lm-inner', 'other-name'],
    ['✨ Luna O’Neil-Mare (tide)', 'name'],
    ['LUNA', 'name-start'],
    ['lu', 'name-start'],
    ['✨', 'name-start'],
    ['luna o', 'name-start'],
    ['neil', 'word-start'],
    ['mare', 'word-start'],
    ['tide luna', 'word-start'],
    ["o'neil", 'word-start'],
    ['O Neil', 'word-start'],
    ['☾luna', 'name-start'],
    [(LUNA.uuid ?? '').slice(0, 13), 'id-part'],
    ['una', 'name-part'],
    ['una tide', 'name-part'],
    ['inner', 'other-name-part'],
    ['luna inner', 'other-name-part'],
    ['abc', 'id-part'],
    ['abc-e', 'id-part'],
    ['they', 'pronouns'],
    ['luna she', 'pronouns'],
    ['fiddle', 'description'],
    ['luna fiddle she', 'description'],
    ['luna abcefg', 'name-start'],
  ])('a search for %j is found as %s', (search, tier) => {
    expect(tierOf(search)).toBe(tier);
  });

  it.each(['ab', 'xyz', 'luna xyz', 'storms', 'sea storms', '||', '.*', 'l.na', '[', '\\'])(
    'a search for %j is not found',
    (search) => {
      expect(tierOf(search)).toBeNull();
    },
  );

  it('matches a name without its decoration', () => {
    expect(tierOf('luna', { ...LUNA, name: '~ Luna ~' })).toBe('bare-name');
    expect(tierOf('luna', { ...LUNA, name: '🌙Luna' })).toBe('bare-name');
  });

  it('finds no word across a hidden passage', () => {
    expect(tierOf('seaplays', { ...LUNA, description: 'sea||x||plays' })).toBeNull();
  });

  it('finds nothing hidden in a description, wherever it is', () => {
    const around = fc.string({ unit: fc.constantFrom('a', ' ', '*', '\n', '|', '`') });
    fc.assert(
      fc.property(around, around, (before, after) => {
        const description = `${before}||zebra||${after}`;
        // Bars that touch the marks make other marks of them, and then even Discord shows what is between.
        fc.pre(!before.includes('|') && !after.includes('|'));
        expect(tierOf('zebra', { ...LUNA, description })).toBeNull();
      }),
    );
  });

  it('more words never find more, and never rank higher except for the whole name', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '-', 'é', '✨'), maxLength: 12 });
    const record = fc.record({
      id: fc.constant('abcabc'),
      uuid: fc.constant(null),
      name: text,
      otherNames: fc.array(text, { maxLength: 2 }),
      pronouns: text,
      description: text,
    });
    fc.assert(
      fc.property(record, text, text, (one, search, more) => {
        const entry = searchEntry(one);
        const withMore = matchTier(entry, readSearchText(`${search} ${more}`));
        if (withMore !== -1) expect(matchTier(entry, readSearchText(search))).not.toBe(-1);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('matchesTogether', () => {
  const other: Searchable = { ...LUNA, id: 'ash', uuid: null, name: 'Ash', otherNames: [], description: '' };
  const entries = [searchEntry(LUNA), searchEntry(other)];

  it.each(['', 'luna', 'ash luna', 'ash abcefg'])('%j is found in two records together', (search) => {
    expect(matchesTogether(entries, readSearchText(search))).toBe(true);
  });

  it('finds nothing when a word is in neither', () => {
    expect(matchesTogether(entries, readSearchText('ash fern'))).toBe(false);
  });
});

describe('phraseTier', () => {
  const tier = (name: string, search: string) =>
    MATCH_TIERS[phraseTier(nameEntry(name), readSearchText(search))] ?? null;

  it.each([
    ['Luna Moon', 'luna moon', 'name'],
    ['✨ Luna Moon', 'luna moon', 'bare-name'],
    ['Luna Moon', 'moon', 'word-start'],
    ['Luna Moon', 'lnua moon', 'similar'],
    ['Luna Moon', 'moon luna', null],
    ['Luna Moon', 'lnua', null],
  ])('%j is named by %j: %s', (name, search, expected) => {
    expect(tier(name, search)).toBe(expected);
  });
});

describe('matchesSimilarly', () => {
  it.each([
    ['Luna', 'lnua', true],
    ['Luna', 'lua', false],
    ['Luna', 'luno', true],
    ['Luna', 'lono', false],
    ['Persephone', 'persphoen', true],
    ['Persephone', 'prsphoe', false],
    ['✨ Luna of the Sea', 'lnua sea', true],
    ['✨ Luna of the Sea', 'lnua lake', false],
    ['Luna Moon', 'lunamoon', true],
    ['Ash', 'ahs', false],
    ['Luna', '', true],
  ])('%j has the words of %j, with typing errors: %s', (name, search, expected) => {
    expect(matchesSimilarly([nameEntry(name)], readSearchText(search))).toBe(expected);
  });

  it('tolerates one wrong letter in any name of four letters and more', () => {
    const name = fc.stringMatching(/^[a-z]{4,12}$/);
    fc.assert(
      fc.property(name, fc.nat(), fc.constantFrom('q', 'z'), (right, place, letter) => {
        const at = place % right.length;
        const typed = right.slice(0, at) + letter + right.slice(at + 1);
        expect(matchesSimilarly([nameEntry(right)], readSearchText(typed))).toBe(true);
      }),
    );
  });
});

describe('matchesLetters', () => {
  it.each([
    ['Status as tiles', 'stt', true],
    ['Status as tiles', 'sti', true],
    ['Status as tiles', 'tst', false],
    ['Status as tiles', 'st', false],
  ])('%j has the letters of %j in order: %s', (name, search, expected) => {
    expect(matchesLetters(nameEntry(name), readSearchText(search))).toBe(expected);
  });
});

describe('readSearchText', () => {
  it('reads each word once, and ignores blanks and invisible characters', () => {
    expect(readSearchText(' Luna  luna LÚNA moon ').words.map(({ text }) => text)).toEqual(['luna', 'moon']);
    expect(readSearchText(' \u200b \u00a0\n').words).toEqual([]);
  });

  it('reads texts of any length and kind', () => {
    const hostile = [
      'x '.repeat(5000),
      '\ud83d'.repeat(10_000),
      '(a+)+$'.repeat(2000),
      '\u0301'.repeat(10_000),
    ];
    for (const text of hostile) expect(readSearchText(text).phrase.text.length).toBeLessThanOrEqual(400);
  });
});
