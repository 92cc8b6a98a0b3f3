import { type ByteSource, blobOf, LARGEST_FILE_BYTES, piecesOf } from './byte-source.ts';
import { FileProblem } from './file-problem.ts';

/** The names of files that programs give to a system in an archive, the likeliest first. Others may have any name and be in any folder. */
const USUAL_NAMES = ['pluralport.json', 'openplural.json', 'data.json', 'export.json', 'system.json'];

/** How phones and programs call what can't be a system. It is looked at last. */
const MEDIA =
  /\.(?:png|jpe?g|gif|webp|avif|heic|bmp|ico|svg|mp[34]|mov|m4a|ogg|opus|wav|webm|pdf|ttf|woff2?)$/i;

/** How they call text. */
const TEXT = /\.(?:json|csv|tsv)(?:\.txt)?$/i;

/** How they call tables, but for what comes with programs. */
const TABLE = /(?:^|[\\/])(?!read.?me|licen[cs]e|changelog)[^\\/]*\.(?:csv|tsv|txt)$/i;

/** More entries than any archive of these programs has, pictures included. */
const MOST_ENTRIES = 50_000;

/** The directory of so many has some MB. */
const MOST_DIRECTORY_BYTES = 64_000_000;

/** Whether a file that starts with these bytes is a ZIP archive. */
export function isZip(start: Uint8Array): boolean {
  return start[0] === 0x50 && start[1] === 0x4b && start[2] === 0x03 && start[3] === 0x04;
}

/** An entry in the directory of an archive. */
interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its header starts. */
  readonly start: number;
}

/** What a file seems to be by its name: JSON or a table, a picture or the like, or anything. */
type FileKind = 'text' | 'other' | 'media';

/** A file in an archive. */
export interface ArchiveFile {
  /** With its folders. */
  readonly name: string;
  /** The packed or the unpacked size, whichever is larger, as the archive says. */
  readonly size: number;
  /** What its name says. */
  readonly kind: FileKind;
  /** Its first bytes; none if they can't be unpacked. */
  start(): Promise<Uint8Array>;
  /** @throws {FileProblem} if it is too large, or once it is damaged */
  open(): Promise<ByteSource>;
  /** All of it. @throws {FileProblem} like `open` */
  whole(): Promise<Blob>;
}

/**
 * The files in an archive, in any folder: first the formats that are made for exchange, then the ones nearest to the root, pictures last. Only the directory is read, and
 * nothing is unpacked before it is wanted.
 * @throws {FileProblem} if the archive is damaged
 */
export async function archiveFiles(archive: Blob): Promise<readonly ArchiveFile[]> {
  return (await readDirectory(archive))
    .filter(({ name, size }) => size > 0 && !OF_SYSTEM.test(name))
    .map((entry) => ({ entry, order: orderOf(entry.name) }))
    .sort((one, other) => compareOrders(one.order, other.order))
    .map(({ entry }) => ({
      name: entry.name,
      size: Math.max(entry.size, entry.packedSize),
      kind: kindOf(entry.name),
      start: () => startOfEntry(archive, entry),
      open: async () => {
        const packed = await packedEntry(archive, entry);
        return { size: entry.size, pieces: () => unpacked(packed, entry) };
      },
      whole: async () => {
        const packed = await packedEntry(archive, entry);
        if (entry.method !== STORED) return blobOf(unpacked(packed, entry));
        if (packed.size !== entry.size) throw new FileProblem('damaged-archive');
        return packed;
      },
    }));
}

/** Systems of Apple add a file of their own for each. */
const OF_SYSTEM = /(?:^|[\\/])(?:__MACOSX[\\/]|\.[^.])/;

/** Exchange formats, then what is called text, then depth, then usual names. */
function orderOf(name: string): readonly number[] {
  const folders = name.split(/[\\/]/);
  const usual = USUAL_NAMES.indexOf(folders.at(-1)?.toLowerCase() ?? '');
  const rank = usual < 0 ? USUAL_NAMES.length : usual;
  const kind = KINDS.indexOf(kindOf(name));
  return [rank < EXCHANGE_NAMES ? rank : EXCHANGE_NAMES, kind, folders.length, rank];
}

const KINDS: readonly FileKind[] = ['text', 'other', 'media'];

function kindOf(name: string): FileKind {
  return TEXT.test(name) ? 'text' : MEDIA.test(name) ? 'media' : 'other';
}

/** Whether a file in an archive is called JSON or a table. What else starts like these may be prose. */
export function isCalledText(name: string): boolean {
  return TEXT.test(name);
}

/** Whether a file in an archive is called as a table, and not as what is written about the others. */
export function isCalledTable(name: string): boolean {
  return TABLE.test(name);
}

/** How many of the usual names belong to formats for exchange. */
const EXCHANGE_NAMES = 2;

/** Whether a file in an archive is called as in a format for exchange. Other files beside it have the same system once more. */
export function isExchangeName(name: string): boolean {
  return orderOf(name)[0] !== EXCHANGE_NAMES;
}

function compareOrders(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

async function packedEntry(archive: Blob, entry: Entry): Promise<Blob> {
  if (entry.size > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
  const start = await startOfData(archive, entry);
  return archive.slice(start, start + entry.packedSize);
}

/** Enough for the header of a table. */
const START_BYTES = 4_096;

async function startOfEntry(archive: Blob, entry: Entry): Promise<Uint8Array> {
  try {
    const start = await startOfData(archive, entry);
    const packed = archive.slice(start, start + Math.min(entry.packedSize, START_BYTES));
    // What is cut off fails only after its first piece.
    for await (const piece of piecesOf(unpack(packed.stream(), entry.method)))
      if (piece.length > 0) return piece.subarray(0, START_BYTES);
  } catch {
    // Damaged, which is said when it is opened.
  }
  return new Uint8Array();
}

/** Unpacks no more than the directory says. */
async function* unpacked(packed: Blob, { method, size }: Entry): AsyncGenerator<Uint8Array> {
  let written = 0;
  try {
    for await (const piece of piecesOf(unpack(packed.stream(), method))) {
      written += piece.length;
      if (written > size) throw new FileProblem('damaged-archive');
      yield piece;
    }
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('damaged-archive');
  }
  if (written !== size) throw new FileProblem('damaged-archive');
}

const STORED = 0;
const DEFLATED = 8;

function unpack(bytes: ReadableStream<Uint8Array>, method: number): ReadableStream<Uint8Array> {
  if (method === STORED) return bytes;
  if (method === DEFLATED) {
    // The types of the two do not match although the streams do.
    return bytes.pipeThrough<Uint8Array>(new DecompressionStream('deflate-raw') as never);
  }
  throw new FileProblem('damaged-archive');
}

const END_MARK = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_MARK = 0x02014b50;
const ENTRY_BYTES = 46;
const HEADER_MARK = 0x04034b50;
const HEADER_BYTES = 30;

/** The directory at the end of an archive. */
async function readDirectory(file: Blob): Promise<readonly Entry[]> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - END_BYTES - LONGEST_COMMENT)));
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END_MARK) end -= 1;
  if (end < 0) throw new FileProblem('damaged-archive');
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  if (count > MOST_ENTRIES || size > MOST_DIRECTORY_BYTES) throw new FileProblem('too-large');
  const start = tail.getUint32(end + 16, true);
  return readEntries(await viewOf(file.slice(start, start + size)), count);
}

function readEntries(directory: DataView, count: number): readonly Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + ENTRY_BYTES > directory.byteLength || directory.getUint32(at, true) !== ENTRY_MARK)
      throw new FileProblem('damaged-archive');
    const nameEnd = at + ENTRY_BYTES + directory.getUint16(at + 28, true);
    const bytes = new Uint8Array(directory.buffer).subarray(at + ENTRY_BYTES, nameEnd);
    entries.push({
      name: new TextDecoder().decode(bytes),
      method: directory.getUint16(at + 10, true),
      packedSize: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      start: directory.getUint32(at + 42, true),
    });
    at = nameEnd + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
}

/** The name and the rest of an entry's header are of different lengths there and in the directory. */
async function startOfData(file: Blob, { start }: Entry): Promise<number> {
  const header = await viewOf(file.slice(start, start + HEADER_BYTES));
  if (header.byteLength < HEADER_BYTES || header.getUint32(0, true) !== HEADER_MARK)
    throw new FileProblem('damaged-archive');
  return start + HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer());
}
