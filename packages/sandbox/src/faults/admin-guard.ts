import { SECRET_HEADER } from './admin-path.ts';

/** Why the admin routes do not follow a request. */
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
 * Whether a request may look at and change the sandbox itself; null when it may. It comes from no page but one of the sandbox's own
 * origin, it knows the secret, and what it sends is JSON by its own word: a page can send anything else without asking first.
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
