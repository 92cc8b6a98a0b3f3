import { archiveSources, isZip } from './archive.ts';
import { LARGEST_FILE_BYTES, type OpenSource, slicesOf } from './byte-source.ts';
import { FileProblem } from './file-problem.ts';

/**
 * What may contain the system in a file: the file itself, or each entry of an archive that may be one, the likeliest first.
 * @throws {FileProblem} if it is too large, of a private format, or an archive without such an entry
 */
export async function openFile(file: Blob): Promise<readonly OpenSource[]> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const [mark = ''] = new TextDecoder('latin1').decode(start).split('\0');
  if (mark.startsWith('PRISM')) throw new FileProblem('prism');
  if (mark.startsWith('AMPAR')) throw new FileProblem('ampersand');
  if (isZip(start)) return archiveSources(file);
  if (file.size > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
  return [async () => ({ size: file.size, pieces: () => slicesOf(file) })];
}
