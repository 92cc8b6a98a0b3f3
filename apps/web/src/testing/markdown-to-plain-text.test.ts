import { describe, expect, it } from 'vitest';
import { markdownToPlainText } from './markdown-to-plain-text.ts';

describe('markdownToPlainText', () => {
  it.each([
    ['**a** *b* ~~c~~', 'a b c'],
    ['# a\nb', 'a\nb'],
    ['b\n## a\nc', 'b\na\nc'],
    ['> a\n> b\nc', 'a\nb\nc'],
    ['- a\n- b\n  - c', '- a\n- b\n  - c'],
    ['3. a\n4. b', '3. a\n4. b'],
    ['`a` ```b```', 'a \nb'],
    ['[a](https://ok.example/b)', 'a (ok.example)'],
    ['https://ok.example/b', 'https://ok.example/b'],
    ['<:smile:123456789012345678> <@123456789012345678>', ':smile: @someone'],
    ['<t:0:R>', '3 years ago'],
    ['-# a', 'a'],
    ['  ', ''],
  ])('turns %j into %j', (text, expected) => {
    const nowMs = 3.5 * 365.25 * 86_400_000;
    expect(markdownToPlainText(text, { spoilers: 'hide', nowMs })).toBe(expected);
  });

  it('replaces a spoiler with a word, so that no search finds it', () => {
    expect(markdownToPlainText('a ||secret **b**|| c', { spoilers: 'hide' })).toBe('a [hidden] c');
    expect(markdownToPlainText('- ||sec\n- ret||', { spoilers: 'hide' })).toBe('[hidden]');
  });

  it('shows spoilers on request', () => {
    expect(markdownToPlainText('a ||secret **b**|| c', { spoilers: 'show' })).toBe('a secret b c');
  });
});
