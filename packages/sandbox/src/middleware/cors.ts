import type { MiddlewareHandler } from 'hono';

const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'Content-Type, Authorization, sentry-trace, User-Agent',
  'Access-Control-Expose-Headers':
    'X-PluralKit-Version, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Scope',
  'Access-Control-Max-Age': '86400',
};

/** Stage 1: every OPTIONS is answered here, whatever the path; all other answers get the headers. */
export const cors: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS') return new Response(null, { status: 200, headers: CORS_HEADERS });
  await next();
  for (const [name, value] of Object.entries(CORS_HEADERS)) c.res.headers.set(name, value);
  return;
};
