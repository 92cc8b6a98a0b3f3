import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank, rankIndex } from './rank.ts';

const named = (...names: string[]) => rankIndex(names, (name) => ({ name }));
const found = (names: string[], text: string) => rank(named(...names), text, 10).map(({ item }) => item);

describe('rank', () => {
  it('puts the whole name first, then beginnings, words, parts, and letters in order', () => {
    const names = ['Moonluna', 'Lu-na Mae', 'Mae Luna', 'Luna Mae', 'Luna', 'Ash'];
    expect(found(names, 'luna')).toEqual(['Luna', 'Luna Mae', 'Mae Luna', 'Moonluna', 'Lu-na Mae']);
  });

  it('finds mistyped names only when asked to, after all others', () => {
    const index = named('Luna', 'Ash');
    expect(rank(index, 'lnua', 9)).toEqual([]);
    expect(rank(index, 'lnua', 9, true).map(({ item }) => item)).toEqual(['Luna']);
    const both = named('Lune', 'Luna');
    expect(rank(both, 'luna', 9, true).map(({ item }) => item)).toEqual(['Luna', 'Lune']);
  });

  it('finds words in any order, without accents, signs and capitals', () => {
    expect(found(['Status as tiles', 'Settings'], 'TILES sta')).toEqual(['Status as tiles']);
    expect(found(['🌙 Zoë ✨'], 'zoe')).toEqual(['🌙 Zoë ✨']);
    expect(found(['Status as tiles', 'Settings'], 'stt')).toEqual(['Status as tiles', 'Settings']);
  });

  it.each([
    ['strasse', 'Straße'],
    ["o'neil", 'O’Neil'],
    ['oneil O', 'O Oneil'],
    ['una oon', 'Luna Moon'],
    ['luna', 'ʟᴜɴᴀ'],
  ])('%j finds %j, as in every list', (text, name) => {
    expect(found([name], text)).toEqual([name]);
  });

  it('finds by other names, after those whose shown name matches as well', () => {
    const index = rankIndex(['one', 'two'], (item) =>
      item === 'one' ? { name: 'Debug', otherNames: ['log'] } : { name: 'log' },
    );
    expect(rank(index, 'log', 9).map(({ item }) => item)).toEqual(['two', 'one']);
  });

  it('keeps the order of equals and gives the first ones for an empty text', () => {
    expect(found(['Bee', 'Bea', 'Ben'], 'be')).toEqual(['Bee', 'Bea', 'Ben']);
    expect(rank(named('a', 'b', 'c'), ' ', 2).map(({ item }) => item)).toEqual(['a', 'b']);
  });

  it('finds every name when its own text is searched, first or as good as the first, and never more results than the limit', () => {
    const name = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 20 }), fc.nat(), (names, pick) => {
        const text = names[pick % names.length] ?? '';
        const results = rank(named(...names), text, names.length);
        expect(results[0]?.score).toBe(0);
        expect(results.some(({ item, score }) => item === text && score === 0)).toBe(true);
        expect(rank(named(...names), text, 1)).toHaveLength(1);
      }),
    );
  });
});
