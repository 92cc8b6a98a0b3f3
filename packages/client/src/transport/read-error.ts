import { readWireError, type WireError } from '@frontboard/model';
import { ApiError, type ApiErrorDetails, type FieldError } from '../errors/api-error.ts';
import type { TransportRequest, TransportResponse } from './transport.ts';

/** Headers that are useful in a report and contain nothing private. */
const SAFE_HEADERS = [
  'content-type',
  'date',
  'retry-after',
  'x-pluralkit-version',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-ratelimit-scope',
];
/** Longer than any sentence of the service; a longer text is a page, not a message. */
const TEXT_MESSAGE_MOST_LENGTH = 300;

/** Maximum wait: after it, a server that asked for more is asked again. */
const MOST_WAIT_MS = 3_600_000;

/** The additional data of a 429. */
export interface LimitDetails {
  readonly retryAfterMs: number;
  readonly scope: string | null;
}

/** Makes an error of any answer that is not a success, whatever its body. */
export function readApiError(request: TransportRequest, response: TransportResponse): ApiError {
  return new ApiError(readErrorDetails(request, response));
}

/** What an answer that is not a success says, with the token removed. */
export function readErrorDetails(request: TransportRequest, response: TransportResponse): ApiErrorDetails {
  const body = readBody(response.text);
  const clean = (message: string) => withoutToken(message, request);
  const headers: Record<string, string> = {};
  for (const name of SAFE_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = clean(value);
  }
  return {
    status: response.status,
    statusText: clean(response.statusText),
    code: body?.code ?? null,
    message: clean(body === null ? plainTextMessage(response.text) : body.error.message),
    headers,
    fieldErrors: readFieldErrors(body?.error.errors ?? {}, clean),
    hasToken: request.headers.Authorization !== undefined,
    method: request.method,
    path: clean(request.path),
  };
}

/**
 * How long a 429 asks to wait: its body counts milliseconds, a `Retry-After` header (of a proxy) counts seconds or contains a date. `nowMs` is
 * our time, in milliseconds since 1970.
 */
export function readLimitDetails(response: TransportResponse, nowMs: number): LimitDetails {
  const error = readBody(response.text)?.error;
  const retryAfterMs = error?.retry_after ?? readRetryAfter(response.headers, nowMs);
  return {
    retryAfterMs: Number.isFinite(retryAfterMs) ? Math.min(MOST_WAIT_MS, Math.max(0, retryAfterMs)) : 0,
    scope: response.headers.get('x-ratelimit-scope') ?? error?.scope ?? null,
  };
}

/** NaN for what is neither a number nor a date. */
function readRetryAfter(headers: TransportResponse['headers'], nowMs: number): number {
  const text = headers.get('retry-after') ?? '';
  const seconds = Number(text);
  if (!Number.isNaN(seconds)) return seconds * 1000;
  const saidAtMs = readDate(headers.get('date') ?? '');
  // Both by the clock of the answering server, if it sends its time; ours may be wrong.
  return readDate(text) - (Number.isNaN(saidAtMs) ? nowMs : saidAtMs);
}

/** The oldest of the three forms of a date in HTTP leaves out the zone, which is the same in all. */
function readDate(text: string): number {
  return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}

/** Null if it is not JSON: old versions answer in plain text, proxies in HTML, and some errors have no body. */
function readBody(text: string): { error: WireError; code: number | null } | null {
  try {
    const value: unknown = JSON.parse(text);
    const error = readWireError(value);
    // A missing code is not the service's code 0.
    const hasCode = typeof value === 'object' && value !== null && 'code' in value;
    return { error, code: hasCode ? error.code : null };
  } catch {
    return null;
  }
}

function plainTextMessage(text: string): string {
  const sentence = text.trim();
  const isPage = sentence.length > TEXT_MESSAGE_MOST_LENGTH || /^[<{["]/.test(sentence);
  // Neither occurs in a correctly decoded text.
  return isPage || sentence.includes('\0') || sentence.includes('\uFFFD') ? '' : sentence;
}

function readFieldErrors(
  errors: NonNullable<WireError['errors']>,
  clean: (message: string) => string,
): Record<string, readonly FieldError[]> {
  const fields = Object.entries(errors).map(([field, complaints]) => [
    field,
    complaints.map(({ message, actual_length: actual, max_length: most }) =>
      actual === undefined || most === undefined
        ? { message: clean(message) }
        : // For one description template the service swaps the two; what is too long is the larger.
          {
            message: clean(message),
            actualLength: Math.max(actual, most),
            maxLength: Math.min(actual, most),
          },
    ),
  ]);
  return Object.fromEntries(fields);
}

/** An answer may quote the request. */
function withoutToken(message: string, request: TransportRequest): string {
  const token = request.headers.Authorization;
  return token === undefined ? message : message.replaceAll(token, '[token]');
}
