import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Luna Vale', 'LV'],
    ['quinn (they/them)', 'QT'],
    ["o'hara", 'O'],
    ['✨ ash ✨', 'A'],
    ['1️⃣a b', '1B'],
    ['Émile zola', 'ÉZ'],
    ['𝓛una', '𝓛'],
    ['月 影', '月影'],
    ['➊ x', '➊X'],
    ['🌙', null],
    ['', null],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('are none without a name', () => {
    expect(initialsOf(null)).toBeNull();
  });

  it('are those of all letters and figures there are', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2 }),
      fc.constantFrom(
        'a',
        'Z',
        '7',
        ' ',
        '-',
        "'",
        '’',
        '✨',
        '🌙',
        '❶',
        '\ufe0f',
        '\u20e3',
        '\u0301',
        'é',
        'ß',
        '\u200d',
      ),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
        const name = units.join('');
        const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
        const letters = words.slice(0, 2).map((word) => [...word][0]);
        expect(initialsOf(name)).toBe(letters.join('').toLocaleUpperCase() || null);
      }),
      { numRuns: 2000 },
    );
  });

  it('begin with every letter and figure there is, and with nothing else', () => {
    const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;
    const wrong = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
      (character) => (initialsOf(character) !== null) !== LETTER_OR_FIGURE.test(character),
    );
    expect(wrong).toEqual([]);
  });
});
