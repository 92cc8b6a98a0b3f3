import { isZip, readArchive } from './archive.ts';
import { FileProblem } from './file-problem.ts';
import { LARGEST_FILE_BYTES } from './parse-json.ts';

/**
 * The text of a file. In an archive it is the one entry that contains the system.
 * @throws {FileProblem} if it is no text, or an archive without such an entry
 */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
  const [start = ''] = new TextDecoder('latin1').decode(bytes.subarray(0, 8)).split('\0');
  if (start.startsWith('PRISM')) throw new FileProblem('prism');
  if (start.startsWith('AMPAR')) throw new FileProblem('ampersand');
  return decode(isZip(bytes) ? readArchive(bytes) : bytes);
}

/** UTF-8, or UTF-16 with its mark. */
function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new FileProblem('not-text');
  }
}
