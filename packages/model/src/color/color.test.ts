import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColor } from './color.ts';

describe('parseColor', () => {
  it.each([
    ['#AABBCC', '#aabbcc'],
    ['aabbcc', '#aabbcc'],
    ['#abc', '#aabbcc'],
    ['ABC', '#aabbcc'],
    [' #aabbcc\n', '#aabbcc'],
  ])('%j is %s', (text, color) => {
    expect(parseColor(text)).toBe(color);
  });

  it.each([
    '',
    '#',
    '#ab',
    '#abcd',
    '#abcde',
    '#aabbccdd',
    '##aabbcc',
    'red',
    'rgb(1,2,3)',
    '#ggg',
    '# aabbcc',
  ])('%j is no hex colour', (text) => {
    expect(parseColor(text)).toBeNull();
  });

  it('gives a colour that is safe in a style and reads back as itself, or null', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^#?[\da-fA-F]{3,6}$/));
    fc.assert(
      fc.property(text, (input) => {
        const color = parseColor(input);
        if (color === null) return;
        expect(color).toMatch(/^#[\da-f]{6}$/);
        expect(parseColor(color)).toBe(color);
      }),
      { numRuns: 300 },
    );
  });
});
