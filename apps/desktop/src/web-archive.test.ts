import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packWeb, unpackWeb } from './web-archive.ts';

const files = fc.uniqueArray(
  fc.tuple(fc.string(), fc.record({ contentType: fc.string(), body: fc.uint8Array() })),
  { selector: ([path]) => path },
);

it('returns every file with its bytes and its type, in the same order', () => {
  fc.assert(
    fc.property(files, (entries) => {
      const read = [...unpackWeb(packWeb(new Map(entries)))].map(([path, { contentType, body }]) => [
        path,
        { contentType, body: new Uint8Array(body) },
      ]);
      expect(read).toEqual(entries);
    }),
  );
});

it('refuses a truncated archive and a file of another format', () => {
  const packed = packWeb(new Map([['/a.js', { contentType: 'text/javascript', body: Buffer.from('abc') }]]));
  expect(() => unpackWeb(packed.subarray(0, -1))).toThrow('cut off');
  expect(() => unpackWeb(Buffer.from('PK'))).toThrow('not a web archive');
});
