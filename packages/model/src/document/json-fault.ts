/** Where a text stops being JSON; lines and columns are counted from 1. */
export interface JsonFaultPlace {
  readonly line: number;
  readonly column: number;
  /** The text is right as far as it goes, but ends too early. */
  readonly isEnd: boolean;
}

const SPACE = /[ \t\r\n]*/y;
const TOKEN =
  /[{}[\],:]|"(?:[^"\\\r\n\t]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)/y;

/** What may come next; with `OrEnd` the list or table may also be closed. */
type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd';

/** Finds the first place where `text` is not JSON, which engines tell each in their own way or not at all. Null when it finds none. */
export function placeOfJsonFault(text: string): JsonFaultPlace | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  for (let at = skipSpace(text, 0); ; at = skipSpace(text, at)) {
    if (expected === 'commaOrEnd' && open.length === 0) return at === text.length ? null : placeAt(text, at);
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    const next: Expected | null = token === undefined ? null : after(token, expected, open);
    if (token === undefined || next === null) return placeAt(text, at);
    expected = next;
    at += token.length;
  }
}

/** What may follow `token`, or null when it may not stand there. Keeps `open` right. */
function after(token: string, expected: Expected, open: ('{' | '[')[]): Expected | null {
  const isValueDue = expected === 'value' || expected === 'valueOrEnd';
  switch (token) {
    case '{':
    case '[':
      if (!isValueDue) return null;
      open.push(token);
      return token === '{' ? 'keyOrEnd' : 'valueOrEnd';
    case '}':
    case ']': {
      const isEmpty = expected === (token === '}' ? 'keyOrEnd' : 'valueOrEnd');
      if (!isEmpty && expected !== 'commaOrEnd') return null;
      return open.pop() === (token === '}' ? '{' : '[') ? 'commaOrEnd' : null;
    }
    case ',':
      if (expected !== 'commaOrEnd') return null;
      return open.at(-1) === '{' ? 'key' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : null;
    default:
      if (isValueDue) return 'commaOrEnd';
      return token.startsWith('"') && expected !== 'colon' && expected !== 'commaOrEnd' ? 'colon' : null;
  }
}

function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  return at + (SPACE.exec(text)?.[0].length ?? 0);
}

function placeAt(text: string, at: number): JsonFaultPlace {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, isEnd: isCutOff(text, at) };
}

/** Nothing more comes, or a text or word that was begun and not ended. */
function isCutOff(text: string, at: number): boolean {
  const rest = text.slice(at);
  if (rest.startsWith('"')) return !/[\r\n\t]/.test(rest) && !/^"(?:[^"\\]+|\\.)*"/.test(rest);
  return ['true', 'false', 'null', '-'].some((word) => word.startsWith(rest));
}
