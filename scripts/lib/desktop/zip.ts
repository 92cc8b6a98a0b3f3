import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** The first moment a zip can name, so that the same file gives the same zip: 1 January 1980. */
const DATE = 0x0021;
const DEFLATED = 8;
const NAME_IS_UTF8 = 0x0800;
const VERSION = 20;

/** A zip of one file. */
export async function zipFile(name: string, body: Uint8Array): Promise<Buffer> {
  const packed = await deflate(body, { level: 9 });
  const nameBytes = Buffer.from(name);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(VERSION, 0);
  shared.writeUInt16LE(NAME_IS_UTF8, 2);
  shared.writeUInt16LE(DEFLATED, 4);
  shared.writeUInt16LE(0, 6);
  shared.writeUInt16LE(DATE, 8);
  shared.writeUInt32LE(checksum(body), 10);
  shared.writeUInt32LE(packed.byteLength, 14);
  shared.writeUInt32LE(body.byteLength, 18);
  shared.writeUInt16LE(nameBytes.byteLength, 22);

  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, nameBytes]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    uint16(VERSION),
    shared,
    // No comment, first disk, no attributes, and the file at the very beginning.
    Buffer.alloc(14),
    nameBytes,
  ]);
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06'),
    Buffer.alloc(4),
    uint16(1),
    uint16(1),
    uint32(directory.byteLength),
    uint32(local.byteLength + packed.byteLength),
    uint16(0),
  ]);
  return Buffer.concat([local, packed, directory, end]);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** CRC-32, as zip has it; Node's own came with 22.2. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (CRC_TABLE[(value ^ byte) & 255] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
