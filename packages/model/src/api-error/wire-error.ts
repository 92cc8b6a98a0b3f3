import { isRecord } from '../wire/fields.ts';

/** One complaint about one field. */
export interface WireFieldError {
  message: string;
  actual_length?: number;
  max_length?: number;
}

/** The body of an error answer. */
export interface WireError {
  message: string;
  code: number;
  /** Milliseconds, with status 429. */
  retry_after?: number;
  /** Which rate limit was hit, with status 429. */
  scope?: string;
  /** By field, with code 40001. */
  errors?: Record<string, WireFieldError[]>;
}

/** The message of an error without one in its body. */
export const UNKNOWN_ERROR_MESSAGE = 'Unknown error.';

/**
 * Reads an error body of any JSON shape and never fails: the service's own, a plain text (version 1), problem details, or
 * something else altogether (`Unknown error.`, code 0). Unknown keys are kept when the body is an object.
 */
export function readWireError(body: unknown): WireError {
  if (typeof body === 'string') return { message: body.trim() || UNKNOWN_ERROR_MESSAGE, code: 0 };
  if (!isRecord(body)) return { message: UNKNOWN_ERROR_MESSAGE, code: 0 };
  const { message, code, retry_after, scope, errors, ...rest } = body;
  const retryAfter = readNumber(retry_after);
  const fieldErrors = readFieldErrors(errors);
  return {
    ...rest,
    message: firstText(message, body.title, body.error) ?? UNKNOWN_ERROR_MESSAGE,
    code: readNumber(code) ?? 0,
    ...(retryAfter === null ? {} : { retry_after: retryAfter }),
    ...(typeof scope === 'string' ? { scope } : {}),
    ...(fieldErrors ? { errors: fieldErrors } : {}),
  };
}

/** Complaints come as a list of objects; a single object, a text and a list of texts are understood too. */
function readFieldErrors(errors: unknown): Record<string, WireFieldError[]> | null {
  if (!isRecord(errors)) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([field, value]) => [
      field,
      (Array.isArray(value) ? value : [value]).map(readFieldError).filter((error) => error !== null),
    ]),
  );
}

function readFieldError(value: unknown): WireFieldError | null {
  if (typeof value === 'string') return { message: value };
  if (!isRecord(value)) return null;
  const actual = readNumber(value.actual_length);
  const max = readNumber(value.max_length);
  return {
    message: firstText(value.message) ?? UNKNOWN_ERROR_MESSAGE,
    ...(actual === null ? {} : { actual_length: actual }),
    ...(max === null ? {} : { max_length: max }),
  };
}

function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function firstText(...values: unknown[]): string | null {
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? null;
}
