/**
 * The whole answer had not arrived within the time allowed. Never tried again by the client: after a write
 * the service may or may not have acted.
 */
export class TimeoutError extends Error {
  override readonly name: string = 'TimeoutError';
  readonly method: string;
  /** Path without origin, as sent. */
  readonly path: string;
  /** The time allowed, in milliseconds. */
  readonly timeoutMs: number;

  constructor(request: { readonly method: string; readonly path: string; readonly timeoutMs: number }) {
    super(`The service did not answer within ${request.timeoutMs / 1000} seconds.`);
    this.method = request.method;
    this.path = request.path;
    this.timeoutMs = request.timeoutMs;
  }
}

/** Whether the answer did not come in time. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return error instanceof TimeoutError;
}
