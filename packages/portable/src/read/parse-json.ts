import { type ParseError, parse } from 'jsonc-parser';
import { FileProblem } from './file-problem.ts';

/** A history of 100,000 switches has 15 MB; files with chats and pictures are larger, and these parts are not read. */
export const LARGEST_FILE_BYTES = 64_000_000;

/** The deepest known file has nine levels. */
const DEEPEST = 64;

/**
 * The content of a JSON file. The depth is checked before anything walks through the content.
 * @throws {FileProblem} with line and column if the text is no JSON
 */
export function parseJson(text: string): unknown {
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (content.trim() === '') throw new FileProblem('empty');
  if (content.length > LARGEST_FILE_BYTES) throw new FileProblem('too-large');
  const { deepest, isOpen } = measure(content);
  if (deepest > DEEPEST) throw new FileProblem('too-deep');
  try {
    return JSON.parse(content);
  } catch {
    throw new FileProblem(isOpen && /^\s*[[{]/.test(content) ? 'cut-off' : 'not-json', faultPlace(content));
  }
}

/** How deep a text is nested, and whether it ends inside a string, list or object. */
function measure(text: string): { readonly deepest: number; readonly isOpen: boolean } {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return { deepest, isOpen: isInString || depth > 0 };
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Line and column of the first fault; browsers report theirs differently, or not at all. */
function faultPlace(text: string): string | null {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const offset = errors[0]?.offset;
  if (offset === undefined) return null;
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}
