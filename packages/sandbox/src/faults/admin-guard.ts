import { SECRET_HEADER } from './admin-path.ts';

/** Why the admin routes refuse a request. */
export interface AdminRefusal {
  readonly status: 401 | 403 | 415;
  readonly message: string;
}

const SECRET_BYTES = 18;

/** A secret for one run of a sandbox. */
export function drawSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether a request may read and change the sandbox itself; null if it may. It does not come from a page of another
 * origin, it has the secret, and its content type is JSON: a page can send other types without a preflight.
 */
export function adminRefusal(request: Request, secret: string): AdminRefusal | null {
  const { headers, method } = request;
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site') ?? 'none';
  const isForeign = origin !== null && origin !== new URL(request.url).origin;
  if (isForeign || !['none', 'same-origin'].includes(site)) {
    return { status: 403, message: 'The sandbox does not answer pages of other origins here.' };
  }
  if (headers.get(SECRET_HEADER) !== secret) {
    return {
      status: 401,
      message: `The header ${SECRET_HEADER} must carry the secret that the sandbox told at its start.`,
    };
  }
  if (['POST', 'PUT', 'PATCH'].includes(method) && !isJson(headers.get('Content-Type'))) {
    return { status: 415, message: 'The body must be sent with "Content-Type: application/json".' };
  }
  return null;
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}
