import type { FileProblemKind, SystemFile } from '@frontboard/portable';
import { type FileWork, FileWorkError } from '../../../sync/system-file/file-work.ts';
import { fileWords as words } from './words.ts';

/** A file that a person has chosen and that could be read. */
export interface ChosenFile {
  readonly name: string;
  readonly file: SystemFile;
}

/** Reads a chosen file. Its text is not stored: it may contain secrets of other programs. If it cannot be read, `problem` says why. */
export async function readChosen(
  blob: File,
  work: FileWork,
  nowMs: number,
): Promise<{ readonly chosen: ChosenFile } | { readonly chosen: null; readonly problem: string }> {
  try {
    return { chosen: { name: blob.name, file: await work.run('read', { blob, nowMs }) } };
  } catch (error) {
    const { problem = null, place = null } = error instanceof FileWorkError ? error : {};
    return { chosen: null, problem: problem === null ? words.unreadable : problemText(problem, place) };
  }
}

function problemText(kind: FileProblemKind, place: string | null): string {
  return place === null ? words.problems[kind] : words.problemAt(words.problems[kind], place);
}
