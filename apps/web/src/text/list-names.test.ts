import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { listNames, nameOrSomeone } from './list-names.ts';

test.each([null, undefined, '', ' '])('a member whose name is %j is "Someone"', (name) => {
  expect(nameOrSomeone(name)).toBe('Someone');
  expect(nameOrSomeone('Luna')).toBe('Luna');
});

describe('listNames', () => {
  it.each([
    [[], ''],
    [['Luna'], 'Luna'],
    [['Luna', 'Ash'], 'Luna and Ash'],
    [['Luna', 'Ash', 'Fern'], 'Luna, Ash and one other'],
    [['Luna', 'Ash', 'Fern', 'Moss', 'Kit'], 'Luna, Ash and 3 others'],
    [[null], 'Someone'],
    [[null, null], 'Someone and one other'],
    [['Luna', null], 'Luna and one other'],
    [[null, 'Luna'], 'Luna and one other'],
    [[null, null, 'Luna'], 'Luna and 2 others'],
  ])('%j reads "%s"', (names, sentence) => {
    expect(listNames(names)).toBe(sentence);
  });

  it('lists as many names as requested and counts the rest', () => {
    expect(listNames(['Luna', 'Ash', 'Fern', 'Moss'], 3)).toBe('Luna, Ash, Fern and one other');
    expect(listNames(['Luna', 'Ash'], 0)).toBe('Luna and one other');
  });

  it('gives the same text for unnamed members in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Luna', null), { minLength: 1, maxLength: 6 }), (names) => {
        const known = names.filter((name) => name !== null);
        const hidden = names.filter((name) => name === null);
        expect(listNames(names)).toBe(listNames([...hidden, ...known]));
      }),
    );
  });
});
