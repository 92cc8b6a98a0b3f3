import { isRecord } from '@frontboard/model';
import * as v from 'valibot';

/** Reads the fields of a stored document one by one. */
export interface DocumentFieldReader {
  /** The field; `fallback` where it is missing or invalid. */
  readonly one: <T>(key: string, schema: v.GenericSchema<unknown, T>, fallback: T) => T;
  /** The valid items of a list. */
  readonly list: <T>(key: string, schema: v.GenericSchema<unknown, T>) => readonly T[];
  /** The valid values of a table, by key. */
  readonly table: <T>(key: string, schema: v.GenericSchema<unknown, T>) => Readonly<Record<string, T>>;
  /** The paths of invalid parts. A missing field is valid: an earlier release did not have it. */
  readonly problems: readonly string[];
}

/** A reader for one document. It never throws: invalid parts are listed in `problems`. */
export function fieldReader(document: Readonly<Record<string, unknown>>): DocumentFieldReader {
  const problems: string[] = [];
  const fitting = <T>(path: string, value: unknown, schema: v.GenericSchema<unknown, T>): readonly T[] => {
    const read = v.safeParse(schema, value);
    if (read.success) return [read.output];
    problems.push(path);
    return [];
  };
  const present = (key: string): unknown => (Object.hasOwn(document, key) ? document[key] : undefined);
  return {
    one(key, schema, fallback) {
      const value = present(key);
      if (value === undefined) return fallback;
      const [read = fallback] = fitting(key, value, schema);
      return read;
    },
    list(key, schema) {
      const value = present(key);
      if (Array.isArray(value))
        return value.flatMap((item: unknown, index) => fitting(`${key}.${index}`, item, schema));
      if (value !== undefined) problems.push(key);
      return [];
    },
    table(key, schema) {
      const value = present(key);
      if (isRecord(value)) {
        return Object.fromEntries(
          Object.entries(value).flatMap(([name, item]) =>
            fitting(`${key}.${name}`, item, schema).map((read) => [name, read]),
          ),
        );
      }
      if (value !== undefined) problems.push(key);
      return {};
    },
    problems,
  };
}
