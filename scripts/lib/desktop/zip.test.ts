import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipFile } from './zip.ts';

it('makes a zip that lists one file, with its size, its checksum and its bytes', async () => {
  const body = Buffer.from('Frontboard '.repeat(100));
  const zip = await zipFile('Frontboard.exe', body);

  const end = zip.subarray(-22);
  expect(end.toString('latin1', 0, 4)).toBe('PK\x05\x06');
  const directory = zip.subarray(end.readUInt32LE(16), end.readUInt32LE(16) + end.readUInt32LE(12));
  expect(directory.toString('latin1', 0, 4)).toBe('PK\x01\x02');
  expect(directory.toString('utf8', 46)).toBe('Frontboard.exe');
  // What Python's zlib.crc32 says of the same bytes.
  expect(directory.readUInt32LE(16)).toBe(0x78e66428);
  expect(directory.readUInt32LE(24)).toBe(body.byteLength);

  const start = 30 + zip.readUInt16LE(26);
  expect(zip.toString('utf8', 30, start)).toBe('Frontboard.exe');
  expect(inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(18)))).toEqual(body);
  expect(start + zip.readUInt32LE(18)).toBe(end.readUInt32LE(16));
  expect(await zipFile('Frontboard.exe', body)).toEqual(zip);
});
