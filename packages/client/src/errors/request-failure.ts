import type { ApiError } from './api-error.ts';
import { isNetworkError, type NetworkError } from './network-error.ts';
import type { ResponseShapeError } from './response-shape-error.ts';
import { isTimeoutError, type TimeoutError } from './timeout-error.ts';

/** Everything that can go wrong with one attempt of a request, as an error object. */
export type RequestFailure = ApiError | NetworkError | TimeoutError | ResponseShapeError;

/**
 * Called with each failed attempt, also if a retry follows, and with answers of which some items could not be read.
 * Cancelled requests are not failures. Must not throw.
 */
export type FailureObserver = (failure: RequestFailure) => void;

/** Whether no whole answer came, as opposed to a cancelled request. */
export function isAnswerMissing(error: unknown): error is NetworkError | TimeoutError {
  return isNetworkError(error) || isTimeoutError(error);
}
