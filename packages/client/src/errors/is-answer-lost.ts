import { isApiError } from './api-error.ts';
import { isRateLimitedError } from './rate-limited-error.ts';
import { isUsageError } from './usage-error.ts';

/**
 * Whether the service may have acted although no usable answer came. Before the request is sent again, look whether it did. A 429 counts
 * when the request was sent: it may answer the browser's own repetition of a request that the service has taken.
 */
export function isAnswerLost(error: unknown): boolean {
  if (isUsageError(error)) return false;
  if (isRateLimitedError(error)) return error.wasSent;
  // A fault of our own counts as lost, since nobody knows how far it came.
  return !isApiError(error) || error.status >= 500;
}
