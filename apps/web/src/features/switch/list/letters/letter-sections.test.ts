import { collatorOf } from '@frontboard/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterSections } from './letter-sections.ts';

/** The letters of names in the order of a language. */
function lettersOf(names: readonly string[], locale = 'en'): string {
  const collator = collatorOf(locale);
  return letterSections(names.toSorted(collator.compare), collator)
    .map(({ letter }) => letter)
    .join(' ');
}

describe('letterSections', () => {
  it('begins each letter at its first name', () => {
    const names = ['9', 'Ash', 'avery', 'Cas', 'Zoe'];
    expect(letterSections(names, collatorOf('en'))).toEqual([
      { letter: '#', index: 0 },
      { letter: 'A', index: 1 },
      { letter: 'C', index: 3 },
      { letter: 'Z', index: 4 },
    ]);
  });

  it.each([
    [
      'signs, digits and emoji together, before all letters',
      ['✦ Luna', '🦊 Fox', '(Ash)', '7', 'Bo'],
      'en',
      '# B',
    ],
    [
      'accented, decorated and joined letters with their base',
      ['Émile', '𝓔lla', 'ｅmi', 'Ægir', 'Ada'],
      'en',
      'A E',
    ],
    ['letters that a language adds after Z by themselves', ['Åke', 'Östen', 'Anna', 'Zoe'], 'sv', 'A Z Å Ö'],
    ['the same letters in another language with their base', ['Åke', 'Östen', 'Anna', 'Zoe'], 'en', 'A O Z'],
    ['the two i of Turkish apart', ['ılgın', 'ışık', 'irem', 'İdil'], 'tr', 'I İ'],
    [
      'letters sorted as one in Czech with the letter before',
      ['Chrt', 'Hana', 'Cyril', 'Iva'],
      'cs',
      'C H I',
    ],
    [
      'other alphabets by their letters, after Latin ones',
      ['Ярик', 'анна', 'Άλφα', 'נועה', 'Bo'],
      'en',
      'B Α А Я נ',
    ],
    ['Hangul syllables by their first consonant', ['가온', '고은', '나래'], 'ko', 'ᄀ ᄂ'],
    ['both kinds of kana together', ['カイ', 'がく', 'さくら'], 'ja', 'カ さ'],
    ['Thai names by their consonant, not by the vowel before it', ['เกด', 'กานต์', 'เขม'], 'th', 'ก ข'],
    ['Han names by their first character', ['星', '星野', '月'], 'ja', '月 星'],
  ])('lists %s', (_what, names, locale, letters) => {
    expect(lettersOf(names, locale)).toBe(letters);
  });

  it('has each letter once and in the order of the names, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 })), (texts) => {
        const collator = collatorOf('en');
        const sections = letterSections(texts.toSorted(collator.compare), collator);
        const places = sections.map(({ index }) => index);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(new Set(sections.map(({ letter }) => letter)).size).toBe(sections.length);
        expect(places[0] ?? 0).toBe(0);
      }),
    );
  });
});
