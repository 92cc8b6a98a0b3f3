import { isApiError } from './api-error.ts';
import { isRateLimitedError } from './rate-limited-error.ts';
import { isUsageError } from './usage-error.ts';

/** Whether the service may have acted although no usable answer came. Before the request is sent again, look whether it did. */
export function isAnswerLost(error: unknown): boolean {
  if (isRateLimitedError(error) || isUsageError(error)) return false;
  // A fault of our own counts as lost, since nobody knows how far it came.
  return !isApiError(error) || error.status >= 500;
}
