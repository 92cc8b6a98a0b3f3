import type { ApiError } from '@frontboard/client';

/**
 * Whether a 403 or 404 to a read is the service's own word on what was asked for. Only that may be called private or gone, and have us
 * delete what we know: PluralKit sends a code of its, services like it at least JSON. A page or text put in its way sends neither, nor does
 * an address where no service is; and code 0 speaks of who asks, not of what was asked for.
 */
export function isOwnWord({ code, headers }: ApiError): boolean {
  return code === null ? /\bjson\b/.test(headers['content-type'] ?? '') : code !== 0;
}
