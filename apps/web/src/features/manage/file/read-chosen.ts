import type { FileFormat, FileProblemKind, SystemFile } from '@frontboard/portable';
import { FileWorkError } from '../../../sync/system-file/file-work.ts';
import { fileWords as words } from './words.ts';

/** A file that a person has chosen and that could be read. */
export interface ChosenFile {
  readonly name: string;
  readonly file: SystemFile;
  /** The file itself, which a choice may need to be read again. */
  readonly blob: Blob;
  /** The program that the person has named. */
  readonly format: FileFormat | null;
}

/** Why a file could not be read, in words. */
export interface ChoiceProblem {
  readonly text: string;
  /** The settings can restore it. */
  readonly isBackup: boolean;
  /** A person can say which program wrote it. */
  readonly isUnclear: boolean;
}

/** The result of reading a file: null if the person has cancelled it. */
export type Chosen = { readonly file: ChosenFile } | { readonly problem: ChoiceProblem } | null;

/** Reads a chosen file with `read`, which resolves with null once it is cancelled. Its text is not stored: it may contain secrets of other programs. */
export async function readChosen(
  blob: File,
  format: FileFormat | null,
  read: () => Promise<SystemFile | null>,
): Promise<Chosen> {
  try {
    const file = await read();
    return file === null ? null : { file: { name: blob.name, file, blob, format } };
  } catch (error) {
    const { problem = null, place = null } = error instanceof FileWorkError ? error : {};
    const text = problem === null ? words.unreadable : problemText(problem, place);
    const [isBackup, isUnclear] = [problem === 'settings-backup', problem === 'unclear'];
    return { problem: { text, isBackup, isUnclear } };
  }
}

function problemText(kind: FileProblemKind, place: string | null): string {
  if (kind === 'other-program' && place !== null) return words.otherProgram(place);
  return place === null ? words.problems[kind] : words.problemAt(words.problems[kind], place);
}
