import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { LARGEST_FILE_BYTES, readSystemFile } from '../src/index.ts';
import { createPictureFilter } from '../src/read/without-pictures.ts';
import { NOW, problemOf, read } from './read-value.ts';

/** The text without pictures, taken in pieces of a size. */
function filtered(text: string, size: number): { readonly text: string; placeOf(offset: number): number } {
  const filter = createPictureFilter();
  let out = '';
  for (let at = 0; at < text.length; at += size) out += filter.take(text.slice(at, at + size));
  return { text: out + filter.end(), placeOf: filter.placeOf };
}

const base64 = (length: number) => 'iVBORw0KGgo+/A'.repeat(length / 14 + 1).slice(0, length);
const text = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '"', '\\', '/', '\n', ' ', ':', ',') });
const picture = fc.oneof(
  text.map((rest) => `data:image/svg+xml;${rest}`),
  fc.constantFrom(100, 1_024, 1_025, 3_000).map((length) => `data:image/png;base64,${base64(length)}`),
  fc.constantFrom(1_024, 1_025, 3_000).map(base64),
);
const isPicture = (value: string) => value.startsWith('data:image') || /^[A-Za-z0-9+/]{1024}/.test(value);

/** A value with only the start of each picture. */
function cut(value: unknown): unknown {
  if (typeof value === 'string' && isPicture(value))
    return value.startsWith('data:image') ? 'data:image' : value.slice(0, 1_024);
  if (Array.isArray(value)) return value.map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cut(one)]));
}

test('of each picture only the start stays, and nothing else changes, in whatever pieces the text comes', () => {
  const value = fc.array(
    fc.record({ a: fc.oneof(text, picture), b: fc.array(fc.oneof(picture, text, fc.double())) }),
  );
  fc.assert(
    fc.property(value, fc.integer({ min: 1, max: 3_000 }), (rows, size) => {
      const written = JSON.stringify(rows);
      expect(JSON.parse(filtered(written, size).text)).toEqual(cut(JSON.parse(written)));
    }),
    { numRuns: inject('isLong') ? 3_000 : 150 },
  );
});

test('what only looks like the start of a picture stays', () => {
  for (const value of [
    'data:imag',
    'my "data:image/png',
    '\\',
    '\\"data:image',
    'x y'.repeat(1_000),
    base64(1_023),
  ]) {
    const written = JSON.stringify([value, 1]);
    for (const size of [1, 2, 7, 5_000])
      expect(filtered(written, size).text, value.slice(0, 20)).toBe(written);
  }
});

test('of backslashes at the end of a piece at most one is held back, however many come', () => {
  const filter = createPictureFilter();
  // So far from the quote no picture may start with it.
  let left = -filter.take(`["${' '.repeat(2_000)}`).length + 2_002;
  for (let pieces = 1; pieces <= 100; pieces += 1) {
    left += 33 - filter.take('\\'.repeat(33)).length;
    expect(left).toBe(pieces % 2);
  }
});

test('a fault behind pictures has its place in the whole file', async () => {
  const row = (name: string) => `{"name":"${name}","avatar":"data:image/png;base64,${base64(5_000)}é"}`;
  const whole = `{"members":[${row('Ash')},${row('Birch')},\n  ${row('Cedar')} oops],"switches":[]}`;
  const line = whole.split('\n')[1] ?? '';
  expect(await problemOf(whole)).toEqual(['not-json', `2:${line.indexOf('oops') + 1}`]);
  // A cut within a picture.
  expect((await problemOf(whole.slice(0, 3_000)))[0]).toBe('cut-off');
});

test('embedded pictures are counted as what is not imported', async () => {
  const member = (id: number, avatar_data: string) => ({ alter_id: id, name: `m${id}`, avatar_data });
  const file = await read({
    app: 'multiplicity',
    alters: [member(1, base64(9_000)), member(2, `data:image/png;base64,${base64(9_000)}`), member(3, '')],
    front_entries: [],
  });
  expect(file.lost).toEqual([{ kind: 'pictures', count: 2 }]);
  expect(file.members.map(({ fields }) => fields)).toEqual([{ name: 'm1' }, { name: 'm2' }, { name: 'm3' }]);
});

test('a file with more pictures than it may have text is read, and one that is too large is not', async () => {
  const count = inject('isLong') ? 250 : 70;
  const piece = new TextEncoder().encode(base64(1_000_000));
  const parts = Array.from({ length: count }, (_, index) => [
    `${index === 0 ? '' : ','}{"uuid":"${index}","name":"m${index}","image":"data:image/png;base64,`,
    piece,
    '"}',
  ]);
  const blob = new Blob(['{"database":{"members":[', ...parts.flat(), ']}}']);
  expect(blob.size).toBeGreaterThan(count * 1_000_000);
  const file = await readSystemFile(blob, NOW);
  expect([file.members.length, file.lost]).toEqual([count, [{ kind: 'pictures', count }]]);
  Object.defineProperty(blob, 'size', { value: LARGEST_FILE_BYTES + 1 });
  await expect(readSystemFile(blob, NOW)).rejects.toMatchObject({ kind: 'too-large' });
});

test('a text that stays may not be larger than that of a system', async () => {
  const long = 'x '.repeat(5_000_000);
  const members = JSON.stringify(
    Array.from({ length: 7 }, (_, id) => ({ id, name: 'Ash', description: '?' })),
  );
  const [start = '', ...rest] = members.split('?');
  const parts = [start, ...rest.flatMap((part) => [long, part])];
  const file = (name: string) => new Blob([`{"switches":[],"${name}":`, ...parts, ',"members":[]}']);
  await expect(readSystemFile(file('groups'), NOW)).rejects.toMatchObject({ kind: 'too-large' });
  expect((await readSystemFile(file('chats'), NOW)).unknown).toEqual([
    { list: null, key: 'chats', count: 7 },
  ]);
});
