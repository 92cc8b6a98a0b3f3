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

/** Without bytes, the rest at the end: an incomplete character is not text. */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    throw new FileProblem('not-text');
  }
}

/** By its byte order mark, or by the zero byte that a letter has in UTF-16. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

/** The first characters of a text, of which the last may be damaged; null for binary data. */
export function startOfText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes, { stream: true });
  return CONTROL_CHARACTERS.test(text) ? null : text;
}

/**
 * A source in Windows-1252, as older programs for tables write it, in UTF-8. Null if it can't be that: every byte is a letter there, so binary data is known by its control
 * characters, and damaged UTF-8 by the other letters in it.
 */
export async function fromWindows1252(source: ByteSource): Promise<ByteSource | null> {
  const [lenient, legacy] = [new TextDecoder(), new TextDecoder('windows-1252')];
  for await (const bytes of source.pieces()) {
    const isBinary = CONTROL_CHARACTERS.test(legacy.decode(bytes, { stream: true }));
    if (isBinary || LETTERS.test(lenient.decode(bytes, { stream: true }))) return null;
  }
  return { size: source.size, pieces: () => transcoded(source) };
}

/** Node reads another encoding unless it decodes a stream. */
async function* transcoded(source: ByteSource): AsyncGenerator<Uint8Array> {
  const [decoder, encoder] = [new TextDecoder('windows-1252'), new TextEncoder()];
  for await (const bytes of source.pieces()) yield encoder.encode(decoder.decode(bytes, { stream: true }));
}

/** All except tabs, line breaks and the end of a page. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const CONTROL_CHARACTERS = /[\0-\x08\x0b\x0e-\x1f\x7f\x81\x8d\x8f\x90\x9d]/;

/** Outside of ASCII; the sign for an unreadable one is none. */
const LETTERS = /[^\0-\x7f\ufffd]/;
