import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedText } from './bounded-text.ts';
import { graphemes } from './graphemes.ts';
import { groupLabel, memberLabel, systemLabel } from './label.ts';

/** How many code points the largest character of a text has. */
function largest(text: string): number {
  return Math.max(0, ...graphemes(text).map((character) => Array.from(character).length));
}

describe('boundedText', () => {
  it.each([
    ['enclosing marks', '\u0489'.repeat(100)],
    ['marks on a letter', `a${'\u0489'.repeat(99)}`],
    ['accents', `a${'\u0301'.repeat(999)}`],
    ['Hangul fillers', '\u115f'.repeat(1_000)],
    ['Hangul vowels', '\u1161'.repeat(100)],
    ['half-width voicing marks', '\uff9e'.repeat(100)],
    ['Thai vowels', '\u0e33'.repeat(100)],
    ['Tibetan letters below one another', `\u0f40${'\u0f90'.repeat(99)}`],
    ['Arabic number signs', '\u0600'.repeat(100)],
    ['skin tones', '👩🏿'.concat('🏿'.repeat(48))],
    ['joined emoji', '👩\u200d'.repeat(33)],
    ['joined symbols', '©\u200d'.repeat(50)],
    ['tags', `🏴${'\u{e0067}'.repeat(48)}`],
    ['joined consonants', 'क\u094d'.repeat(50)],
  ])('cuts a character of many %s', (_what, text) => {
    expect(graphemes(text)).toHaveLength(1);
    const bounded = boundedText(text);
    expect(largest(bounded)).toBeLessThanOrEqual(10);
    expect(bounded.length).toBeLessThan(25);
  });

  it('a character after a cut does not combine with it', () => {
    const hangul = `${'\u1100'.repeat(11)}\u1161`;
    expect(largest(boundedText(hangul.repeat(8)))).toBe(5);
    expect(largest(boundedText(`${'👩\u200d'.repeat(6)}.`.repeat(8)))).toBe(10);
  });

  it('leaves no more than five letters in one character', () => {
    expect(boundedText('\u115f'.repeat(100))).toBe(`${'\u115f'.repeat(5)}\u200b`);
  });

  it('shows at most four marks in a row', () => {
    expect(boundedText(`Z${'\u0301'.repeat(50)}oe`)).toBe(`Z${'\u0301'.repeat(4)}oe`);
  });

  it.each([
    'Zoë',
    'Zoe\u0308\u0323',
    'Nguyễn Thị Hạnh'.normalize('NFD'),
    'שָׁלוֹם בְּרֵאשִׁ֖ית',
    'بِسْمِ اللَّهِ الرَّحْمَٰنِ',
    'น้ำใจดี ที่นี่',
    'कार्त्स्न्य क्षत्रिय',
    'བསྒྲུབས',
    'ᄒᆞᆫ글 한글',
    '👩🏽‍❤️‍💋‍👨🏿👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿❤️❤️❤️❤️❤️❤️',
  ])('leaves %j as it is', (text) => {
    expect(boundedText(text)).toBe(text);
  });

  it('leaves no character of more than ten code points, and cuts nothing the second time', () => {
    const unit = fc.constantFrom(
      ...'a \u0301\u0489\u115f\u1160\u11a8\u200d\u200c\ufe0f\uff9e\u0e33\u0600\u0915\u094d👩🏿©🇩',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 200 }), (text) => {
        const bounded = boundedText(text);
        expect(largest(bounded)).toBeLessThanOrEqual(10);
        expect(boundedText(bounded)).toBe(bounded);
      }),
    );
  });

  it('is part of every label', () => {
    const pile = 'a\u0489\u0489\u0489\u0489';
    const written = pile.padEnd(100, '\u0489');
    const options = { detectPronouns: true };
    expect(systemLabel({ name: written, pronouns: written }, options)).toEqual({
      name: pile,
      pronouns: pile,
    });
    expect(memberLabel({ name: written, displayName: null, pronouns: written }, options)).toEqual({
      name: pile,
      pronouns: pile,
      fullName: pile,
    });
    expect(groupLabel({ name: 'x', displayName: written })).toBe(pile);
  });
});
