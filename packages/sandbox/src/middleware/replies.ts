import type { ServiceError } from '../service-error.ts';

/** Invented: the sandbox is not a build of the service. In the form of the real one, a full git commit. */
const VERSION = '5a4db0c55a4db0c55a4db0c55a4db0c55a4db0c5';

/** An error in the gateway's words. */
export function gatewayError(error: ServiceError): Response {
  return gatewayJson(error.body, error.status);
}

/** JSON as the gateway sends it: no charset, no version. */
export function gatewayJson(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });
}

/** JSON from the API behind the gateway. */
export function backendJson(value: unknown): Response {
  return new Response(JSON.stringify(value), {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'X-PluralKit-Version': VERSION },
  });
}

/** "Done, no data", from the API behind the gateway. */
export function backendNoContent(): Response {
  return new Response(null, { status: 204, headers: { 'X-PluralKit-Version': VERSION } });
}

/** An error of the API behind the gateway: its handler omits the version and forbids caching. */
export function backendError(error: ServiceError): Response {
  return new Response(JSON.stringify(error.body), {
    status: error.status,
    headers: { 'Content-Type': 'application/json', ...NO_CACHE },
  });
}

/** The answer to a body of another type than JSON, in the form of the framework behind the gateway. */
export function unsupportedMediaType(): Response {
  const body = {
    type: 'https://tools.ietf.org/html/rfc9110#section-15.5.16',
    title: 'Unsupported Media Type',
    status: 415,
    traceId: '00-00000000000000000000000000000000-0000000000000000-00',
  };
  return new Response(JSON.stringify(body), {
    status: 415,
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8', ...NO_CACHE },
  });
}

/** A refusal before any route: JSON with the content type of text. */
export function plainError(status: number, message: string): Response {
  return new Response(JSON.stringify({ message, code: 0 }), {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** Only a status. */
export function emptyReply(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers });
}

const NO_CACHE = { 'Cache-Control': 'no-cache,no-store', Pragma: 'no-cache', Expires: '-1' };
