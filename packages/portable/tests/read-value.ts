import { FileProblem, type FileProblemKind, readSystemFile, type SystemFile } from '../src/index.ts';

/** The time at which the files of the tests are read. */
export const NOW = Date.parse('2026-11-24T00:00:00Z');

/** Reads a file with this content: a text or bytes as they are, anything else as JSON. */
export function read(content: unknown): Promise<SystemFile> {
  const part =
    typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content);
  return readSystemFile(new Blob([part as BlobPart]), NOW);
}

/** Why such a file is refused, and where. */
export async function problemOf(
  content: unknown,
): Promise<[kind: FileProblemKind | 'none', place: string | null]> {
  try {
    await read(content);
  } catch (error) {
    if (error instanceof FileProblem) return [error.kind, error.place];
    throw error;
  }
  return ['none', null];
}
