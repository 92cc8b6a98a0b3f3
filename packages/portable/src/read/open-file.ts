import { archiveSources, isZip } from './archive.ts';
import {
  LARGEST_ENTRY_BYTES,
  LARGEST_FILE_BYTES,
  piecesOf,
  type SystemSource,
  slicesOf,
} from './byte-source.ts';
import { FileProblem } from './file-problem.ts';
import { openPrism } from './prism-envelope.ts';

/**
 * What may contain the system in a file: the file itself, or each entry of an archive that may be one, the likeliest first.
 * @param passphrase of a file that is encrypted; null if nobody has entered one
 * @throws {FileProblem} if it is too large, of a private format, or an archive without such an entry
 */
export async function openFile(file: Blob, passphrase: string | null): Promise<readonly SystemSource[]> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const [mark = ''] = new TextDecoder('latin1').decode(start).split('\0');
  if (mark.startsWith('AMPAR') || mark.startsWith('AMPDB')) throw new FileProblem('ampersand');
  if (mark.startsWith('PRISM')) return [sourceOf(await openPrism(file, passphrase))];
  if (isZip(start)) return archiveSources(file);
  if (file.size > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
  return start[0] === 0x1f && start[1] === 0x8b ? openFile(await gunzip(file), passphrase) : [sourceOf(file)];
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
      if (size > LARGEST_ENTRY_BYTES) throw new FileProblem('too-large');
      pieces.push(new Uint8Array(piece));
    }
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('damaged-archive');
  }
  return new Blob(pieces);
}
