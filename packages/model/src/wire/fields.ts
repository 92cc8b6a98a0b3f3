import * as v from 'valibot';

/**
 * Field schemas that read what the service sends without ever giving up a whole record over one field: a missing
 * or wrong-typed value becomes the fallback. Only identity (`requiredId`) is allowed to fail.
 */

/** A text, or null when it is missing, null or no text. */
export const nullableText = v.fallback(v.nullable(v.string()), null);

/** An address without the angle brackets somebody put around it (Discord's way to hide a preview); the service keeps them. */
export function bareUrl(url: string): string {
  return url.replace(/^<(.*)>$/s, '$1');
}

/** The address of a picture, or null. */
export const nullableUrl = v.fallback(v.nullable(v.pipe(v.string(), v.transform(bareUrl))), null);

/** A text, or the empty string when it is missing or no text. */
export const textOrEmpty = v.fallback(v.string(), '');

const finite = v.pipe(v.number(), v.finite());

/** A finite number, or null. */
export const nullableNumber = v.fallback(v.nullable(finite), null);

/** True or false, or null. */
export const nullableFlag = v.fallback(v.nullable(v.boolean()), null);

/** A text when there is one; a key of any other type reads as absent. */
export const optionalText = v.fallback(v.optional(v.string()), undefined);

/** A finite number when there is one; a key of any other type reads as absent. */
export const optionalNumber = v.fallback(v.optional(finite), undefined);

/** True or false when given; a key of any other type reads as absent. */
export const optionalFlag = v.fallback(v.optional(v.boolean()), undefined);

/** The one thing a record cannot do without: a text that is not empty. */
export const requiredId = v.pipe(v.string(), v.minLength(1, 'Required'));

/** True or false, or `fallback`. */
export function flag(fallback: boolean): v.GenericSchema<unknown, boolean> {
  return v.fallback(v.boolean(), fallback);
}

/** One of `values`, or `fallback`. */
export function oneOf<const V extends string>(
  values: readonly V[],
  fallback: V,
): v.GenericSchema<unknown, V> {
  return v.fallback(v.picklist(values), fallback);
}

/** Whatever `read` makes of the value, undefined when the key is missing. `read` must not throw. */
export function computed<T>(read: (value: unknown) => T): v.GenericSchema<unknown, T> {
  // The fallback is for a missing key only: the pipe accepts everything.
  return v.fallback(v.pipe(v.unknown(), v.transform(read)), () => read(undefined));
}

/** A plain object: not null, not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `schema` after `lift` has rewritten an older shape of the record into the present one. Non-objects pass to the schema untouched. */
export function lifted<T>(
  lift: (raw: Record<string, unknown>) => Record<string, unknown>,
  schema: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.transform((raw) => (isRecord(raw) ? lift(raw) : raw)),
    schema,
  );
}

/** The entries of `record` whose keys are not in `known`: what the service added since we were built, kept for exports. */
export function extraOf(record: object, known: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  // Nearly all records have none: their values are not copied.
  const keys = Object.keys(record).filter((key) => !known.has(key));
  return Object.fromEntries(keys.map((key) => [key, Reflect.get(record, key)]));
}
