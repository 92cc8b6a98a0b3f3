import { ServiceError } from '../service-error.ts';

export type JsonObject = Record<string, unknown>;

/**
 * Reads the values of a JSON object with the coercions of the service's JSON library (docs/api-notes.md, "Bodies"):
 * what it refuses is 400, what makes it fail is 500.
 */
export class JsonReader {
  readonly #source: JsonObject;

  constructor(source: JsonObject) {
    this.#source = source;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#source, key);
  }

  raw(key: string): unknown {
    return this.has(key) ? this.#source[key] : undefined;
  }

  text(key: string): string | null {
    return coerceText(this.raw(key));
  }

  /** As {@link text}, with nothing but white space read as null. */
  textOrNull(key: string): string | null {
    const text = this.text(key);
    return text === null || isBlank(text) ? null : text;
  }

  flag(key: string): boolean {
    const value = this.raw(key);
    if (typeof value === 'boolean') return value;
    if (typeof value === 'number' || typeof value === 'bigint') return Number(value) !== 0;
    if (typeof value === 'string') {
      const word = value.trim().toLowerCase();
      if (word === 'true' || word === 'false') return word === 'true';
    }
    throw new ServiceError(isCompound(value) ? 'badRequest' : 'crash');
  }

  integer(key: string): number | null {
    const value = this.raw(key);
    if (value === null) return null;
    if (isCompound(value)) throw new ServiceError('badRequest');
    const number = typeof value === 'string' ? integerText(value) : roundToEven(Number(value));
    if (!Number.isInteger(number) || number < -0x8000_0000 || number > 0x7fff_ffff)
      throw new ServiceError('crash');
    return number;
  }

  list(key: string): unknown[] {
    const value = this.raw(key);
    if (Array.isArray(value)) return value;
    throw new ServiceError(value === null ? 'crash' : 'badRequest');
  }
}

/** A value where a string is expected: numbers and booleans become texts, null stays, anything else is 400. */
export function coerceText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return numberText(value);
  throw new ServiceError('badRequest');
}

/**
 * Whether a text is nothing but white space as .NET counts it: with U+0085, which JavaScript's `trim` leaves, and without
 * U+FEFF, which it takes.
 */
export function isBlank(text: string): boolean {
  return !/[^\s\u0085]|\uFEFF/.test(text);
}

/** Whether a value is a JSON object (not null, not an array). */
export function isJsonObject(value: unknown): value is JsonObject {
  return isCompound(value) && !Array.isArray(value);
}

/**
 * Throws the 500 of a database that cannot store a text: U+0000, or a colour with the line feed that the service's
 * pattern overlooks. Looks into nested values.
 */
export function assertStorable(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new ServiceError('crash');
  } else if (Array.isArray(value)) value.forEach(assertStorable);
  else if (isJsonObject(value)) {
    if (typeof value.color === 'string' && value.color.length > 6) throw new ServiceError('crash');
    Object.values(value).forEach(assertStorable);
  }
}

function isCompound(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function integerText(text: string): number {
  return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : Number.NaN;
}

/** Banker's rounding, as the service's number conversion does it: 2.5 is 2, 3.5 is 4. */
function roundToEven(value: number): number {
  const floor = Math.floor(value);
  const isHalf = value - floor === 0.5;
  return isHalf ? floor + (floor % 2 === 0 ? 0 : 1) : Math.round(value);
}

/** The exponent when and as the service writes it: `1E+21` and `1E-05` where JavaScript has `1e+21` and `0.00001`. */
function numberText(value: number): string {
  const isTiny = value !== 0 && Math.abs(value) < 1e-4;
  return (isTiny ? value.toExponential() : String(value)).replace(/e([+-])(\d)$/, 'E$10$2').replace('e', 'E');
}
