import { constants, copyFile, link, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseState, serialiseState } from '../store/serialise.ts';
import type { SandboxState } from '../store/state.ts';

/** A state file that cannot be read because of a system error; starting without it would risk overwriting it. */
export class StateFileError extends Error {
  override readonly name = 'StateFileError';
}

/** Prints a message for the person; one or two sentences. */
export type Report = (message: string) => void;

/**
 * Reads the state stored at `path`, or null when there is none yet. A file that is damaged or of a newer version is set
 * aside as `<path>.corrupt-<time>`, never overwritten, and the copy of the state before it (`<path>.bak`) is tried.
 * Throws {@link StateFileError} when a file is there but cannot be opened or moved.
 */
export async function readStateFile(path: string, report: Report): Promise<SandboxState | null> {
  for (const candidate of [path, backupOf(path)]) {
    const text = await readIfThere(candidate);
    if (text === null) continue;
    try {
      const state = parseState(JSON.parse(text));
      if (candidate !== path) report(`Continuing from ${candidate}, the state saved before.`);
      return state;
    } catch (error) {
      const aside = await setAside(candidate, path);
      report(`${candidate} cannot be used: ${messageOf(error)} It is kept as ${aside}.`);
    }
  }
  return null;
}

/** Keeps a state on disk while it changes. */
export interface StateWriter {
  /** Schedules a save. */
  schedule(): void;
  /** Saves now what is not saved yet. False if that failed (it was reported). */
  flush(): Promise<boolean>;
}

const SAVE_DELAY_MS = 200;
const RETRY_MS = 5000;
/** Upper bound on dated copies. */
const MOST_DATED = 20;

/**
 * Writes the current state to `path`. A save replaces the file in one step (temporary file in the same folder,
 * synced, renamed), so that after a crash at any instant there is a whole file; the previous state stays as `<path>.bak`. Before the
 * first save, and before the first save of a state that replaced another one (a reset), the existing file is also copied to
 * `<path>.backup-<time>`, of which the newest 20 stay. If saving fails, `report` is called once and the next change or a later time tries again.
 */
export function createStateWriter(path: string, current: () => SandboxState, report: Report): StateWriter {
  let isDirty = false;
  let isFailing = false;
  let timer: NodeJS.Timeout | null = null;
  let saving: Promise<boolean> | null = null;
  let saved: SandboxState | null = null;

  function saveIn(ms: number): void {
    if (timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      void save();
    }, ms);
    // Stopping the process flushes; a scheduled save must not keep it alive.
    timer.unref();
  }

  function save(): Promise<boolean> {
    saving ??= saveOnce().finally(() => {
      saving = null;
      if (isDirty) saveIn(isFailing ? RETRY_MS : SAVE_DELAY_MS);
    });
    return saving;
  }

  async function saveOnce(): Promise<boolean> {
    isDirty = false;
    try {
      const state = current();
      await replaceFile(path, JSON.stringify(serialiseState(state)), async () => {
        if (state === saved) return;
        await keepDated(path);
        saved = state;
      });
      if (isFailing) report(`Saving to ${path} works again.`);
      isFailing = false;
      return true;
    } catch (error) {
      isDirty = true;
      if (!isFailing) {
        report(
          `Cannot save to ${path}: ${messageOf(error)}. The sandbox goes on from memory and keeps trying.`,
        );
      }
      isFailing = true;
      return false;
    }
  }

  return {
    schedule() {
      isDirty = true;
      saveIn(SAVE_DELAY_MS);
    },
    async flush() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      // One that runs already may have missed the latest change.
      if (saving !== null) await saving;
      const isSaved = isDirty ? await save() : true;
      if (timer !== null) clearTimeout(timer);
      timer = null;
      return isSaved;
    },
  };
}

/** `keep` is called when the new file is complete and the previous one still exists. */
async function replaceFile(path: string, text: string, keep: () => Promise<void>): Promise<void> {
  const temporary = `${path}.tmp`;
  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await keep();
    await keepBackup(path);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {
      // The first error is the one to report; the next save overwrites the rest of the temporary file.
    });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Gives the present file a second name, so that both names refer to a whole file at every instant. */
async function keepBackup(path: string): Promise<void> {
  const backup = backupOf(path);
  const temporary = `${backup}.tmp`;
  await rm(temporary, { force: true });
  try {
    await link(path, temporary);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    // File systems without hard links (FAT, some network drives).
    await copyFile(path, temporary, constants.COPYFILE_FICLONE);
  }
  await rename(temporary, backup);
}

/** Gives the present file a name with the time, which no save replaces; the oldest of many are deleted. */
async function keepDated(path: string): Promise<void> {
  const isCopied = await underFreeName(path, 'backup', async (name) => {
    try {
      await link(path, name);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      if (codeOf(error) === 'EEXIST') throw error;
      await copyFile(path, name, constants.COPYFILE_EXCL);
    }
    return true;
  });
  if (!isCopied) return;
  const start = `${basename(path)}.backup-`;
  const copies = (await readdir(dirname(path))).filter((name) => name.startsWith(start)).sort();
  for (const name of copies.slice(0, -MOST_DATED)) await rm(join(dirname(path), name), { force: true });
}

/** Calls `take` with a name that contains the time, and with another as long as it throws that the name exists. */
async function underFreeName<T>(
  path: string,
  kind: 'backup' | 'corrupt',
  take: (name: string) => Promise<T>,
): Promise<T> {
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  for (let serial = 1; ; serial += 1) {
    try {
      return await take(`${path}.${kind}-${time}${serial === 1 ? '' : `-${serial}`}`);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** Makes the renaming itself durable. Some systems cannot sync a folder; the file is complete there too. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Windows refuses to open folders: in the worst case, a power cut restores the previous state.
  }
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new StateFileError(`Cannot read ${path}: ${messageOf(error)}.`, { cause: error });
  }
}

async function setAside(candidate: string, path: string): Promise<string> {
  return underFreeName(path, 'corrupt', async (aside) => {
    try {
      // A link fails if the name exists; a rename would replace the existing file.
      await link(candidate, aside);
      await rm(candidate);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') throw error;
      try {
        await rename(candidate, aside);
      } catch (cause) {
        throw new StateFileError(`Cannot set ${candidate} aside: ${messageOf(cause)}.`, { cause });
      }
    }
    return aside;
  });
}

function backupOf(path: string): string {
  return `${path}.bak`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
