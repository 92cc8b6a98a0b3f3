import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileProblem } from '../src/index.ts';
import type { ByteSource } from '../src/read/byte-source.ts';
import { parseJson } from '../src/read/parse-json.ts';
import type { WorkOptions } from '../src/work-progress.ts';

/** Keeps every part. */
const ALL = { has: () => true } as unknown as ReadonlySet<unknown>;

/** Bytes in pieces of a size. `isClosed` becomes true when nobody wants more of them. */
function sourceOf(
  bytes: Uint8Array,
  pieceSize: number,
): ByteSource & { readonly opened: { isClosed: boolean }[] } {
  const opened: { isClosed: boolean }[] = [];
  return {
    size: bytes.length,
    opened,
    async *pieces() {
      const one = { isClosed: false };
      opened.push(one);
      try {
        for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.slice(at, at + pieceSize);
      } finally {
        one.isClosed = true;
      }
    },
  };
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const parse = (text: string, pieceSize = 1_000, parts = ALL, options: WorkOptions = {}) =>
  parseJson(sourceOf(utf8(text), pieceSize), { parts, ...options });

async function problemOf(text: string, pieceSize: number): Promise<string> {
  try {
    await parse(text, pieceSize);
  } catch (error) {
    if (error instanceof FileProblem) return error.message;
    throw error;
  }
  return 'none';
}

/** Texts with characters of one to four bytes, and signs that need an escape. */
const text = fc.string({
  unit: fc.constantFrom('a', 'é', '家', '😀', '"', '\\', '\n', '\u2028', '\u0001', ' '),
});
const json = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(text, fc.oneof(text, fc.array(text), fc.double({ noNaN: true }))),
);
const pieceSize = fc.integer({ min: 1, max: 40 });

test('a text has the same content as for the engine, in whatever pieces it comes', async () => {
  await fc.assert(
    fc.asyncProperty(json, fc.constantFrom(undefined, 1), pieceSize, async (value, space, size) => {
      const written = JSON.stringify(value, null, space);
      expect(await parse(written, size)).toEqual(JSON.parse(written));
    }),
    { numRuns: 500 },
  );
});

test('escapes and names of built-in properties are read as the engine reads them', async () => {
  for (const written of [
    '"\\ud83d\\ude00 \\u0041\\/\\b"',
    '{"__proto__":{"a":1},"constructor":2,"a":1,"a":2}',
    '[-0,1e5,0.1,12345678901234567890,1E-2]',
    ' \t\r\n[ ] \n',
    '{"":{}}',
  ])
    for (const size of [1, 3, 100]) {
      const [read, expected] = [await parse(written, size), JSON.parse(written)];
      expect(read).toEqual(expected);
      expect(JSON.stringify(read)).toBe(JSON.stringify(expected));
    }
});

test('half a character is read as U+FFFD, and a zero character not at all, in keys as well as in values', async () => {
  const written = '{"\\ude00\\u0000":["\\ud83d x \\ude00","\\ud83d\\ude00"]}';
  for (const size of [1, 3, 100])
    expect(await parse(written, size)).toEqual({ '\ufffd': ['\ufffd x \ufffd', '😀'] });
});

test('a damaged text is refused exactly if the engine refuses it', async () => {
  const isValid = (damaged: string) => {
    try {
      JSON.parse(damaged);
      return true;
    } catch {
      return false;
    }
  };
  const sign = fc.constantFrom(
    '',
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\\',
    '0',
    '-',
    't',
    'null',
    '\n',
    ' ',
    'é',
  );
  await fc.assert(
    fc.asyncProperty(json, fc.nat(), sign, pieceSize, async (value, at, put, size) => {
      const written = JSON.stringify(value);
      const place = at % (written.length + 1);
      const damaged = written.slice(0, place) + put + written.slice(place + 1);
      // Half of a pair is not text in UTF-8.
      fc.pre(new TextDecoder().decode(utf8(damaged)) === damaged);
      expect((await problemOf(damaged, size)) === 'none').toBe(isValid(damaged));
    }),
    { numRuns: 2_000 },
  );
});

/** Line and column of the end of a text. */
function endOf(before: string): string {
  const lines = before.split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

test.each<[kind: string, before: string, after: string]>([
  ['not-json', '{"é😀":\n "a\\u00e9\\n家", ', 'x":1}'],
  ['not-json', '{"😀":1,\n\n"家": [1, 2', ' 3]}'],
  ['not-json', '\ufeff[1,\n', ']'],
  ['not-json', '{"a":"😀"}\n', '{}'],
  ['not-json', '["家\n', ''],
  ['cut-off', '{"é":\n["😀",', '"家 is cut o'],
  ['cut-off', '{"é":\n["😀",12', ''],
  ['cut-off', '{"a":\n', '"x'.padEnd(5_000, '😀')],
])('the place of a fault is a line and a column: %s after %j', async (kind, before, after) => {
  const place =
    kind === 'not-json' && after === '' ? endOf(before.slice(0, -1)) : endOf(before.replace('\ufeff', ''));
  const [start, rest] = place.split(':');
  for (const size of [1, 2, 3, 7, 1_000])
    expect(await problemOf(before + after, size)).toBe(
      `${kind} at ${start}:${after.startsWith(' ') ? Number(rest) + 1 : rest}`,
    );
});

test('only the size of unused parts is kept, and none of their values', async () => {
  const written = JSON.stringify({
    members: [{ id: 'a', token: 'kept' }],
    tokens: [{ token: 'secret' }, { token: ['secret'] }],
    users: { a: { mail: 'secret' }, __proto__: 1 },
    session: 'secret',
    nothing: [],
  });
  for (const size of [1, 50])
    expect(await parse(written, size, new Set(['members']))).toEqual({
      members: [{ id: 'a', token: 'kept' }],
      tokens: [null, null],
      users: { a: null },
      session: null,
      nothing: [],
    });
});

test('progress is reported in bytes, up to the size of the file', async () => {
  const seen: string[] = [];
  await parse('["😀","b"]', 5, ALL, { onProgress: ({ done, of }) => seen.push(`${done}/${of}`) });
  expect(seen).toEqual(['5/12', '10/12', '12/12']);
});

test('a cancelled reading rejects with the reason, and does not read the rest of the file', async () => {
  const source = sourceOf(utf8(JSON.stringify(Array.from({ length: 1_000 }, () => 'x'))), 10);
  const abort = new AbortController();
  const pieces: number[] = [];
  const reading = parseJson(source, {
    parts: ALL,
    signal: abort.signal,
    onProgress({ done }) {
      pieces.push(done);
      if (done === 30) abort.abort(new Error('enough'));
    },
  });
  await expect(reading).rejects.toThrow('enough');
  expect(pieces).toEqual([10, 20, 30]);
  expect(source.opened).toEqual([{ isClosed: true }]);
});
