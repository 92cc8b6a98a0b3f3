import { UNKNOWN_ERROR_MESSAGE } from '@frontboard/model';

/** One complaint about one field, as the service words it. Lengths are in UTF-16 units. */
export interface FieldError {
  readonly message: string;
  readonly actualLength?: number;
  readonly maxLength?: number;
}

/** What an `ApiError` is made from. */
export interface ApiErrorDetails {
  readonly status: number;
  readonly code?: number | null;
  readonly message?: string | null;
  readonly statusText?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fieldErrors?: Readonly<Record<string, readonly FieldError[]>>;
  /** Whether a token was sent; absent means none. */
  readonly hasToken?: boolean;
  readonly method: string;
  readonly path: string;
}

/**
 * The service answered with a refusal. A caller shows `message`, and beside each field its
 * messages in `fieldErrors`; sending the same again does not help.
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** The service's own code (such as 30004), or null when the body carried none. */
  readonly code: number | null;
  /** HTTP reason phrase; empty over HTTP/2. */
  readonly statusText: string;
  /** The headers that are safe to show and log, lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Complaints per wire field name; empty unless the service refused the fields (code 40001). */
  readonly fieldErrors: Readonly<Record<string, readonly FieldError[]>>;
  readonly hasToken: boolean;
  readonly method: string;
  /** Path without origin, as sent. */
  readonly path: string;

  constructor(details: ApiErrorDetails) {
    super(details.message || UNKNOWN_ERROR_MESSAGE);
    this.status = details.status;
    this.code = details.code ?? null;
    this.statusText = details.statusText ?? '';
    this.headers = details.headers ?? {};
    this.fieldErrors = details.fieldErrors ?? {};
    this.hasToken = details.hasToken ?? false;
    this.method = details.method;
    this.path = details.path;
  }
}

/** True for every error status the service answered with, `RateLimitedError` included. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
