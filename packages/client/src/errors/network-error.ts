/**
 * No usable answer came: offline, connection refused or cut, or blocked by the browser. Reads were already
 * retried; after a write the service may or may not have acted, so check before sending it again.
 */
export class NetworkError extends Error {
  override readonly name: string = 'NetworkError';
  readonly method: string;
  /** Path without origin, as sent. */
  readonly path: string;
  /** The status of an answer that was cut; null when none came. */
  readonly status: number | null;

  constructor(
    request: { readonly method: string; readonly path: string },
    cause?: unknown,
    status: number | null = null,
  ) {
    super('The service could not be reached.', { cause });
    this.method = request.method;
    this.path = request.path;
    this.status = status;
  }
}

/** Whether no usable answer came. */
export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof NetworkError;
}
