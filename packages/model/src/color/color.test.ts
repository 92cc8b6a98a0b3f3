import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColor } from './color.ts';
import { hueAndLightness } from './hue.ts';

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
  ])('%j is not a hex colour', (text) => {
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

describe('hueAndLightness', () => {
  it.each([
    ['#ff0000', 0, 0.5],
    ['#ffff00', 60, 0.5],
    ['#00ff00', 120, 0.5],
    ['#00ffff', 180, 0.5],
    ['#0000ff', 240, 0.5],
    ['#ff00ff', 300, 0.5],
    ['#ff0001', 0, 0.5],
    ['#800000', 0, 0.25],
    ['#000000', null, 0],
    ['#ffffff', null, 1],
    ['#808080', null, 0.5],
    ['#7f8085', null, 0.51],
  ] as const)('%s has the hue %j and the lightness %d', (color, hue, lightness) => {
    expect(hueAndLightness(color).hue).toBe(hue);
    expect(hueAndLightness(color).lightness).toBeCloseTo(lightness, 2);
  });
});
