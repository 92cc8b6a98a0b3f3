import { archiveSources, isZip } from './archive.ts';
import { LARGEST_FILE_BYTES, piecesOf, type SystemSource, slicesOf } from './byte-source.ts';
import { FileProblem } from './file-problem.ts';
import { openPrism } from './prism-envelope.ts';

/**
 * What may contain the system in a file: the file itself, or each entry of an archive that may be one, the likeliest first.
 * @param passphrase of a file that is encrypted; null if nobody has entered one
 * @throws {FileProblem} if it is too large, of a private format, or an archive without such an entry
 */
export async function openFile(file: Blob, passphrase: string | null): Promise<readonly SystemSource[]> {
  if (!isGzip(await startOf(file))) return openUnpacked(file, passphrase);
  if (file.size > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
  const unpacked = await gunzip(file);
  // A crafted file contains itself.
  if (isGzip(await startOf(unpacked))) throw new FileProblem('damaged-archive');
  return openUnpacked(unpacked, passphrase);
}

async function openUnpacked(file: Blob, passphrase: string | null): Promise<readonly SystemSource[]> {
  const start = await startOf(file);
  const [mark = ''] = new TextDecoder('latin1').decode(start).split('\0');
  if (mark.startsWith('AMPAR') || mark.startsWith('AMPDB')) throw new FileProblem('ampersand');
  if (mark.startsWith('PRISM')) return [sourceOf(await openPrism(file, passphrase))];
  if (isZip(start)) return archiveSources(file);
  if (file.size > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
  return [sourceOf(file)];
}

async function startOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, 8).arrayBuffer());
}

function isGzip(start: Uint8Array): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}

function sourceOf(file: Blob): SystemSource {
  return { name: '', open: async () => ({ size: file.size, pieces: () => slicesOf(file) }) };
}

async function gunzip(file: Blob): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    // The types of the two do not match although the streams do.
    const unpacked = file.stream().pipeThrough<Uint8Array>(new DecompressionStream('gzip') as never);
    for await (const piece of piecesOf(unpacked)) {
      size += piece.length;
      if (size > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
      pieces.push(new Uint8Array(piece));
    }
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('damaged-archive');
  }
  return new Blob(pieces);
}
