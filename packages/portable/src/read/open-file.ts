import { isZip, openArchive } from './archive.ts';
import { type ByteSource, LARGEST_FILE_BYTES, slicesOf } from './byte-source.ts';
import { FileProblem } from './file-problem.ts';

/**
 * The bytes of a file. In an archive they are those of the one entry that contains the system.
 * @throws {FileProblem} if it is too large, of a private format, or an archive without such an entry
 */
export async function openFile(file: Blob): Promise<ByteSource> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const [mark = ''] = new TextDecoder('latin1').decode(start).split('\0');
  if (mark.startsWith('PRISM')) throw new FileProblem('prism');
  if (mark.startsWith('AMPAR')) throw new FileProblem('ampersand');
  if (isZip(start)) return openArchive(file);
  if (file.size > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
  return { size: file.size, pieces: () => slicesOf(file) };
}
