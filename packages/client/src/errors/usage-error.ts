/**
 * The call cannot be made as asked: something is missing, or this version of the service has no such thing.
 * Thrown before any request, so nothing was sent and no budget spent. `message` is fit to show.
 */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

export function isUsageError(error: unknown): error is UsageError {
  return error instanceof UsageError;
}
