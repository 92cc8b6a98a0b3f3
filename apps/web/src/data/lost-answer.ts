import {
  isApiError,
  isNetworkError,
  isRateLimitedError,
  isResponseShapeError,
  isTimeoutError,
} from '@frontboard/client';

/**
 * Whether after this error of a write nobody knows if the service acted: no answer came, it came from something in between, or the
 * service broke while it worked. Whoever wrote looks at the service before sending again.
 */
export function isAnswerLost(error: unknown): boolean {
  if (isNetworkError(error) || isTimeoutError(error) || isResponseShapeError(error)) return true;
  return isApiError(error) && !isRateLimitedError(error) && error.status >= 500;
}
