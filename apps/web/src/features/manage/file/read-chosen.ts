import type { FileProblemKind, ReadOptions, SystemFile } from '@frontboard/portable';
import { type FileWork, FileWorkError } from '../../../sync/system-file/file-work.ts';
import { fileWords as words } from './words.ts';

/** A file that a person has chosen and that could be read. */
export interface ChosenFile {
  readonly name: string;
  readonly file: SystemFile;
}

/** Why a file could not be read, in words. */
export interface ChoiceProblem {
  readonly text: string;
  /** The settings can restore it. */
  readonly isBackup: boolean;
}

/** The result of reading a file: null if the person has cancelled it. */
export type Chosen = { readonly file: ChosenFile } | { readonly problem: ChoiceProblem } | null;

interface ReadContext extends ReadOptions {
  readonly work: FileWork;
  readonly nowMs: number;
  readonly signal: AbortSignal;
}

/** Reads a chosen file. Its text is not stored: it may contain secrets of other programs. */
export async function readChosen(blob: File, { work, nowMs, ...options }: ReadContext): Promise<Chosen> {
  try {
    return { file: { name: blob.name, file: await work.run('read', { blob, nowMs }, options) } };
  } catch (error) {
    if (options.signal.aborted) return null;
    const { problem = null, place = null } = error instanceof FileWorkError ? error : {};
    const text = problem === null ? words.unreadable : problemText(problem, place);
    return { problem: { text, isBackup: problem === 'settings-backup' } };
  }
}

function problemText(kind: FileProblemKind, place: string | null): string {
  return place === null ? words.problems[kind] : words.problemAt(words.problems[kind], place);
}
