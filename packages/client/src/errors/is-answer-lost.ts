import { isApiError } from './api-error.ts';
import { isRateLimitedError } from './rate-limited-error.ts';
import { isUsageError } from './usage-error.ts';

/**
 * Whether the service may have acted although no usable answer came. Before the request is sent again, check whether it did. A 429 counts
 * if the request was sent: it may answer the browser's own repetition of a request that the service has accepted.
 */
export function isAnswerLost(error: unknown): boolean {
  if (isUsageError(error)) return false;
  if (isRateLimitedError(error)) return error.wasSent;
  // An error of our own counts as lost, because the progress is unknown.
  return !isApiError(error) || error.status >= 500;
}
