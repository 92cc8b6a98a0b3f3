import { isRecord } from '../wire/fields.ts';
import { typeProblem } from './type-problem.ts';

/** The result of validating an input. `fields` contains messages by wire name, `message` all of them joined by newlines. */
export type Validated<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fields: Record<string, string[]>; readonly message: string };

/** The result for one field: what to send, or messages. Messages may belong to sub-fields (a privacy setting). */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly messages: readonly string[] }
  | { readonly ok: false; readonly fields: Readonly<Record<string, readonly string[]>> };

/** Checks the value of one field. */
export type Check<T> = (value: unknown) => Checked<T>;

/** A value that may be sent. */
export function accept<T>(value: T): Checked<T> {
  return { ok: true, value };
}

/** A value that may not be sent, and why. */
export function refuse(message: string): { readonly ok: false; readonly messages: readonly string[] } {
  return { ok: false, messages: [message] };
}

function requiredMessage(key: string): string {
  return `Key ${key} is required, but wasn't supplied`;
}

/**
 * Checks an input field by field, in the order of `checks`. Keys that are absent (or undefined) stay absent, unknown and
 * read-only keys are left out. A required key that is absent, null or blank is refused; all problems are reported together.
 */
export function checkFields<T extends object>(
  input: unknown,
  checks: { readonly [K in keyof T]-?: Check<NonNullable<T[K]> | Extract<T[K], null>> },
  required: readonly (keyof T & string)[] = [],
): Validated<T> {
  if (!isRecord(input)) return { ok: false, fields: {}, message: typeProblem('object', input, '') };
  const accepted: [string, unknown][] = [];
  const fields: Record<string, string[]> = {};
  for (const [key, check] of Object.entries<Check<unknown>>(checks)) {
    const value = Object.hasOwn(input, key) ? input[key] : undefined;
    if (required.some((name) => name === key) && isBlank(value)) fields[key] = [requiredMessage(key)];
    else if (value !== undefined) {
      const checked = check(value);
      if (checked.ok) accepted.push([key, checked.value]);
      else
        for (const [name, messages] of problemsOf(key, checked))
          fields[name] = [...(fields[name] ?? []), ...messages];
    }
  }
  if (Object.keys(fields).length > 0) return refuseFields(fields);
  // `Object.fromEntries` loses its keys; each came from its own check of T.
  return { ok: true, value: Object.fromEntries(accepted) as T };
}

/** A refusal with the given messages by field. */
export function refuseFields(fields: Record<string, string[]>): Extract<Validated<never>, { ok: false }> {
  return { ok: false, fields, message: Object.values(fields).flat().join('\n') };
}

function problemsOf(
  key: string,
  checked: Extract<Checked<unknown>, { ok: false }>,
): (readonly [string, readonly string[]])[] {
  return 'fields' in checked ? Object.entries(checked.fields) : [[key, checked.messages]];
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
