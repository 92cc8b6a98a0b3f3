import type { TransportRequest, TransportResponse } from '../transport/transport.ts';
import { ApiError, type ApiErrorDetails, type FieldError } from './api-error.ts';

/** Headers that are worth showing in a report and can hold nothing private. */
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
/** Longer than any sentence of the service; what is longer is a page, not a message. */
const TEXT_MESSAGE_MOST_LENGTH = 300;

/** What a 429 body adds. */
export interface LimitDetails {
  readonly retryAfterMs: number;
  readonly scope: string | null;
}

/** Makes an error of any answer that is not a success, whatever its body. */
export function readApiError(request: TransportRequest, response: TransportResponse): ApiError {
  return new ApiError(readErrorDetails(request, response));
}

export function readErrorDetails(request: TransportRequest, response: TransportResponse): ApiErrorDetails {
  const body = parseObject(response.text);
  const headers: Record<string, string> = {};
  for (const name of SAFE_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const message = body === null ? plainTextMessage(response.text) : (text(body.message) ?? text(body.title));
  return {
    status: response.status,
    statusText: response.statusText,
    code: body !== null && typeof body.code === 'number' ? body.code : null,
    message: message === null ? null : withoutToken(message, request),
    headers,
    fieldErrors: readFieldErrors(body?.errors, request),
    method: request.method,
    path: request.path,
  };
}

/** How long a 429 asks to wait: its body counts milliseconds, a `Retry-After` header (of a proxy) seconds. */
export function readLimitDetails(response: TransportResponse): LimitDetails {
  const body = parseObject(response.text);
  const told = body?.retry_after;
  const headerSeconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterMs = typeof told === 'number' ? told : headerSeconds * 1000;
  return {
    retryAfterMs: Number.isFinite(retryAfterMs) && retryAfterMs > 0 ? retryAfterMs : 0,
    scope: response.headers.get('x-ratelimit-scope') ?? text(body?.scope),
  };
}

function parseObject(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : null;
  } catch {
    // Old versions answer in plain text, proxies in HTML, and some errors have no body at all.
    return null;
  }
}

function plainTextMessage(body: string): string | null {
  const trimmed = body.trim();
  const isSentence = trimmed.length <= TEXT_MESSAGE_MOST_LENGTH && /^[^<{[]/.test(trimmed) && !/[\0\uFFFD]/.test(trimmed);
  return isSentence ? trimmed : null;
}

function readFieldErrors(errors: unknown, request: TransportRequest): Record<string, readonly FieldError[]> {
  if (!isObject(errors)) return {};
  const result: Record<string, readonly FieldError[]> = {};
  for (const [field, value] of Object.entries(errors)) {
    const complaints = (Array.isArray(value) ? value : [value]).flatMap((each: unknown) => {
      const complaint = readFieldError(each);
      return complaint === null ? [] : [{ ...complaint, message: withoutToken(complaint.message, request) }];
    });
    if (complaints.length > 0) result[field] = complaints;
  }
  return result;
}

function readFieldError(value: unknown): FieldError | null {
  if (typeof value === 'string') return { message: value };
  if (!isObject(value)) return null;
  const message = text(value.message);
  if (message === null) return null;
  const { actual_length: actual, max_length: most } = value;
  if (typeof actual !== 'number' || typeof most !== 'number') return { message };
  // For one description template the service swaps the two; what is too long is the larger.
  return { message, actualLength: Math.max(actual, most), maxLength: Math.min(actual, most) };
}

/** An answer may quote the request. */
function withoutToken(message: string, request: TransportRequest): string {
  const token = request.headers.Authorization;
  return token === undefined ? message : message.replaceAll(token, '[token]');
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
