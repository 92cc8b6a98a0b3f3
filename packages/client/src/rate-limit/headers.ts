import type { HeaderSource } from '../transport/transport.ts';

/** The figures of one answer about its bucket. */
export interface RateHeaders {
  /** Requests per second. */
  readonly limit: number;
  /** Whole requests left, as the service counts them. */
  readonly remaining: number;
  /** When the service says the bucket is full again, milliseconds since 1970 by *its* clock; null when unreadable. */
  readonly resetAtMs: number | null;
  /** The bucket's name, such as `generic_get` or `own_system_update`; null if absent. */
  readonly scope: string | null;
}

/** Any time in seconds stays below this until the year 5138, any time in milliseconds passed it in 1973. */
const SECONDS_BELOW = 1e11;

/**
 * Reads `X-RateLimit-*`. Null if limit or remaining is absent or unreadable, as when the limiter is off
 * and on answers given before it is reached (401, unknown ids).
 *
 * The service documents the reset in milliseconds and sends seconds (docs/api-notes.md), so both are read.
 */
export function readRateHeaders(headers: HeaderSource): RateHeaders | null {
  const limit = readNumber(headers.get('x-ratelimit-limit'));
  const remaining = readNumber(headers.get('x-ratelimit-remaining'));
  if (limit === null || limit <= 0 || remaining === null) return null;
  const reset = readNumber(headers.get('x-ratelimit-reset'));
  return {
    limit,
    remaining,
    resetAtMs: reset === null ? null : reset < SECONDS_BELOW ? reset * 1000 : reset,
    scope: headers.get('x-ratelimit-scope') || null,
  };
}

function readNumber(text: string | null): number | null {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
}
