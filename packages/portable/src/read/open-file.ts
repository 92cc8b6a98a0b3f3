import { type ArchiveFile, archiveFiles, isZip } from './archive.ts';
import {
  type ByteSource,
  blobOf,
  LARGEST_FILE_BYTES,
  piecesOf,
  type SystemSource,
  slicesOf,
} from './byte-source.ts';
import { FileProblem } from './file-problem.ts';
import { isTableStart } from './parse-table.ts';
import { openPrism } from './prism-envelope.ts';
import { isCalendarStart } from './sheaf-history.ts';
import { startOfText } from './text-pieces.ts';

/** More files of an archive, and of archives in it, are not opened. Likely files come first. */
const MOST_LOOKED_AT = 1_000;

/** More files that may be a system are in no archive of these programs. */
const MOST_CANDIDATES = 50;

/**
 * What may contain the system in a file: the file itself, or each file of an archive that may be one, the likeliest first.
 * @param passphrase of a file that is encrypted; null if nobody has entered one
 * @throws {FileProblem} if it is too large, of a private format, or an archive without such a file
 */
export async function openFile(file: Blob, passphrase: string | null): Promise<readonly SystemSource[]> {
  const form = formOf(await startOf(file));
  if (form === 'gzip' && file.size > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
  const content = form === 'gzip' ? await gunzip(file) : file;
  if (formOf(await startOf(content)) !== 'zip') {
    const source = await openForm(content, passphrase);
    return [{ name: '', open: async () => source }];
  }
  const sources: SystemSource[] = [];
  await search(content, { passphrase, sources, lookedAt: 0, left: LARGEST_FILE_BYTES });
  if (sources.length === 0) throw new FileProblem('unknown-archive');
  return sources;
}

/** How a file is packed, by its first bytes. */
function formOf(start: Uint8Array): 'zip' | 'gzip' | 'prism' | 'ampersand' | null {
  const [mark = ''] = new TextDecoder('latin1').decode(start.subarray(0, 8)).split('\0');
  if (mark.startsWith('AMPAR') || mark.startsWith('AMPDB')) return 'ampersand';
  if (mark.startsWith('PRISM')) return 'prism';
  if (start[0] === 0x1f && start[1] === 0x8b) return 'gzip';
  return isZip(start) ? 'zip' : null;
}

async function startOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, 8).arrayBuffer());
}

/** The text of a file that is not an archive, and packed no more than once. */
async function openForm(file: Blob, passphrase: string | null): Promise<ByteSource> {
  const form = formOf(await startOf(file));
  if (form === 'ampersand') throw new FileProblem('ampersand');
  // A crafted file contains itself.
  if (form === 'gzip' || form === 'zip') throw new FileProblem('damaged-archive');
  const content = form === 'prism' ? await openPrism(file, passphrase) : file;
  if (content.size > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
  return { size: content.size, pieces: () => slicesOf(content) };
}

/** What is found in an archive and in those in it, which share its bounds. */
interface Search {
  readonly passphrase: string | null;
  readonly sources: SystemSource[];
  lookedAt: number;
  /** How much of other archives may be unpacked. */
  left: number;
}

/** Finds the files of an archive that may be a system, by their first bytes, whatever they are called. Other archives in it are looked into once. */
async function search(archive: Blob, found: Search, folder: string | null = null): Promise<void> {
  const { passphrase, sources } = found;
  for (const file of await archiveFiles(archive)) {
    if (found.lookedAt >= MOST_LOOKED_AT || sources.length >= MOST_CANDIDATES) return;
    // Pictures come last. An archive in this one may have nothing else, and the next one the system.
    if (file.kind === 'media' && (sources.length > 0 || folder !== null)) return;
    found.lookedAt += 1;
    const name = folder === null ? file.name : `${folder}/${file.name}`;
    const start = await file.start();
    const form = formOf(start);
    if (form === 'zip' && folder === null && file.size <= found.left) {
      found.left -= file.size;
      await searchNested(file, found);
    } else if (form === null && (file.kind === 'text' || isText(start)))
      sources.push({ name, open: () => file.open() });
    else if (form !== null && form !== 'zip')
      sources.push({ name, open: async () => openForm(await unpacked(file, form), passphrase) });
  }
}

/** Finds nothing in an archive that is damaged. */
async function searchNested(file: ArchiveFile, found: Search): Promise<void> {
  try {
    await search(await file.whole(), found, file.name);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
  }
}

async function unpacked(file: ArchiveFile, form: ReturnType<typeof formOf>): Promise<Blob> {
  const whole = await file.whole();
  return form === 'gzip' ? gunzip(whole) : whole;
}

/** Whether a file starts as JSON, a table or a calendar. */
function isText(start: Uint8Array): boolean {
  const text = startOfText(start);
  return text !== null && (/^\s*[[{]/.test(text) || isTableStart(text) || isCalendarStart(text));
}

async function gunzip(file: Blob): Promise<Blob> {
  try {
    // The types of the two do not match although the streams do.
    return await blobOf(
      piecesOf(file.stream().pipeThrough<Uint8Array>(new DecompressionStream('gzip') as never)),
    );
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('damaged-archive');
  }
}
