import { printParseErrorCode, visit } from 'jsonc-parser';

/** Where a text stops being JSON; lines and columns are counted from 1. */
export interface JsonFaultPlace {
  readonly line: number;
  readonly column: number;
  /** The text is correct so far, but ends too early. */
  readonly isEnd: boolean;
}

/** Finds the first place where `text` is not JSON. Engines report that differently or not at all. Null if it finds none. */
export function placeOfJsonFault(text: string): JsonFaultPlace | null {
  let place: JsonFaultPlace | null = null;
  try {
    visit(
      text,
      {
        onError(code, offset, length, line, character) {
          const isAtEnd = offset + length === text.length;
          const isEnd = isAtEnd && isBegun(text.slice(offset), printParseErrorCode(code));
          place ??= { line: line + 1, column: character + 1, isEnd };
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    // Nested so deeply that the recursive parser has no stack left.
    if (!(error instanceof RangeError)) throw error;
  }
  return place;
}

/** The text ends, or ends inside of a text, number or word. */
function isBegun(rest: string, fault: string): boolean {
  if (fault === 'UnexpectedEndOfString' || fault === 'UnexpectedEndOfNumber') return true;
  return ['true', 'false', 'null', '-'].some((word) => word.startsWith(rest));
}
