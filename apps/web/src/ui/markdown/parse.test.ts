import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { mayHaveMarks } from './may-have-marks.ts';
import type { MarkdownTree } from './nodes.ts';
import { parseDiscordMarkdown } from './parse.ts';

/** A tree in a short form: `bold{a}`, texts as they are. */
function outline(tree: MarkdownTree): string {
  return tree
    .map((node) => {
      switch (node.type) {
        case 'text':
          return node.text;
        case 'heading':
          return `h${node.level}{${outline(node.content)}}`;
        case 'list': {
          const name = node.ordered ? `list${node.start}` : 'list';
          return `${name}{${node.items.map(outline).join('; ')}}`;
        }
        case 'code':
        case 'codeBlock':
          return `${node.type}{${node.code}}`;
        case 'link':
          return `link{${outline(node.content)} -> ${node.href}${node.showHost ? ` at ${node.host}` : ''}}`;
        case 'emoji':
          return `emoji{${node.name} ${node.id}}`;
        case 'mention':
          return `mention{${node.text}}`;
        case 'timestamp':
          return `time{${node.atMs} ${node.style}}`;
        default:
          return `${node.type}{${outline(node.content)}}`;
      }
    })
    .join('');
}

const ID = '123456789012345678';

describe('parseDiscordMarkdown', () => {
  it.each([
    ['plain words', 'plain words'],
    ['*a* and _b_', 'italic{a} and italic{b}'],
    ['**a**', 'bold{a}'],
    ['__a__', 'underline{a}'],
    ['~~a~~', 'strike{a}'],
    ['***a***', 'italic{bold{a}}'],
    ['__***a***__', 'underline{italic{bold{a}}}'],
    ['**a *b* __c__**', 'bold{a italic{b} underline{c}}'],
    ['**a\nb**', 'bold{a\nb}'],
    ['**a**b**c**', 'bold{a}bbold{c}'],
    ['snake_case_name', 'snake_case_name'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['* a *', 'list{a *}'],
    ['**', '**'],
    ['\\*a\\*', '*a*'],
    ['\\a C:\\dir', '\\a C:\\dir'],
    ['¯\\_(ツ)_/¯', '¯\\_(ツ)_/¯'],
    ['héllo wörld 😀', 'héllo wörld 😀'],
  ])('reads emphasis in %j', (text, expected) => {
    expect(outline(parseDiscordMarkdown(text))).toBe(expected);
  });

  it.each([
    ['||a||', 'spoiler{a}'],
    ['x ||a|| y ||b||', 'x spoiler{a} y spoiler{b}'],
    ['||a\n\nb||', 'spoiler{a\n\nb}'],
    ['||**a** *b*||', 'spoiler{bold{a} italic{b}}'],
    ['**||a||**', 'bold{spoiler{a}}'],
    ['||# a\n- b\n- c||', 'spoiler{h1{a}list{b; c}}'],
    ['> ||a\n> b||', 'quote{spoiler{a\nb}}'],
    ['- ||a||\n- b', 'list{spoiler{a}; b}'],
    ['a || b', 'a || b'],
    ['||||', '||||'],
    ['\\||a||', '||a||'],
    ['`||a||`', 'code{||a||}'],
    ['https://ok.example/||a||', 'link{https://ok.example/ -> https://ok.example/}spoiler{a}'],
    ['\\\\||a||', '\\spoiler{a}'],
  ])('reads spoilers in %j', (text, expected) => {
    expect(outline(parseDiscordMarkdown(text))).toBe(expected);
  });

  it.each([
    ['- a ||b\n- c|| d\ne', 'spoiler{list{a ||b; c|| d}}e'],
    ['a **b ||c** d|| e', 'a spoiler{bold{b ||c} d||} e'],
    ['# a ||b\nc|| d', 'spoiler{h1{a ||b}c||} d'],
    ['[a ||b](https://ok.example) c||', 'spoiler{link{a ||b -> https://ok.example/ at ok.example} c||}'],
  ])('hides rather too much when other marks part the bars, as in %j', (text, expected) => {
    expect(outline(parseDiscordMarkdown(text))).toBe(expected);
  });

  it('keeps a spoiler hidden however deep it is', () => {
    const deep = `${'> - '.repeat(1)}${'- '.repeat(40)}||secret||`;
    const visible = outline(parseDiscordMarkdown(deep)).replace(/spoiler\{[^}]*\}/g, '');
    expect(visible).not.toContain('secret');
  });

  it.each([
    ['`a`', 'code{a}'],
    ['`` a`b ``', 'code{ a`b }'],
    ['`**a**`', 'code{**a**}'],
    ['```\na\n```', 'codeBlock{a}'],
    ['```js\nlet a;\n```\nb', 'codeBlock{let a;}b'],
    ['```a```', 'codeBlock{a}'],
    ['x ```a``` y', 'x codeBlock{a} y'],
    ['`', '`'],
    ['``a`', '``a`'],
  ])('reads code in %j', (text, expected) => {
    expect(outline(parseDiscordMarkdown(text))).toBe(expected);
  });

  it.each([
    ['# a', 'h1{a}'],
    ['## a\n### b\nc', 'h2{a}h3{b}c'],
    ['#### a', '#### a'],
    ['#a', '#a'],
    ['a # b', 'a # b'],
    ['# **a** ||b||', 'h1{bold{a} spoiler{b}}'],
    ['# # a', 'h1{# a}'],
    ['-# a\nb', 'subtext{a}b'],
    ['> a\nb', 'quote{a\n}b'],
    ['> a\n> b', 'quote{a\nb}'],
    ['>a', '>a'],
    ['>>> a\nb\n\nc', 'quote{a\nb\n\nc}'],
    ['> # a\n> - b', 'quote{h1{a}list{b}}'],
    ['> a\n# b', 'quote{a\n}h1{b}'],
    ['- a\n# b', 'list{a}h1{b}'],
    ['**# a**', 'bold{# a}'],
  ])('reads headings, subtext and quotes in %j', (text, expected) => {
    expect(outline(parseDiscordMarkdown(text))).toBe(expected);
  });

  it.each([
    ['- a\n- b', 'list{a; b}'],
    ['* a\n* b\nc', 'list{a; b}c'],
    ['1. a\n2. b', 'list1{a; b}'],
    ['7. a\n9. b', 'list7{a; b}'],
    ['- a\n  - b\n    - c\n- d', 'list{a\nlist{b\nlist{c}}; d}'],
    ['- a\n - b', 'list{a\nlist{b}}'],
    ['1. a\n   - b\n2. c', 'list1{a\nlist{b}; c}'],
    ['- a\n  more of a\n- b', 'list{a\nmore of a; b}'],
    ['- a\n\n- b', 'list{a}\nlist{b}'],
    ['- a\n1. b\n2. c', 'list{a}list1{b; c}'],
    ['  - a\n  - b\n- c', 'list{a; b}list{c}'],
    ['-a', '-a'],
    ['- ', '-'],
    ['a - b', 'a - b'],
    ['1) a', '1) a'],
    ['- **a**\n- `b`', 'list{bold{a}; code{b}}'],
  ])('reads lists in %j', (text, expected) => {
    expect(outline(parseDiscordMarkdown(text))).toBe(expected);
  });

  it.each([
    ['https://ok.example/a_b', 'link{https://ok.example/a_b -> https://ok.example/a_b}'],
    ['(see https://ok.example/a).', '(see link{https://ok.example/a -> https://ok.example/a}).'],
    ['https://ok.example/x_(y)', 'link{https://ok.example/x_(y) -> https://ok.example/x_(y)}'],
    ['<https://ok.example>', 'link{https://ok.example -> https://ok.example/}'],
    ['**https://ok.example**', 'bold{link{https://ok.example -> https://ok.example/}}'],
    ['[a](https://ok.example)', 'link{a -> https://ok.example/ at ok.example}'],
    ['[a](<https://ok.example>)', 'link{a -> https://ok.example/ at ok.example}'],
    ['[a](https://ok.example "title")', 'link{a -> https://ok.example/ at ok.example}'],
    ['[**a** b](https://ok.example/(c))', 'link{bold{a} b -> https://ok.example/(c) at ok.example}'],
    ['[a [b] c](https://ok.example)', 'link{a [b] c -> https://ok.example/ at ok.example}'],
    ['[ok.example/a](https://ok.example/b)', 'link{ok.example/a -> https://ok.example/b}'],
    ['[bank.example](https://evil.example)', 'link{bank.example -> https://evil.example/ at evil.example}'],
    ['[a](/settings)', '[a](/settings)'],
    ['[](https://ok.example)', '[](link{https://ok.example -> https://ok.example/})'],
    ['[a] (b)', '[a] (b)'],
  ])('reads links in %j', (text, expected) => {
    expect(outline(parseDiscordMarkdown(text))).toBe(expected);
  });

  it.each([
    [`<:smile:${ID}>`, `emoji{smile ${ID}}`],
    [`<a:wave:${ID}>`, `emoji{wave ${ID}}`],
    [`<@${ID}> <@!${ID}>`, 'mention{@someone} mention{@someone}'],
    [`<@&${ID}> <#${ID}>`, 'mention{@role} mention{#channel}'],
    [`</pk system:${ID}> <id:browse>`, 'mention{/pk system} mention{Browse Channels}'],
    ['@everyone', '@everyone'],
    ['<t:1700000000>', 'time{1700000000000 f}'],
    ['<t:1700000000:R> <t:-5:t> <t:0:S>', 'time{1700000000000 R} time{-5000 t} time{0 S}'],
    ['<t:1700000000:x> <t:> <t:9999999999999>', '<t:1700000000:x> <t:> <t:9999999999999>'],
    ['<:x:1>', '<:x:1>'],
  ])("reads Discord's own marks in %j", (text, expected) => {
    expect(outline(parseDiscordMarkdown(text))).toBe(expected);
  });

  it('shows a text above 4,000 characters whole, with its spoilers hidden and its marks as they are', () => {
    const text = `**a** ||b|| ${'c'.repeat(4_000)}`;
    expect(outline(parseDiscordMarkdown(text))).toBe(`**a** spoiler{b} ${'c'.repeat(4_000)}`);
  });

  it('parses a text without marks as one text, in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!mayHaveMarks(cleanText(text)));
        expect(outline(parseDiscordMarkdown(text))).toBe(cleanText(text).replaceAll('\t', '    '));
      }),
    );
  });

  it('preserves every word of any text', () => {
    const piece = fc.constantFrom(
      '**',
      '*',
      '__',
      '||',
      '> ',
      '- ',
      '# ',
      '\n',
      '`',
      '~~',
      ' ',
      'a',
      'b',
      'c',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const letters = (text: string) => [...text.matchAll(/[abc]/g)].join('');
        const shown = outline(parseDiscordMarkdown(pieces.join('')));
        const words = shown.replace(
          /(?:bold|italic|underline|strike|spoiler|quote|subtext|h\d|list\d*|codeBlock|code)\{/g,
          '',
        );
        expect(letters(words)).toBe(letters(pieces.join('')));
      }),
    );
  });
});
