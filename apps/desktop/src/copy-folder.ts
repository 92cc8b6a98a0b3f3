import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { open, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The result for a copy: written, or why not. The other half is `platform/copy-folder.ts` of the web app. */
export type CopyResult =
  | { readonly written: string }
  | { readonly problem: 'no-folder' | 'missing' | 'refused' | 'full' | 'failed' };

/** A copy that the page wants to have on the disk. */
export interface WantedCopy {
  /** The uuid of the system: the copies of each are counted apart. */
  readonly system: string;
  /** As `frontboard-exmpl-2026-11-25.json`. */
  readonly name: string;
  /** How many of the newest copies of this system stay. */
  readonly keep: number;
  readonly text: string;
}

/** The folder for dated copies of systems. The page never names a path: the person chooses the folder in a dialog of the system. */
export interface CopyFolder {
  /** Where copies go; null while nothing is chosen. */
  readonly where: () => string | null;
  /** Lets the person choose. Returns where copies go then; null where there is no dialog. */
  readonly choose: () => Promise<{ readonly folder: string | null } | null>;
  readonly write: (copy: WantedCopy) => Promise<CopyResult>;
  /** Forgets which files are copies of a system. The files stay, and nothing deletes them later. */
  readonly forget: (system: string) => Promise<void>;
}

/** A file that this program has written. */
interface OwnFile {
  readonly folder: string;
  readonly system: string;
  readonly name: string;
  readonly hash: string;
}

interface Known {
  readonly folder: string | null;
  /** In the order of writing. */
  readonly files: readonly OwnFile[];
  /** A file that was being written when the program ended. */
  readonly unfinished: string | null;
}

const NOTHING: Known = { folder: null, files: [], unfinished: null };
const NAME = /^frontboard-[a-z0-9]{1,20}-\d{4}-\d\d-\d\d\.json$/;
const SYSTEM = /^[0-9a-zA-Z-]{1,64}$/;
const MOST_COPIES = 1_000;
/** Where another program has a file of the same name. */
const MOST_NUMBERS = 100;

/** Whether the page may ask for this: a name of ours in the chosen folder, and nothing that leads out of it. */
export function isWantedCopy(
  copy: {
    readonly [Key in keyof WantedCopy]: unknown;
  },
): copy is WantedCopy {
  const { system, name, keep, text } = copy;
  const isCount = Number.isInteger(keep) && Number(keep) >= 1 && Number(keep) <= MOST_COPIES;
  return isText(system, SYSTEM) && isText(name, NAME) && isCount && typeof text === 'string';
}

/**
 * @param dataFolder where the program stores which folder was chosen, and which files it has written
 * @param askFolder shows the system's dialog; null where there is none, an empty text when it was dismissed
 */
export function createCopyFolder(dataFolder: string, askFolder: () => Promise<string | null>): CopyFolder {
  const file = join(dataFolder, 'copies.json');
  let known = readKnown(file);
  // Two windows may ask at once.
  const inTurn = createTurns();

  /** @throws When the program's own folder can't be written. */
  function save(next: Known): void {
    known = next;
    // At once: the list of files must not be lost if the program ends in the middle.
    writeFileSync(`${file}.part`, `${JSON.stringify(known)}\n`);
    renameSync(`${file}.part`, file);
  }

  async function removeUnfinished(): Promise<void> {
    if (known.unfinished === null) return;
    await unlink(known.unfinished).catch(() => {});
    save({ ...known, unfinished: null });
  }

  async function writeNew(folder: string, copy: WantedCopy): Promise<CopyResult> {
    await removeUnfinished();
    if (!(await stat(folder)).isDirectory()) return { problem: 'missing' };
    const bytes = Buffer.from(copy.text);
    const name = await freeName(known.files, folder, copy);
    const part = join(folder, `${name}.${process.pid}-${Date.now()}.part`);
    save({ ...known, unfinished: part });
    try {
      await writeThrough(part, bytes);
      await rename(part, join(folder, name));
    } catch (error) {
      await removeUnfinished();
      throw error;
    }
    const entry: OwnFile = { folder, system: copy.system, name, hash: sha256(bytes) };
    const others = known.files.filter((one) => !isSame(one, entry));
    save({ ...known, files: [...others, entry], unfinished: null });
    // The copy is written, whatever happens to older ones.
    await prune(entry, copy.keep).catch(() => {});
    return { written: name };
  }

  /** Deletes all but the newest copies of a system in its folder. A file that was changed since it was written is no longer a copy. */
  async function prune({ folder, system }: OwnFile, keep: number): Promise<void> {
    const copies = known.files.filter((one) => one.folder === folder && one.system === system);
    for (const old of copies.slice(0, -keep)) {
      const place = join(old.folder, old.name);
      const there = await hashOf(place);
      if (there === old.hash) await unlink(place);
      save({ ...known, files: known.files.filter((one) => one !== old) });
    }
  }

  return {
    where: () => known.folder,
    async choose() {
      const chosen = await askFolder();
      if (chosen === null) return null;
      if (chosen !== '') await inTurn(async () => save({ ...known, folder: chosen }));
      return { folder: known.folder };
    },
    write: (copy) =>
      inTurn(async () => {
        const { folder } = known;
        if (folder === null) return { problem: 'no-folder' } as const;
        try {
          return await writeNew(folder, copy);
        } catch (error) {
          return { problem: problemOf(error) };
        }
      }),
    forget: (system) =>
      inTurn(async () => {
        if (known.files.every((one) => one.system !== system)) return;
        save({ ...known, files: known.files.filter((one) => one.system !== system) });
      }),
  };
}

/** Does one work after the other. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

function isSame(one: OwnFile, other: Omit<OwnFile, 'hash'>): boolean {
  return one.folder === other.folder && one.system === other.system && one.name === other.name;
}

/** The name of the copy; with a number where a file of that name is not a copy of this system, or was changed since. */
async function freeName(
  files: readonly OwnFile[],
  folder: string,
  { name, system }: WantedCopy,
): Promise<string> {
  for (let number = 1; number <= MOST_NUMBERS; number += 1) {
    const tried = number === 1 ? name : name.replace(/\.json$/, `-${number}.json`);
    const own = files.find((one) => isSame(one, { folder, system, name: tried }));
    const there = await hashOf(join(folder, tried));
    if (there === null || there === own?.hash) return tried;
  }
  throw new Error('too many files of one name');
}

/** Writes a new file. It is on the disk when this resolves. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function problemOf(error: unknown): Extract<CopyResult, { problem: string }>['problem'] {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? 'refused' : 'failed';
}

/** Null for a file that is not there. */
async function hashOf(place: string): Promise<string | null> {
  try {
    return sha256(await readFile(place));
  } catch (error) {
    if (problemOf(error) === 'missing') return null;
    // For example a folder of this name, or a file that can't be read: this program has not written it.
    return '';
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** What cannot be read is nothing: no file that this program does not know of is ever deleted. */
function readKnown(file: string): Known {
  try {
    const { folder, files, unfinished } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return {
      folder: typeof folder === 'string' ? folder : null,
      files: Array.isArray(files) ? files.filter(isOwnFile) : [],
      unfinished: typeof unfinished === 'string' && unfinished.endsWith('.part') ? unfinished : null,
    };
  } catch {
    return NOTHING;
  }
}

function isOwnFile(value: unknown): value is OwnFile {
  if (typeof value !== 'object' || value === null) return false;
  const { folder, system, name, hash } = value as Record<string, unknown>;
  return [folder, system, name, hash].every((text) => typeof text === 'string');
}

function isText(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value);
}
