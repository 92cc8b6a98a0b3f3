import { isRecord, typeProblem } from '@frontboard/model';

/**
 * Reads a stored value. Never throws and never refuses: what does not fit is reported in `problems` (as
 * `path: Expected number, received string`) and replaced by `fallback`. A missing value is replaced silently.
 */
export type Reader<T> = (value: unknown, fallback: T, path: string, problems: string[]) => T;

/** A number above zero. */
export const positiveNumber: Reader<number> = (value, fallback, path, problems) => {
  if (typeof value === 'number' && value > 0 && Number.isFinite(value)) return value;
  if (typeof value !== 'number' || Number.isNaN(value)) reportType('number', value, path, problems);
  else problems.push(`${path}: Number must be ${value > 0 ? 'finite' : 'greater than 0'}`);
  return fallback;
};

/** A number above zero, clamped to a range. */
export function boundedNumber({ min, max }: { readonly min: number; readonly max: number }): Reader<number> {
  return (...stored) => Math.min(max, Math.max(min, positiveNumber(...stored)));
}

/** One of the listed texts. */
export function choice<const V extends string>(choices: readonly V[]): Reader<V> {
  return (value, fallback, path, problems) => {
    const chosen = choices.find((candidate) => candidate === value);
    if (chosen !== undefined) return chosen;
    const list = choices.map((candidate) => `'${candidate}'`).join(' | ');
    if (typeof value === 'string') {
      problems.push(`${path}: Invalid enum value. Expected ${list}, received '${shortened(value)}'`);
    } else reportType(list, value, path, problems);
    return fallback;
  };
}

/** A text, or null. */
export const textOrNull: Reader<string | null> = (value, fallback, path, problems) => {
  if (typeof value === 'string' || value === null) return value;
  reportType('string', value, path, problems);
  return fallback;
};

/** The texts of a list; items of other types are left out. */
export const textList: Reader<readonly string[]> = (value, fallback, path, problems) => {
  if (!Array.isArray(value)) {
    reportType('array', value, path, problems);
    return fallback;
  }
  return value.filter((item: unknown, index): item is string => {
    if (typeof item === 'string') return true;
    reportType('string', item, `${path}.${index}`, problems);
    return false;
  });
};

const trueOrFalse: Reader<unknown> = (value, fallback, path, problems) => {
  if (typeof value === 'boolean') return value;
  reportType('boolean', value, path, problems);
  return fallback;
};

/** The readers of the fields of T that are not true or false. */
type FieldReaders<T> = { readonly [K in keyof T as T[K] extends boolean ? never : K]: Reader<T[K]> };

/** An object with the fields of its default, each read separately; other fields are left out. A field without a reader is true or false. */
export function fields<T extends object>(readers: FieldReaders<T>): Reader<T> {
  // By the type of `readers`, each one fits the field of its key.
  const readerOf = readers as Readonly<Record<string, Reader<unknown> | undefined>>;
  return (value, fallback, path, problems) => {
    if (!isRecord(value)) reportType('object', value, path, problems);
    const source = isRecord(value) ? value : {};
    const entries = Object.entries(fallback).map(([key, defaultOfField]) => [
      key,
      (readerOf[key] ?? trueOrFalse)(
        Object.hasOwn(source, key) ? source[key] : undefined,
        defaultOfField,
        path === '' ? key : `${path}.${key}`,
        problems,
      ),
    ]);
    // `Object.fromEntries` loses the keys; there was exactly one reader for each key of T.
    return Object.fromEntries(entries) as T;
  };
}

function reportType(expected: string, value: unknown, path: string, problems: string[]): void {
  if (value !== undefined) problems.push(typeProblem(expected, value, path));
}

/** Stored text may be of any length and a problem is shown or logged. */
function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
