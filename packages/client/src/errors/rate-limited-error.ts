import { ApiError, type ApiErrorDetails } from './api-error.ts';

/**
 * The service asks for a longer wait than a caller should have, or answered 429 again and again although the client waited each
 * time. Sent again before `retryAtMs` it would fail immediately.
 */
export class RateLimitedError extends ApiError {
  override readonly name: string = 'RateLimitedError';
  /** How long not to send requests to the service, in milliseconds. */
  readonly retryAfterMs: number;
  /** The same as a time, in milliseconds since 1970 by the client's clock. */
  readonly retryAtMs: number;
  /** The limited scope as the service calls it, such as `generic_get`; null when it did not say. */
  readonly scope: string | null;
  /** False when it was not even sent, because the service had asked for a pause before. */
  readonly wasSent: boolean;

  constructor(
    details: ApiErrorDetails & {
      readonly retryAfterMs: number;
      readonly retryAtMs: number;
      readonly scope: string | null;
      readonly wasSent?: boolean;
    },
  ) {
    super(details);
    this.retryAfterMs = details.retryAfterMs;
    this.retryAtMs = details.retryAtMs;
    this.scope = details.scope;
    this.wasSent = details.wasSent ?? true;
  }
}

/** Whether the service refused a request because of its rate limit, or would have. */
export function isRateLimitedError(error: unknown): error is RateLimitedError {
  return error instanceof RateLimitedError;
}
