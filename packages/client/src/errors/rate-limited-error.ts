import { ApiError, type ApiErrorDetails } from './api-error.ts';

/**
 * The service kept answering 429 although the client waited each time. The request was never acted upon,
 * so it may be sent again after `retryAfterMs`.
 */
export class RateLimitedError extends ApiError {
  override readonly name: string = 'RateLimitedError';
  /** How long to leave the service alone, in milliseconds. */
  readonly retryAfterMs: number;
  /** The limited scope as the service calls it, such as `generic_get`; null when it did not say. */
  readonly scope: string | null;

  constructor(details: ApiErrorDetails & { readonly retryAfterMs: number; readonly scope: string | null }) {
    super(details);
    this.retryAfterMs = details.retryAfterMs;
    this.scope = details.scope;
  }
}

export function isRateLimitedError(error: unknown): error is RateLimitedError {
  return error instanceof RateLimitedError;
}
