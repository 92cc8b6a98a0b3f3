import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemes } from '../name/graphemes.ts';
import { fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Luna', 'luna'],
    ['ÉLAN', 'elan'],
    ['e\u0301lan', 'elan'],
    ['Ångström', 'angstrom'],
    ['İstanbul', 'istanbul'],
    ['Kısa', 'kisa'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Øystein Łukasz', 'oystein lukasz'],
    ['Ёлка', 'елка'],
    ['Όλυμπος', 'ολυμποσ'],
    ['ΟΛΥΜΠΟΣ', 'ολυμποσ'],
    ['𝓛𝓾𝓷𝓪', 'luna'],
    ['Ｌｕｎａ', 'luna'],
    ['ʟᴜɴᴀ', 'luna'],
    ['🄻🅄🄽🄰', 'luna'],
    ['🅻🆄🅽🅰', 'luna'],
    ['🅛🅤🅝🅐 🆎', 'luna 🆎'],
    ['ﬁn', 'fin'],
    ['L\u200bu\u00adn\u2060a', 'luna'],
    ['O’Neil', "o'neil"],
    ['a – b', 'a - b'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['木村 太郎', '木村 太郎'],
    ['❤️', '❤'],
    ['👩‍👧', '👩👧'],
    ['👍🏽', '👍🏽'],
  ])('%j is compared as %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('distinguishes letters of other scripts that differ in marks', () => {
    expect(fold('が')).not.toBe(fold('か'));
    expect(fold('कि')).not.toBe(fold('कु'));
    expect(fold('강')).not.toBe(fold('간'));
  });

  it('changes nothing the second time, and never throws', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), loneSurrogates());
    fc.assert(
      fc.property(text, (given) => {
        expect(fold(fold(given))).toBe(fold(given));
      }),
      { numRuns: 2000 },
    );
  });

  it('folds a text as it folds its characters one by one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(graphemes(text).map(fold).join('')).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });
});

function loneSurrogates() {
  return fc.array(fc.integer({ min: 0xd700, max: 0xe010 })).map((units) => String.fromCharCode(...units));
}
