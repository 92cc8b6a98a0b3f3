import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutSpoilers } from './spoilers.ts';

describe('withoutSpoilers', () => {
  it.each([
    ['plain text', 'plain text'],
    ['one || mark', 'one || mark'],
    ['a ||b|| c', 'a \n c'],
    ['a||b||c', 'a\nc'],
    ['a ||b|| c ||d|| e', 'a \n c \n e'],
    ['a ||b\nb|| c', 'a \n c'],
    ['a ||b|| c || d', 'a \n c || d'],
    ['||**b** _i_|| c ||d||', '\n c \n'],
    ['a |||b||| c', 'a \n c'],
    ['|| a || b ||snake_case|| c', '\n c'],
    ['a ||b|| :) c ||d|| e', 'a \n e'],
    ['||||', '||||'],
  ])('%j leaves %j', (text, left) => {
    expect(withoutSpoilers(text)).toBe(left);
  });

  it.each([
    ['code', '`||` a ||secret|| b'],
    ['an escape', 'a \\|| b ||secret|| c'],
    ['a quote', '> a || b\nc ||secret|| d'],
    ['a list', '- a || b\nc ||secret|| d'],
    ['emphasis', '**|| a** ||secret|| b ||'],
    ['a link', '[a || b](https://example.org) ||secret||'],
    ['more bars', '|||| ||| ||secret||'],
  ])('when %s may turn the marks round, nothing between them is left', (_what, text) => {
    expect(withoutSpoilers(text)).not.toContain('secret');
  });

  it('removes a spoiler in any surrounding text', () => {
    const around = fc.string({ unit: fc.constantFrom('a', ' ', '*', '_', '`', '\n', '>', '[', ']', '#') });
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(withoutSpoilers(`${before}||secret||${after}`)).not.toContain('secret');
      }),
      { numRuns: 500 },
    );
  });
});
