import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { splitHidden } from './hidden-parts.ts';
import type { MarkdownTree } from './nodes.ts';
import { parseDiscordMarkdown } from './parse.ts';
import { spoilersIn } from './spoilers-in.ts';

function visible(text: string): string {
  return splitHidden(text)
    .map((part) => (part.isHidden ? '▮' : part.text))
    .join('');
}

describe('splitHidden', () => {
  it.each([
    ['a ||b|| c', 'a ▮ c'],
    ['||a|| b ||c||', '▮ b ▮'],
    ['||a\nb||', '▮'],
    ['a || b', 'a || b'],
    ['||||', '||||'],
    ['', ''],
    // With other marks in the text, only the parser can pair them.
    ['**||a** b|| c ||d||', '**▮'],
    ['`||`a|| b||secret||', '`▮'],
    ['\\\\||secret||', '\\\\▮'],
  ])('shows of %j only %j', (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it('hides whatever the parsed text will hide between its bars', () => {
    const piece = fc.constantFrom(
      '||',
      '|',
      '\\',
      '`',
      '**',
      '*',
      '[',
      '](https://a.b)',
      'https://a.b',
      '> ',
      '- ',
      '\n',
      ' ',
      '\f',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        // Each letter once, so that its position is clear.
        const text = cleanText(
          pieces.map((part, index) => part + String.fromCodePoint(0x4e00 + index)).join(''),
        );
        const bars = [text.indexOf('||'), text.lastIndexOf('||')] as const;
        const hidden = hiddenLetters(parseDiscordMarkdown(text), false);
        const shown = visible(text);
        for (const letter of hidden) {
          const at = text.indexOf(letter);
          // Nothing outside the outermost bars was meant to be hidden; whole marks are included.
          if (at > bars[0] && at < bars[1]) expect(shown).not.toContain(letter);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('counts the same pairs as the parsed text, so that a revealed part stays revealed', () => {
    const piece = fc.constantFrom('||', '|', '||', '\n', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const text = cleanText(
          pieces.map((part, index) => part + String.fromCodePoint(0x4e00 + index)).join(''),
        );
        const hidden = splitHidden(text).filter(({ isHidden }) => isHidden);
        expect(
          spoilersIn(parseDiscordMarkdown(text)).map((spoiler) => hiddenLetters([spoiler], true)),
        ).toEqual(hidden.map((part) => part.text.match(/[\u4e00-\u4eff]/g) ?? []));
      }),
      { numRuns: 1_000 },
    );
  });

  it('hides a text that is too long for pairs from its first bars to its last', () => {
    // Quadratic time for this length would not end within the time of a test.
    const text = `a${'||b'.repeat(1_000_000)}||c`;
    const parts = splitHidden(text);
    expect(parts.map(({ isHidden }) => isHidden)).toEqual([false, true, false]);
    expect(parts.map((part) => part.text.length)).toEqual([1, text.length - 6, 1]);
  });
});

function hiddenLetters(tree: MarkdownTree, isInSpoiler: boolean): string[] {
  return tree.flatMap((node) => {
    const isHidden = isInSpoiler || node.type === 'spoiler';
    if (node.type === 'text') return isHidden ? (node.text.match(/[\u4e00-\u4eff]/g) ?? []) : [];
    if (node.type === 'list') return node.items.flatMap((item) => hiddenLetters(item, isHidden));
    return 'content' in node ? hiddenLetters(node.content, isHidden) : [];
  });
}
