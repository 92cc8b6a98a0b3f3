import { type UnzipFileInfo, unzipSync } from 'fflate';
import { FileProblem } from './file-problem.ts';
import { LARGEST_FILE_BYTES } from './parse-json.ts';

/** The files in archives that contain a system, by their whole name: nothing else is unpacked. */
const KNOWN = [
  /^(?:pluralport|openplural)\.json$/,
  /^systems\/[^/.][^/]*\/(?:pluralport|openplural)\.json$/,
  /^data\.json$/,
  /^export\.json$/,
  /^system\.json$/,
];

/** More entries than any archive of these programs has, pictures included. */
const MOST_ENTRIES = 50_000;

/** Whether bytes start like a ZIP archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * The bytes of the file with the system in an archive. Of several it is the one whose name comes first in the table. Its size is
 * checked before it is unpacked, and no more than that is written.
 * @throws {FileProblem} if there is none, or it is damaged or too large
 */
export function readArchive(bytes: Uint8Array): Uint8Array {
  const sizes = new Map<string, number>();
  unpack(bytes, ({ name, originalSize }) => {
    if (sizes.size >= MOST_ENTRIES) throw new FileProblem('too-large');
    sizes.set(name, originalSize);
    return false;
  });
  const names = [...sizes.keys()];
  const name = KNOWN.map((known) => names.find((one) => known.test(one))).find((one) => one !== undefined);
  if (name === undefined) throw new FileProblem('unknown-archive');
  if ((sizes.get(name) ?? 0) > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
  const content = unpack(bytes, (entry) => entry.name === name)[name];
  if (content === undefined) throw new FileProblem('damaged-archive');
  return content;
}

function unpack(bytes: Uint8Array, filter: (entry: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('damaged-archive');
  }
}
