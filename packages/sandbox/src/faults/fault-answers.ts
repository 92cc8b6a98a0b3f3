import type { FaultRule } from './fault-rule.ts';

/**
 * The headers the service puts on every answer (docs/api-notes.md, "CORS"). Repeated here and not shared with the
 * service's own middleware, because a fault comes before it.
 */
const CORS_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'Content-Type, Authorization, sentry-trace, User-Agent',
  'Access-Control-Expose-Headers':
    'X-PluralKit-Version, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Scope',
  'Access-Control-Max-Age': '86400',
};

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Missing or invalid Authorization header',
  403: 'Missing permissions to access this resource',
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Statuses that never have a body in HTTP. */
const BODILESS = [204, 205, 304];

const DEFAULT_RETRY_AFTER_MS = 1000;

/** The answer a rule of the kinds `rate-limit`, `status`, `html` or `empty` gives. `nowMs` is the service's clock. */
export function faultAnswer(
  rule: FaultRule,
  request: { readonly method: string; readonly url: string },
  nowMs: number,
): Response {
  switch (rule.kind) {
    case 'rate-limit':
      return tooManyRequests(rule, request, nowMs);
    case 'html': {
      const status = rule.status ?? 502;
      return answer(rule, status, 'text/html; charset=UTF-8', bodyText(rule.body) ?? errorPage(status));
    }
    case 'empty':
      return answer(rule, rule.status ?? 200, 'application/json', '');
    default: {
      const status = rule.status ?? 500;
      const message = `${status}: ${STATUS_TEXTS[status] ?? 'Error'}`;
      const text = bodyText(rule.body) ?? JSON.stringify({ message, code: 0 });
      const isJson = text === '' || typeof rule.body !== 'string';
      return answer(rule, status, isJson ? 'application/json' : 'text/plain; charset=utf-8', text);
    }
  }
}

function tooManyRequests(
  rule: FaultRule,
  { method, url }: { readonly method: string; readonly url: string },
  nowMs: number,
): Response {
  const isRead = method === 'GET';
  // What comes before the service only knows that this one name is the token's own system.
  const isOwn = new URL(url).pathname.includes('/systems/@me');
  const scope = isRead ? 'generic_get' : 'generic_update';
  const retryAfterMs = typeof rule.ms === 'number' ? rule.ms : DEFAULT_RETRY_AFTER_MS;
  const body = { message: '429: too many requests', retry_after: retryAfterMs, scope, code: 0 };
  const response = answer(rule, 429, 'application/json', JSON.stringify(body));
  response.headers.set('X-RateLimit-Limit', isRead ? '10' : '3');
  response.headers.set('X-RateLimit-Remaining', '0');
  response.headers.set('X-RateLimit-Reset', String(Math.floor(nowMs / 1000)));
  // The body never names a bucket of the own system (docs/api-notes.md).
  response.headers.set('X-RateLimit-Scope', isOwn ? scope.replace('generic', 'own_system') : scope);
  return response;
}

function answer(rule: FaultRule, status: number, type: string, text: string): Response {
  const headers = new Headers(rule.cors === false ? {} : CORS_HEADERS);
  headers.set('Content-Type', type);
  return new Response(BODILESS.includes(status) ? null : text, { status, headers });
}

function bodyText(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function errorPage(status: number): string {
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>${status} | the service did not answer</title></head>
<body>
<h1>Error ${status}</h1>
<p>The proxy is up, the service behind it is not. Please try again in a few minutes.</p>
<p><small>Reference: sandbox-${status}</small></p>
</body>
</html>
`;
}
