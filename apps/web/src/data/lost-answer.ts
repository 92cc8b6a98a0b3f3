import { isApiError, isRateLimitedError, isUsageError } from '@frontboard/client';

/** Whether the service may have acted although no usable answer came: it has to be looked before anything is sent again. */
export function isAnswerLost(error: unknown): boolean {
  if (isRateLimitedError(error) || isUsageError(error)) return false;
  // A fault of our own counts as lost, since nobody knows how far it came.
  return !isApiError(error) || error.status >= 500;
}
