import { isRecord, typeProblem } from '@frontboard/model';

/**
 * Reads a stored value. Never throws and never refuses: what does not fit is reported in `problems` (as
 * `path: Expected number, received string`) and replaced by the default. A missing value is replaced silently.
 */
export type Reader<T> = (value: unknown, path: string, problems: string[]) => T;

/** True or false. */
export function booleanOr(fallback: boolean): Reader<boolean> {
  return (value, path, problems) => {
    if (typeof value === 'boolean') return value;
    reportType('boolean', value, path, problems);
    return fallback;
  };
}

/** A number above zero. */
export function positiveNumberOr(fallback: number): Reader<number> {
  return (value, path, problems) => {
    if (typeof value === 'number' && value > 0 && Number.isFinite(value)) return value;
    if (typeof value !== 'number' || Number.isNaN(value)) reportType('number', value, path, problems);
    else problems.push(`${path}: Number must be ${value > 0 ? 'finite' : 'greater than 0'}`);
    return fallback;
  };
}

/** A number above zero, clamped to a range. */
export function boundedNumberOr(
  fallback: number,
  { min, max }: { readonly min: number; readonly max: number },
): Reader<number> {
  const read = positiveNumberOr(fallback);
  return (value, path, problems) => Math.min(max, Math.max(min, read(value, path, problems)));
}

/** One of the listed texts. */
export function choiceOr<const V extends string>(choices: readonly V[], fallback: V): Reader<V> {
  return (value, path, problems) => {
    const choice = choices.find((candidate) => candidate === value);
    if (choice !== undefined) return choice;
    const list = choices.map((candidate) => `'${candidate}'`).join(' | ');
    if (typeof value === 'string') {
      problems.push(`${path}: Invalid enum value. Expected ${list}, received '${shortened(value)}'`);
    } else reportType(list, value, path, problems);
    return fallback;
  };
}

/** A text, or null. */
export const textOrNull: Reader<string | null> = (value, path, problems) => {
  if (typeof value === 'string' || value === null) return value;
  reportType('string', value, path, problems);
  return null;
};

/** The texts of a list; items of other types are left out. */
export const textList: Reader<readonly string[]> = (value, path, problems) => {
  if (!Array.isArray(value)) {
    reportType('array', value, path, problems);
    return [];
  }
  return value.filter((item: unknown, index): item is string => {
    if (typeof item === 'string') return true;
    reportType('string', item, `${path}.${index}`, problems);
    return false;
  });
};

/** An object with the given fields, each read separately; other fields are left out. */
export function fields<T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> {
  return (value, path, problems) => {
    if (!isRecord(value)) reportType('object', value, path, problems);
    const source = isRecord(value) ? value : {};
    const entries = Object.entries<Reader<unknown>>(readers).map(([key, read]) => [
      key,
      read(
        Object.hasOwn(source, key) ? source[key] : undefined,
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
