import { isRecord } from '@frontboard/model';
import * as v from 'valibot';

/** Reads the fields of a stored document one by one. It never throws: invalid parts are listed in `problems`. */
export function fieldReader(document: Readonly<Record<string, unknown>>) {
  const problems: string[] = [];
  const fitting = <T>(path: string, value: unknown, schema: v.GenericSchema<unknown, T>): readonly T[] => {
    const read = v.safeParse(schema, value);
    if (read.success) return [read.output];
    problems.push(path);
    return [];
  };
  const present = (key: string): unknown => (Object.hasOwn(document, key) ? document[key] : undefined);
  return {
    /** The field; `fallback` where it is missing or invalid. */
    one<T>(key: string, schema: v.GenericSchema<unknown, T>, fallback: T): T {
      const value = present(key);
      if (value === undefined) return fallback;
      const [read = fallback] = fitting(key, value, schema);
      return read;
    },
    /** The valid items of a list. */
    list<T>(key: string, schema: v.GenericSchema<unknown, T>): readonly T[] {
      const value = present(key);
      if (Array.isArray(value))
        return value.flatMap((item: unknown, index) => fitting(`${key}.${index}`, item, schema));
      if (value !== undefined) problems.push(key);
      return [];
    },
    /** The valid values of a table, by key. */
    table<T>(key: string, schema: v.GenericSchema<unknown, T>): Readonly<Record<string, T>> {
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
    /** The paths of invalid parts. A missing field is valid: an earlier release did not have it. */
    problems: problems as readonly string[],
  };
}
