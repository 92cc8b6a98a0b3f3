import {
  type FileAnswers,
  type FileProblemKind,
  type FileQuestion,
  mayBeReadAgain,
} from '@frontboard/portable';
import type { PackedFile } from '../../../sync/system-file/file-tasks.ts';
import { FileWorkError } from '../../../sync/system-file/file-work.ts';
import { fileWords as words } from './words.ts';

/** A file that a person has chosen and that could be read. */
export interface ChosenFile {
  readonly name: string;
  readonly file: PackedFile;
  /** The file itself, which a choice may need to be read again. */
  readonly blob: Blob;
  /** What the person has said about it. */
  readonly answers: FileAnswers;
}

/** Why a file could not be read, and what a person can do about it. */
export interface ChoiceProblem {
  readonly text: string;
  /** Null if it is not known. */
  readonly kind: FileProblemKind | null;
  readonly question: FileQuestion | null;
}

/** The result of reading a file: null if the person has cancelled it. */
export type Chosen = { readonly file: ChosenFile } | { readonly problem: ChoiceProblem } | null;

/** Reads a chosen file with `read`, which resolves with null once it is cancelled. Its text is not stored: it may contain secrets of other programs. */
export async function readChosen(
  blob: File,
  answers: FileAnswers,
  read: () => Promise<PackedFile | null>,
): Promise<Chosen> {
  try {
    const file = await read();
    if (file === null) return null;
    // A passphrase stays only while the file may have to be read again.
    const needed = mayBeReadAgain(file) ? answers : { ...answers, passphrase: null };
    return { file: { name: blob.name, file, blob, answers: needed } };
  } catch (error) {
    const {
      problem: kind = null,
      place = null,
      question = null,
    } = error instanceof FileWorkError ? error : {};
    return { problem: { text: kind === null ? words.unreadable : problemText(kind, place), kind, question } };
  }
}

function problemText(kind: FileProblemKind, place: string | null): string {
  if (kind === 'other-program' && place !== null)
    return words.otherProgram(
      place,
      // The file gives the name.
      Object.hasOwn(words.ways, place) ? (words.ways[place] ?? words.otherWay) : words.otherWay,
    );
  return place === null ? words.problems[kind] : words.problemAt(words.problems[kind], place);
}
