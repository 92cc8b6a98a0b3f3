/**
 * The call is invalid: something is missing, or this version of the service has no such thing.
 * Thrown before any request, so nothing was sent and no budget was used. `message` can be shown.
 */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** Whether a call was invalid, so that nothing was sent. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof UsageError;
}
