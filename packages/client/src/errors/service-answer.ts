import { type ApiError, isApiError } from './api-error.ts';

/**
 * Whether a refusal comes from the service, and not from a network or a server in between: PluralKit answers with JSON, in
 * version 1 with anything but a page.
 */
export function isServiceType(contentType: string | null, path: string): boolean {
  const type = contentType ?? '';
  return /\bjson\b/.test(type) || (/\/v1\//.test(path) && !type.includes('html'));
}

/** The same of an error. One with a code can only be the service's. */
export function isServiceAnswer({ code, headers, path }: ApiError): boolean {
  return code !== null || isServiceType(headers['content-type'] ?? null, path);
}

/**
 * Whether the service itself asks for another token: it refused the sent token, or none was sent. A network in between may also answer
 * with 401, and then the token may be good.
 */
export function isUnauthorised(error: unknown): boolean {
  return isApiError(error) && error.status === 401 && isServiceAnswer(error);
}

/**
 * Whether a 403 or 404 to a read is the service's answer about the requested thing. Only such an answer may call it private or gone, and may
 * delete cached data. Code 0 is about the caller, not about the requested thing.
 */
export function isOwnWord(error: ApiError): boolean {
  return error.code !== 0 && isServiceAnswer(error);
}
