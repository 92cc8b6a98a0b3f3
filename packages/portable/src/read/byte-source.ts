import { FileProblem } from './file-problem.ts';

/** A history of 100,000 switches has 15 MB; files with chats and embedded pictures are larger, and these parts are dropped while the file is read. */
export const LARGEST_FILE_BYTES = 256_000_000;

/** Bytes that are read piece by piece, and can be read again. */
export interface ByteSource {
  /** How many there are. An archive may be wrong about it. */
  readonly size: number;
  pieces(): AsyncIterable<Uint8Array>;
}

/** A piece takes some hundredths of a second: after each, progress is reported and reading can be cancelled. */
const PIECE_BYTES = 256_000;

/** The pieces of a file. Its own stream has pieces of any size, in some engines the whole file. */
export async function* slicesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    yield new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
  }
}

/** The pieces of a stream. It is closed as soon as no more of them are wanted. */
export async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // After a failure there is nothing to close.
    await reader.cancel().catch(() => {});
  }
}

/** All pieces together. @throws {FileProblem} if they are more than any file has */
export async function blobOf(pieces: AsyncIterable<Uint8Array>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
    parts.push(new Uint8Array(piece));
  }
  return new Blob(parts);
}

/** A file that may contain a system. */
export interface SystemSource {
  /** Its name with its folders in an archive; empty for a file on its own. */
  readonly name: string;
  open(): Promise<ByteSource>;
}
