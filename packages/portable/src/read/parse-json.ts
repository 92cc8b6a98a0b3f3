import { storable } from '@frontboard/model';
import { JSONParser, TokenType } from '@streamparser/json';
import type { WorkOptions } from '../work-progress.ts';
import type { ByteSource } from './byte-source.ts';
import { FileProblem } from './file-problem.ts';
import { MOST_SWITCHES, MOST_TEXT } from './reading.ts';
import { textPieces } from './text-pieces.ts';
import { createPictureFilter } from './without-pictures.ts';

/** The deepest known file has nine levels. */
const DEEPEST = 64;

/**
 * Values of a file together, including unused parts: an empty list has two characters in the file and 50 times as much in memory. A file of 64 MB
 * with 100,000 switches and its chats has three million.
 */
const MOST_VALUES = 4_000_000;

/** No program writes a number of more than some twenty characters. */
const LONGEST_NUMBER = 1_000;

interface ParseOptions extends WorkOptions {
  /** The keys of the root whose values are kept; null keeps all. */
  readonly parts: ReadonlySet<unknown> | null;
}

/** A key of the root whose value has the parts. */
const AROUND_PARTS = 'database';

/**
 * The content of a JSON file, parsed while it is read: neither its bytes nor its text are ever in memory as a whole. Of the parts that no
 * reader uses, such as messages and tokens, only the size is kept: their values are replaced by null as soon as they end. Of embedded pictures only
 * the start is parsed.
 *
 * Progress is in bytes; in an archive, in bytes of the entry.
 *
 * @throws {FileProblem} with line and column if the text is not JSON
 */
export async function parseJson(
  source: ByteSource,
  { parts, onProgress, signal }: ParseOptions,
): Promise<unknown> {
  const parser = createParser(parts);
  const filter = createPictureFilter();
  const pieces = textPieces(source, (read) => {
    signal?.throwIfAborted();
    onProgress?.({ done: Math.min(read, source.size), of: source.size });
  });
  const place = (offset: number) => placeOf(source, filter.placeOf(offset));
  const write = async (text: string) => {
    const fault = parser.write(new TextEncoder().encode(text));
    if (fault !== null) throw new FileProblem(fault.kind, await place(fault.offset));
  };
  for await (const text of pieces) await write(filter.take(text));
  await write(filter.end());
  const end = parser.end();
  if (end.kind === 'parsed') return end.root;
  throw new FileProblem(end.kind, end.kind === 'empty' ? null : await place(end.offset));
}

/** Why a text is not read on. `offset` is in bytes of UTF-8. */
interface ParseFault {
  readonly kind: 'not-json' | 'too-long';
  readonly offset: number;
}

/** How the text of a parser ended. `offset` is in bytes of UTF-8. */
type ParseEnd =
  | { readonly kind: 'parsed'; readonly root: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'cut-off'; readonly offset: number };

interface Parser {
  /** Takes complete characters. @throws {FileProblem} for too many values, and for what is nested too deeply */
  write(bytes: Uint8Array): ParseFault | null;
  end(): ParseEnd;
}

function createParser(parts: ReadonlySet<unknown> | null): Parser {
  // With partial tokens, the place of a value that is cut off is known.
  const parser = new JSONParser({ emitPartialTokens: true });
  let root: unknown;
  let depth = 0;
  let values = 0;
  /** The characters of all texts that stay. */
  let length = 0;
  let written = 0;
  /** The latest token. */
  let last: { readonly token: TokenType; readonly offset: number; readonly isPartial: boolean } | null = null;
  parser.onToken = (parsed) => {
    const { token, value, offset, partial = false } = parsed;
    last = { token, offset, isPartial: partial };
    // The next import must find the names that the service has stored.
    if (typeof value === 'string' && !partial) parsed.value = storable(value);
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > DEEPEST) throw new FileProblem('too-deep');
  };
  parser.onValue = ({ value, key, parent, stack }) => {
    values += 1;
    if (values > MOST_VALUES) throw new FileProblem('too-many');
    const level = stack[1]?.key === AROUND_PARTS ? 2 : 1;
    const part = stack[level]?.key ?? key;
    const isUsed = parts === null || parts.has(part);
    // No list of a part may be longer, so the rest need not be read.
    if (stack.length === level + 1 && typeof key === 'number' && key >= MOST_SWITCHES && isUsed)
      throw new FileProblem('too-many', `$.${String(part)}`);
    if (isUsed && typeof value === 'string') length += value.length;
    if (length > MOST_TEXT) throw new FileProblem('too-large');
    if (parent === undefined) root = value;
    // An object or a list at the root stays for its size.
    else if (!isUsed && (stack.length > level || typeof value !== 'object'))
      (parent as Record<string, unknown>)[key as string] = null;
  };
  let fault: number | null = null;
  parser.onError = (error) => {
    if (!(error instanceof FileProblem)) fault ??= faultOffset(error) ?? last?.offset ?? 0;
    throw error;
  };
  return {
    write(bytes) {
      try {
        parser.write(bytes);
      } catch (error) {
        if (error instanceof FileProblem) throw error;
      }
      written += bytes.length;
      // The parser does not pass on every error of a number at the end of a piece.
      if (fault !== null) return { kind: 'not-json', offset: fault };
      // At the end of each piece the parser converts all of an unfinished number.
      const isLong =
        last?.isPartial && last.token === TokenType.NUMBER && written - last.offset > LONGEST_NUMBER;
      return last !== null && isLong ? { kind: 'too-long', offset: last.offset } : null;
    },
    end() {
      try {
        // It ends by itself with the root.
        if (!parser.isEnded) parser.end();
      } catch {
        return { kind: 'cut-off', offset: last?.isPartial ? last.offset : Number.POSITIVE_INFINITY };
      }
      return last === null ? { kind: 'empty' } : { kind: 'parsed', root };
    },
  };
}

/** The place that the parser names for a character that starts no token. For a token at a wrong place it names none. */
function faultOffset(error: unknown): number | null {
  const [, offset] = /absolute position "(\d+)"/.exec(String(error)) ?? [];
  return offset === undefined ? null : Number(offset);
}

/** Line and column of a place in bytes of UTF-8, from reading the source again. */
async function placeOf(source: ByteSource, offset: number): Promise<string> {
  let left = offset;
  let line = 1;
  let column = 1;
  for await (const text of textPieces(source)) {
    const bytes = new TextEncoder().encode(text);
    const before =
      bytes.length <= left
        ? text
        : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, left));
    const lines = before.split('\n');
    if (lines.length > 1) column = 1;
    line += lines.length - 1;
    column += lines.at(-1)?.length ?? 0;
    left -= bytes.length;
    if (left <= 0) break;
  }
  return `${line}:${column}`;
}
