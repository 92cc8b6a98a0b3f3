import type { FileProblemKind, SystemFile } from '@frontboard/portable';
import { fileWords as words } from './words.ts';

/** A file that a person has chosen and that could be read. */
export interface ChosenFile {
  readonly name: string;
  readonly file: SystemFile;
}

/** Reads a chosen file. Its text is not kept: it may hold secrets of other programs. Rejects with words for the person. */
export async function readChosen(blob: File, nowMs: number): Promise<ChosenFile> {
  const { FileProblem, LARGEST_FILE_BYTES, readSystemFile } = await import('@frontboard/portable');
  if (blob.size > LARGEST_FILE_BYTES) throw new Error(words.problems['too-large']);
  try {
    return { name: blob.name, file: readSystemFile(new Uint8Array(await blob.arrayBuffer()), nowMs) };
  } catch (error) {
    throw new Error(error instanceof FileProblem ? problemText(error.kind, error.place) : words.unreadable);
  }
}

function problemText(kind: FileProblemKind, place: string | null): string {
  return place === null ? words.problems[kind] : words.problemAt(words.problems[kind], place);
}
