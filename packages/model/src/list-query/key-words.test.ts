import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsKeyWord, searchKey, splitKeyWords } from './key-words.ts';

const isKey = (key: string) => ['mark', 'note', 'favourite-colour'].includes(key);

describe('splitKeyWords', () => {
  it.each([
    ['luna', 'luna', []],
    ['mark:artist luna', ' luna', [['mark', 'artist', false]]],
    ['luna -MARK:Ärtist', 'luna ', [['mark', 'artist', true]]],
    ['mark:"night owl" x', ' x', [['mark', 'night owl', false]]],
    ['mark:"night ow', '', [['mark', 'night ow', false]]],
    [
      'note: mark:',
      ' ',
      [
        ['note', '', false],
        ['mark', '', false],
      ],
    ],
    ['favourite-colour:blue', '', [['favourite-colour', 'blue', false]]],
    ['L: https://example.org nomark:x', 'L: https://example.org nomark:x', []],
  ] as const)('%j is the text %j and the words %j', (text, rest, words) => {
    const split = splitKeyWords(text, isKey);
    expect(split.text).toBe(rest);
    expect(split.words.map(({ key, value, isNot }) => [key, value, isNot])).toEqual(words);
  });

  it('takes any text, and only known keys out of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(splitKeyWords(text, () => false).words).toEqual([]);
        for (const { key } of splitKeyWords(text, () => true).words) expect(key).toBe(searchKey(key));
      }),
    );
  });
});

it('a key is a name as it is typed in a search', () => {
  expect(['Mark', ' Favourite  Colour: "x"', '::'].map(searchKey)).toEqual([
    'mark',
    'favourite-colour-x',
    '',
  ]);
});

it('a word without a value fits whatever there is, and with a minus what does not', () => {
  const word = { key: 'mark', value: '', isNot: false };
  expect([fitsKeyWord(['Artist'], word), fitsKeyWord([], word)]).toEqual([true, false]);
  expect(fitsKeyWord([], { ...word, isNot: true })).toBe(true);
  expect(fitsKeyWord(['Night Owl'], { ...word, value: 'owl' })).toBe(true);
});
