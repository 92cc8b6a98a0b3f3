import { ServiceError } from '../service-error.ts';

/** White space and U+0000 may be between tokens; a byte order mark may not. */
const BLANK = /(?:[^\S\uFEFF]|[\u0085\0])+/y;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y;
const NUMBER_OR_WORD = /[-\w.+]+/y;
const BARE_NAME = /[\p{L}\p{Nd}_$]+/uy;
const QUOTED = /"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'/sy;
const ESCAPE = /\\(?:u([\da-fA-F]{4})|(.))/gs;

const ESCAPED = new Map(Object.entries({ b: '\b', t: '\t', n: '\n', f: '\f', r: '\r' }));
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

/**
 * A value in the dialect of the service's JSON library (docs/api-notes.md, "Bodies"): single quotes, names without
 * quotes, line breaks in texts, comments, a comma too many, hexadecimal and octal numbers; what follows the value is not
 * read. A whole number that a double would round is a bigint. Throws 400 for anything else.
 */
export function parseLenientJson(text: string): unknown {
  return new LenientReader(text).value();
}

class LenientReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(): unknown {
    this.#skip();
    const next = this.#text.charAt(this.#at);
    if (next === '{') return this.#object();
    if (next === '[') return this.#array();
    if (next === '"' || next === "'") return this.#quoted();
    const word = this.#take(NUMBER_OR_WORD);
    return WORDS.has(word) ? WORDS.get(word) : readNumber(word);
  }

  #object(): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.#at += 1;
    while (!this.#ends('}')) {
      const name = /["']/.test(this.#text.charAt(this.#at)) ? this.#quoted() : this.#take(BARE_NAME);
      // No comment may be here.
      this.#match(BLANK);
      if (!this.#ate(':')) refuse();
      entries.push([name, this.value()]);
      if (!this.#ends(',')) return this.#close('}', Object.fromEntries(entries));
    }
    return Object.fromEntries(entries);
  }

  #array(): unknown[] {
    const items: unknown[] = [];
    this.#at += 1;
    while (!this.#ends(']')) {
      // Nothing between two commas is its own value.
      const isMissing = this.#text.charAt(this.#at) === ',';
      items.push(isMissing ? null : this.value());
      if (!this.#ends(',')) return this.#close(']', items);
    }
    return items;
  }

  #close<Value>(bracket: string, value: Value): Value {
    return this.#ends(bracket) ? value : refuse();
  }

  #quoted(): string {
    const quoted = this.#take(QUOTED);
    return quoted.slice(1, -1).replace(ESCAPE, (_escape, hex?: string, char = '') => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      return ESCAPED.get(char) ?? (/["'\\/]/.test(char) ? char : refuse());
    });
  }

  /** Whether that character comes next, after blanks and comments; it is taken then. */
  #ends(char: string): boolean {
    this.#skip();
    return this.#ate(char);
  }

  #ate(char: string): boolean {
    const isNext = this.#text.charAt(this.#at) === char;
    if (isNext) this.#at += 1;
    return isNext;
  }

  #skip(): void {
    while (this.#match(BLANK) !== '' || this.#match(COMMENT) !== '');
  }

  #take(pattern: RegExp): string {
    return this.#match(pattern) || refuse();
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }
}

/** A decimal number, or a whole one in hexadecimal (`0x1f`) or octal (`017`) digits. */
function readNumber(text: string): number | bigint {
  if (/^(?:0x[\da-f]+|-\d+|0|[1-9]\d*)$/i.test(text)) return wholeNumber(text);
  if (/^0[0-7]+$/.test(text)) return wholeNumber(`0o${text}`);
  if (/^(?:-\d+|0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)) return Number(text);
  return refuse();
}

function wholeNumber(digits: string): number | bigint {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}

function refuse(): never {
  throw new ServiceError('badRequest');
}
