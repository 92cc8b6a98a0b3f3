import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AA_CONTRAST, contrast, HARDEST_GROUND, readableColor, type Theme } from './readable-color.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyTheme = fc.constantFrom<Theme>('light', 'dark');

/** The backgrounds of colours: sand 1 to 4 of each theme. */
const GROUNDS: Record<Theme, string[]> = {
  light: ['#fdfdfc', '#f9f9f8', '#f1f0ef', HARDEST_GROUND.light],
  dark: ['#111110', '#191918', '#222221', HARDEST_GROUND.dark],
};

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['not a colour', '#ffffff', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe('readableColor', () => {
  it('makes any colour readable on every ground of both themes', () => {
    fc.assert(
      fc.property(anyColor, anyTheme, (color, theme) => {
        const readable = readableColor(color, theme) ?? '';
        for (const ground of GROUNDS[theme]) {
          expect(contrast(readable, ground)).toBeGreaterThanOrEqual(AA_CONTRAST);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not change a colour that is already readable', () => {
    fc.assert(
      fc.property(anyColor, anyTheme, (color, theme) => {
        fc.pre(contrast(color, HARDEST_GROUND[theme]) >= AA_CONTRAST);
        expect(readableColor(color, theme)).toBe(color);
      }),
    );
  });

  it('changes a colour no more than necessary', () => {
    fc.assert(
      fc.property(anyColor, anyTheme, (color, theme) => {
        fc.pre(contrast(color, HARDEST_GROUND[theme]) < AA_CONTRAST);
        expect(contrast(readableColor(color, theme) ?? '', HARDEST_GROUND[theme])).toBeLessThan(
          AA_CONTRAST + 0.5,
        );
      }),
    );
  });

  it('does not change a corrected colour again', () => {
    fc.assert(
      fc.property(anyColor, anyTheme, (color, theme) => {
        const once = readableColor(color, theme);
        expect(readableColor(once, theme)).toBe(once);
      }),
    );
  });

  it('returns null for a text that is not a colour', () => {
    for (const text of [null, '', 'red', '#fff', '#12345', '#gggggg', 'ff0000', '#ff00001']) {
      expect(readableColor(text, 'light')).toBeNull();
    }
  });
});
