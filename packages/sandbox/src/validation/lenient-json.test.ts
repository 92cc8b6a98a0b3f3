import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLenientJson } from './lenient-json.ts';

/** A value with its bigints as the nearest numbers. */
function rounded(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)]));
}

describe('parseLenientJson', () => {
  it('reads every JSON text as the platform does, except that long whole numbers keep their digits', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(rounded(parseLenientJson(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    [`{'name':'a'}`, { name: 'a' }],
    [`{name:"a"}`, { name: 'a' }],
    [`{ größe_1 : 1, $x:2, 5:3 }`, { größe_1: 1, $x: 2, 5: 3 }],
    [`{"name":"a",}`, { name: 'a' }],
    ['[1,]', [1]],
    ['[1,,2]', [1, null, 2]],
    [`// c\n{"name":"c"}`, { name: 'c' }],
    ['{/* a */"name":/* b */"c"/* d */,// e\r}', { name: 'c' }],
    [`{"a":1,"a":2}`, { a: 2 }],
    [`'it\\'s "so"'`, `it's "so"`],
    ['"two\nlines"', 'two\nlines'],
    ['"\\u0041\\/\\b"', 'A/\b'],
    ['\u00a0\u0085\0[]', []],
    ['0x1F', 31],
    ['017', 15],
    ['-05', -5],
    ['NaN', Number.NaN],
    ['-Infinity', Number.NEGATIVE_INFINITY],
    ['undefined', null],
    ['{"a":1} and more', { a: 1 }],
  ])('%j is %j', (text, expected) => {
    expect(parseLenientJson(text)).toEqual(expected);
  });

  it.each([
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740993', 9_007_199_254_740_993n],
    ['-466707357099884544', -466_707_357_099_884_544n],
    ['0x20000000000001', 9_007_199_254_740_993n],
    ['0400000000000000001', 9_007_199_254_740_993n],
    ['9007199254740993.0', 9_007_199_254_740_992],
    ['1e21', 1e21],
    ['"9007199254740993"', '9007199254740993'],
  ])(
    'the number %s is read to the last digit, or as a double if it has a point or an exponent',
    (text, expected) => {
      expect(parseLenientJson(text)).toBe(expected);
    },
  );

  it.each([
    '',
    '{',
    '[1',
    '{,}',
    '{"a" 1}',
    '{"a":1 "b":2}',
    '{a-b:1}',
    `{"a'":1`,
    '\ufeff{}',
    '{"a":}',
    'tru',
    'truer',
    '+1',
    '.5',
    '5.',
    '08',
    "'\\x41'",
    "'\\v'",
    '"\\u12"',
    '"\\U0041"',
    '"open',
    '/* open',
    '{/* a */"name"/* b',
    '{"a"/* here */:1}',
  ])('%j is refused with 400', (text) => {
    expect(() => parseLenientJson(text)).toThrow('400: Bad Request');
  });
});
