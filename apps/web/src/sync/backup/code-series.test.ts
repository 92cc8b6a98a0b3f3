import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bytesOfSeries,
  type CodeSeries,
  codesOf,
  MOST_CODES,
  missingCodes,
  readCode,
} from './code-series.ts';

function readAll(codes: readonly string[]): CodeSeries | null {
  return codes.reduce<CodeSeries | null>((series, code) => {
    const reading = readCode(series, code);
    return reading.kind === 'foreign' ? series : reading.series;
  }, null);
}

test('any bytes are the same again when their codes are read in any order, some of them twice', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 5_000 }),
      fc.infiniteStream(fc.nat()),
      (bytes, order) => {
        const codes = codesOf(bytes, 'AB12') ?? [];
        const shuffled = codes.toSorted(() => ((order.next().value ?? 0) % 2 === 0 ? 1 : -1));
        const series = readAll([...shuffled, ...codes.slice(0, 1)]);
        expect(series && missingCodes(series)).toEqual([]);
        expect(series && bytesOfSeries(series)).toEqual(bytes);
      },
    ),
    { numRuns: 50 },
  );
});

test('a series with a missing code says which, and has no bytes', () => {
  const codes = codesOf(new Uint8Array(2_000)) ?? [];
  const series = readAll(codes.toSpliced(1, 2));
  expect(series && missingCodes(series)).toEqual([2, 3]);
  expect(series && bytesOfSeries(series)).toBeNull();
});

test('a code of another series, of another program and damaged ones are told apart', () => {
  const series = readAll(codesOf(new Uint8Array(2_000), 'AAAA') ?? []);
  const [other = ''] = codesOf(new Uint8Array(2_000), 'BBBB') ?? [];
  expect(readCode(series, other)).toMatchObject({ kind: 'other', series: { id: 'BBBB', count: 4 } });
  for (const text of [
    'https://example.com',
    '',
    'FB1:AAAA:5:4:AAAA',
    'FB1:AAAA:0:4:AAAA',
    'FB2:AAAA:1:4:AAAA',
  ])
    expect(readCode(series, text)).toEqual({ kind: 'foreign' });
  expect(bytesOfSeries({ id: 'AAAA', count: 1, parts: new Map([[1, 'A']]) })).toBeNull();
});

test('what needs too many codes has none', () => {
  expect(codesOf(new Uint8Array(600 * MOST_CODES))).toHaveLength(MOST_CODES);
  expect(codesOf(new Uint8Array(600 * MOST_CODES + 1))).toBeNull();
});
