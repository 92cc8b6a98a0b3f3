import * as z from 'zod/mini';

/**
 * Field schemas that read what the service sends without ever giving up a whole record over one field: a missing
 * or wrong-typed value becomes the fallback. Only identity (`requiredId`) is allowed to fail.
 */

/** A text, or null when it is missing, null or no text. */
export const nullableText = z.catch(z.nullable(z.string()), null);

/** An address without the angle brackets somebody put around it (Discord's way to hide a preview); the service keeps them. */
export function bareUrl(url: string): string {
  return url.replace(/^<(.*)>$/s, '$1');
}

/** The address of a picture, or null. */
export const nullableUrl = z.catch(z.nullable(z.pipe(z.string(), z.transform(bareUrl))), null);

/** A text, or the empty string when it is missing or no text. */
export const textOrEmpty = z.catch(z.string(), '');

/** A finite number, or null. */
export const nullableNumber = z.catch(z.nullable(z.number()), null);

/** True or false, or null. */
export const nullableFlag = z.catch(z.nullable(z.boolean()), null);

/** A text when there is one; a key of any other type reads as absent. */
export const optionalText = z.catch(z.optional(z.string()), undefined);

/** A finite number when there is one; a key of any other type reads as absent. */
export const optionalNumber = z.catch(z.optional(z.number()), undefined);

/** True or false when given; a key of any other type reads as absent. */
export const optionalFlag = z.catch(z.optional(z.boolean()), undefined);

/** The one thing a record cannot do without: a text that is not empty. */
export const requiredId = z.string().check(z.minLength(1, 'Required'));

/** True or false, or `fallback`. */
export function flag(fallback: boolean): z.ZodMiniType<boolean> {
  return z.catch(z.boolean(), fallback);
}

/** One of `values`, or `fallback`. */
export function oneOf<const V extends string>(values: readonly V[], fallback: V): z.ZodMiniType<V> {
  return z.catch(z.enum(values), fallback);
}

/** Whatever `read` makes of the value, undefined when the key is missing. `read` must not throw. */
export function computed<T>(read: (value: unknown) => T): z.ZodMiniType<T> {
  // zod lets a transform be async and so types its results as awaited; `read` is not async.
  const absent = () => read(undefined) as Awaited<T>;
  return z.catch(z.pipe(z.unknown(), z.transform(read)), absent);
}

/** A plain object: not null, not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `schema` after `lift` has rewritten an older shape of the record into the present one. Non-objects pass to the schema untouched. */
export function lifted<T>(
  lift: (raw: Record<string, unknown>) => Record<string, unknown>,
  schema: z.ZodMiniType<T>,
): z.ZodMiniType<T> {
  return z.pipe(
    z.transform((raw: unknown) => (isRecord(raw) ? lift(raw) : raw)),
    schema,
  );
}

/** The entries of `record` whose keys are not in `known`: what the service added since we were built, kept for exports. */
export function extraOf(record: object, known: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !known.has(key)));
}

/** Any object, untouched. */
export const wireRecordSchema: z.ZodMiniType<Record<string, unknown>> = z.record(z.string(), z.unknown());
