const SYMBOL = /«([^»]+)»/g;
const WHOLE_SYMBOL = /^«([^»]+)»$/;
const NOW_WITHIN_MS = 5 * 60_000;

export type IsUnordered = (path: string) => boolean;

/** The values of a recording's symbols in the sandbox: known ids, and checked instants. */
export class Symbols {
  readonly #values = new Map<string, string>();
  readonly #nowMs: number;

  constructor(nowMs: number, known: Readonly<Record<string, string>>) {
    this.#nowMs = nowMs;
    for (const [name, value] of Object.entries(known)) this.#values.set(name, value);
  }

  /** A text of a request with values for its symbols. Throws if one is not known yet. */
  fill(text: string): string {
    return text.replace(SYMBOL, (_symbol, name: string) => {
      const value = this.#values.get(name);
      if (value === undefined) throw new Error(`The recording names ${name} before an answer told it.`);
      return value;
    });
  }

  /**
   * Whether a value of an answer is the recorded one. An unknown symbol gets its value from its
   * place. `isUnordered` says of an array, by the path to it (`*` for an item), whether its order does not count.
   */
  matches(expected: unknown, actual: unknown, isUnordered: IsUnordered, path = ''): boolean {
    if (typeof expected === 'string')
      return typeof actual === 'string' && this.#matchesText(expected, actual);
    if (typeof expected !== 'object' || expected === null) return expected === actual;
    if (typeof actual !== 'object' || actual === null) return false;
    if (Array.isArray(expected)) {
      return Array.isArray(actual) && this.#matchesList(expected, actual, isUnordered, path);
    }
    const values = new Map<string, unknown>(Object.entries(actual));
    const keys = Object.entries(expected);
    return (
      keys.length === values.size &&
      keys.every(([key, value]) => this.matches(value, values.get(key), isUnordered, `${path}/${key}`))
    );
  }

  #matchesList(
    expected: readonly unknown[],
    actual: readonly unknown[],
    isUnordered: IsUnordered,
    path: string,
  ): boolean {
    if (expected.length !== actual.length) return false;
    const rest = [...actual];
    return expected.every((item) => {
      const candidates = isUnordered(path) ? rest : rest.slice(0, 1);
      const position = candidates.findIndex((candidate) => this.#learns(item, candidate, isUnordered, path));
      if (position >= 0) rest.splice(position, 1);
      return position >= 0;
    });
  }

  /** As {@link matches}, for an item: symbols from a candidate that differs are dropped. */
  #learns(expected: unknown, actual: unknown, isUnordered: IsUnordered, path: string): boolean {
    const known = new Set(this.#values.keys());
    if (this.matches(expected, actual, isUnordered, `${path}/*`)) return true;
    for (const name of [...this.#values.keys()]) if (!known.has(name)) this.#values.delete(name);
    return false;
  }

  #matchesText(expected: string, actual: string): boolean {
    const name = WHOLE_SYMBOL.exec(expected)?.[1];
    if (name === 'now') return Math.abs(Date.parse(actual) - this.#nowMs) <= NOW_WITHIN_MS;
    if (name === 'before') return Date.parse(actual) < this.#nowMs - NOW_WITHIN_MS;
    if (name !== undefined && !this.#values.has(name)) {
      this.#values.set(name, actual);
      return true;
    }
    return this.fill(expected) === actual;
  }
}
