import {
  type ApiError,
  isApiError,
  isRateLimitedError,
  isUnauthorised,
  isUsageError,
  type UsageError,
} from '@frontboard/client';

/** Why nothing can be sent at the moment. */
export type PassingTrouble = 'limited' | 'unreachable' | 'trouble';

/** What an error means for a request that is repeated until the service answers. */
export type ErrorMeaning =
  /** The outcome is unknown, or the request was not handled: send the same again later. */
  | { readonly kind: 'passing'; readonly trouble: PassingTrouble; readonly isServerError: boolean }
  /** The service refuses the token. */
  | { readonly kind: 'unauthorised' }
  /** The client or the service will refuse it each time. */
  | { readonly kind: 'refused'; readonly error: ApiError | UsageError };

/** Ignores an error that each repetition would have, too. Throws every other one. */
export function ignoreRefusal(error: unknown): void {
  if (meaningOf(error).kind !== 'refused') throw error;
}

/** Whether an error is of the device, such as a full disk. A cancelled request is not. */
export function isOfDevice(error: unknown): boolean {
  return error instanceof DOMException && error.name !== 'AbortError';
}

/** Only the service itself can refuse: an answer of anything in between is temporary. */
export function meaningOf(error: unknown): ErrorMeaning {
  if (isRateLimitedError(error)) return { kind: 'passing', trouble: 'limited', isServerError: false };
  if (isUsageError(error)) return { kind: 'refused', error };
  if (!isApiError(error)) return { kind: 'passing', trouble: 'unreachable', isServerError: false };
  const { status, code } = error;
  if (isUnauthorised(error)) return { kind: 'unauthorised' };
  if (status >= 500) return { kind: 'passing', trouble: 'trouble', isServerError: true };
  if (code === null || status === 408 || status === 425 || status === 429)
    return { kind: 'passing', trouble: 'unreachable', isServerError: true };
  return { kind: 'refused', error };
}
