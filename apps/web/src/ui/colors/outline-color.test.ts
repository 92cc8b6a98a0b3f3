import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, HARDEST_GROUND, OUTLINE_CONTRAST, outlineColor, type Theme } from './outline-color.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyTheme = fc.constantFrom<Theme>('light', 'dark');

/** The backgrounds of outlines: sand 1 to 4 of each theme. */
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

describe('outlineColor', () => {
  it('stands out on every ground of both themes, whatever the colour', () => {
    fc.assert(
      fc.property(anyColor, anyTheme, (color, theme) => {
        const outline = outlineColor(color, theme) ?? '';
        for (const ground of GROUNDS[theme]) {
          expect(contrast(outline, ground)).toBeGreaterThanOrEqual(OUTLINE_CONTRAST);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the colour itself where that stands out', () => {
    fc.assert(
      fc.property(anyColor, anyTheme, (color, theme) => {
        fc.pre(contrast(color, HARDEST_GROUND[theme]) >= OUTLINE_CONTRAST);
        expect(outlineColor(color, theme)).toBe(color);
      }),
    );
  });

  it('is as near to the colour as it can be', () => {
    fc.assert(
      fc.property(anyColor, anyTheme, (color, theme) => {
        fc.pre(contrast(color, HARDEST_GROUND[theme]) < OUTLINE_CONTRAST);
        expect(contrast(outlineColor(color, theme) ?? '', HARDEST_GROUND[theme])).toBeLessThan(
          OUTLINE_CONTRAST + 0.5,
        );
      }),
    );
  });

  it('of an outline is the same outline', () => {
    fc.assert(
      fc.property(anyColor, anyTheme, (color, theme) => {
        const once = outlineColor(color, theme);
        expect(outlineColor(once, theme)).toBe(once);
      }),
    );
  });

  it('is null for a text that is not a colour', () => {
    for (const text of [null, '', 'red', '#fff', '#12345', '#gggggg', 'ff0000', '#ff00001']) {
      expect(outlineColor(text, 'light')).toBeNull();
    }
  });
});
