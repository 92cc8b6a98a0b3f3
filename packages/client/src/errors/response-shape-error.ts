/** One place where an answer differs from the expected shape. */
export interface ShapeIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * The status was 2xx but the body does not have the expected shape: a captive portal's
 * page, a cut answer, or a change of the service. A write was carried out.
 */
export class ResponseShapeError extends Error {
  override readonly name: string = 'ResponseShapeError';
  readonly method: string;
  /** Path without origin, as sent. */
  readonly path: string;
  readonly issues: readonly ShapeIssue[];

  constructor(
    request: { readonly method: string; readonly path: string },
    issues: readonly ShapeIssue[],
    cause?: unknown,
  ) {
    super('The service sent an answer of an unexpected shape.', { cause });
    this.method = request.method;
    this.path = request.path;
    this.issues = issues;
  }
}

/** Whether the service sent an answer of an unexpected shape. */
export function isResponseShapeError(error: unknown): error is ResponseShapeError {
  return error instanceof ResponseShapeError;
}
