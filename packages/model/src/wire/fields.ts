import * as v from 'valibot';

/**
 * Reads one field of a record: a missing or wrong-typed value becomes the fallback and does not make the record unreadable. Never throws. Plain
 * functions, because a list has thousands of records with twenty fields each (decision 0054).
 */
export type FieldReader<T> = (value: unknown) => T;

/** Readers of all fields of a record. */
export type FieldReaders<Wire> = { readonly [K in keyof Wire]-?: FieldReader<Wire[K]> };

/** A text, or null if it is missing, null or no text. */
export function nullableText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** An address without the angle brackets that a person put around it (Discord's way to hide a preview); the service keeps them. */
export function bareUrl(url: string): string {
  return url.replace(/^<(.*)>$/s, '$1');
}

/** The address of a picture, or null. */
export function nullableUrl(value: unknown): string | null {
  return typeof value === 'string' ? bareUrl(value) : null;
}

/** A text, or the empty string if it is missing or no text. */
export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A finite number, or null. */
export function nullableNumber(value: unknown): number | null {
  return optionalNumber(value) ?? null;
}

/** True or false, or null. */
export function nullableFlag(value: unknown): boolean | null {
  return optionalFlag(value) ?? null;
}

/** A text if there is one; a key of any other type counts as absent. */
export function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A finite number if there is one; a key of any other type counts as absent. */
export function optionalNumber(value: unknown): number | undefined {
  return Number.isFinite(value) ? (value as number) : undefined;
}

/** True or false if present; a key of any other type counts as absent. */
export function optionalFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** True or false, or `fallback`. */
export function flag(fallback: boolean): FieldReader<boolean> {
  return (value) => optionalFlag(value) ?? fallback;
}

/** One of `values`, or `fallback`. */
export function oneOf<const V extends string>(values: readonly V[], fallback: V): FieldReader<V> {
  return (value) => values.find((one) => one === value) ?? fallback;
}

/** The result of `schema`, or `fallback` if it fails. */
export function readOr<T, F>(schema: v.GenericSchema<unknown, T>, fallback: F): FieldReader<T | F> {
  return (value) => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : fallback;
  };
}

/** The one required part of a record: a text that is not empty. */
export const requiredId = v.pipe(
  v.string(),
  v.check((id) => id !== '', 'Required'),
);

/** A plain object: not null, not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Any plain object, untouched. */
export const recordSchema = v.custom<Readonly<Record<string, unknown>>>(isRecord);

/** How a record of the service is read. */
interface RecordFields<Required extends object, Rest extends object> {
  /** Fields without which the record is refused. */
  readonly required: { readonly [K in keyof Required]: v.GenericSchema<unknown, Required[K]> };
  readonly rest: FieldReaders<Rest>;
  /** Turns an older shape of the record into the present one; returns the present shape unchanged. */
  readonly lift?: (raw: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** A schema for a record of the service. It fails only for its required fields; unknown keys are kept. */
export function lenientRecord<Required extends object, Rest extends object>({
  required,
  rest,
  lift = (raw) => raw,
}: RecordFields<Required, Rest>): v.GenericSchema<unknown, Required & Rest> {
  const requiredSchema = v.object(required);
  const readers = Object.entries<FieldReader<unknown>>(rest);
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const raw = isRecord(value) ? lift(value) : value;
      const demanded = v.safeParse(requiredSchema, raw);
      if (!demanded.success) {
        for (const { message, path, received } of demanded.issues) addIssue({ message, path, received });
        return NEVER;
      }
      // A valid record. Nearly every field has its type, and copying all of them at once is the fastest.
      const record: Record<string, unknown> = { ...(raw as object), ...demanded.output };
      for (const [key, read] of readers) {
        const field = read(record[key]);
        if (field !== record[key]) record[key] = field;
      }
      // Every field was just read by the reader of its type.
      return record as Required & Rest;
    }),
  );
}

/** The entries of `record` whose keys are not in `known`: fields that the service has added since this release, kept for exports. */
export function extraOf(record: object, known: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  let extra = NO_EXTRA;
  for (const key of Object.keys(record)) {
    if (!known.has(key)) extra = { ...extra, [key]: Reflect.get(record, key) };
  }
  return extra;
}

/** Nearly all records have none: they share one empty object. */
const NO_EXTRA: Readonly<Record<string, unknown>> = Object.freeze({});
