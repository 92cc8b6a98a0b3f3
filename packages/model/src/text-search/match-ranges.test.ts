import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemes } from '../name/graphemes.ts';
import { matchRanges } from './match-ranges.ts';

/** The text with its matches in brackets. */
function marked(text: string, search: string): string {
  return matchRanges(text, search)
    .reverse()
    .reduce(
      (shown, { start, end }) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
      text,
    );
}

describe('matchRanges', () => {
  it.each([
    ['Luna', '', 'Luna'],
    ['Luna', '  ', 'Luna'],
    ['Luna', 'x', 'Luna'],
    ['Luna', 'LU', '[Lu]na'],
    ['Anna Banana', 'an', '[An]na B[anan]a'],
    ['Luna Moon', 'moon luna', '[Luna] [Moon]'],
    ['Luna  Moon', 'luna moon', '[Luna  Moon]'],
    ['Luna Moon Luna', 'luna moon', '[Luna Moon] Luna'],
    ['Élan', 'elan', '[Élan]'],
    ['E\u0301lan', 'e', '[E\u0301]lan'],
    ['Straße', 'strass', '[Straß]e'],
    ['Straße', 's', '[S]tra[ß]e'],
    ['𝓛𝓾𝓷𝓪', 'un', '𝓛[𝓾𝓷]𝓪'],
    ['ﬁn', 'i', '[ﬁ]n'],
    ['木村 太郎', '太', '木村 [太]郎'],
    ['👩‍👩‍👧 Mum', '👧', '[👩‍👩‍👧] Mum'],
    ['👍🏽 ok', '👍', '[👍🏽] ok'],
    ['L\u200buna', 'lun', '[L\u200bun]a'],
    ['a.b*c', '.b*', 'a[.b*]c'],
    ['Luna', 'luna extra', '[Luna]'],
  ])('in %j a search for %j marks %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });

  it('gives ranges in order that leave a gap between them and cut no character, whatever the texts', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('a', 'A', 'á', ' ', 'ß', '👩‍👧', '\ud83d', '\u0301', '.', '*') }),
    );
    fc.assert(
      fc.property(text, text, (shown, search) => {
        const edges = new Set([0]);
        let at = 0;
        for (const grapheme of graphemes(shown)) {
          at += grapheme.length;
          edges.add(at);
        }
        let previous = -1;
        for (const { start, end } of matchRanges(shown, search)) {
          expect(start).toBeGreaterThan(previous);
          expect(end).toBeGreaterThan(start);
          expect(edges.has(start) && edges.has(end)).toBe(true);
          previous = end;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('marks a word wherever the word itself is', () => {
    const part = fc.string({ unit: 'grapheme-ascii', maxLength: 5 });
    fc.assert(
      fc.property(part, fc.stringMatching(/^[a-z]{1,6}$/), part, (before, word, after) => {
        const covered = matchRanges(`${before}${word}${after}`, word);
        const place = before.length;
        expect(covered.some(({ start, end }) => start <= place && end >= place + word.length)).toBe(true);
      }),
    );
  });
});
