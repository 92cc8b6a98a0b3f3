import type { ByteSource } from './byte-source.ts';
import { FileProblem } from './file-problem.ts';

/**
 * The text of a source, piece by piece, without its byte order mark: UTF-8, or UTF-16 with its mark.
 *
 * @param onRead called with the number of bytes read so far, before each piece
 * @throws {FileProblem} if it is not text
 */
export async function* textPieces(
  source: ByteSource,
  onRead?: (bytes: number) => void,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let read = 0;
  for await (const bytes of source.pieces()) {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
    read += bytes.length;
    onRead?.(read);
    yield decode(decoder, bytes);
  }
  if (decoder !== null) yield decode(decoder);
}

/** Without bytes, what is left at the end: an incomplete character is not text. */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    throw new FileProblem('not-text');
  }
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
