import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOfJsonFault } from './json-fault.ts';

describe('placeOfJsonFault', () => {
  it.each([
    ['', 1, 1, true],
    ['no json', 1, 1, false],
    ['{"a": 1,\n  "b": oops}', 2, 8, false],
    ['{"a": [1, 2', 1, 12, true],
    ['{"a": "cut of', 1, 7, true],
    ['{"a": tru', 1, 7, true],
    ['{"a": 1,}', 1, 9, false],
    ['[1, 2]]', 1, 7, false],
    ['{"a" 1}', 1, 6, false],
    ['{a: 1}', 1, 2, false],
    ['[01]', 1, 3, false],
    ['[1.', 1, 2, true],
    ['[-', 1, 2, true],
    ['{"a": 1]', 1, 8, false],
    ['"a\nb"', 1, 1, false],
    ['["a\tb"]', 1, 2, false],
    ['["\\x"', 1, 2, false],
    ['[1, // one', 1, 5, false],
  ])('%j is wrong at line %i, column %i', (text, line, column, isEnd) => {
    expect(placeOfJsonFault(text)).toEqual({ line, column, isEnd });
  });

  it('does not fail on deeply nested JSON', () => {
    expect(() => placeOfJsonFault(`${'['.repeat(200_000)}x`)).not.toThrow();
  });

  it('finds no fault in JSON, and a fault in truncated JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, seed) => {
        expect(placeOfJsonFault(text)).toBeNull();
        const cut = text.slice(0, seed % text.length);
        if (!isJson(cut)) expect(placeOfJsonFault(cut)).not.toBeNull();
      }),
    );
  });

  it('agrees with the engine on any text of JSON characters', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '0',
      '.5',
      'e1',
      'true',
      'nul',
      ' ',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        expect(placeOfJsonFault(text) === null, text).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
