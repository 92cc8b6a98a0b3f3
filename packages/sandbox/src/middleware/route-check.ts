import type { Context, MiddlewareHandler } from 'hono';
import type { ServiceContext, ServiceEnv } from '../service-context.ts';
import { emptyReply, plainError } from './replies.ts';

/** Stage 4 for a path that is a route: the caller must send a user agent, even an empty one. */
export function requireUserAgent(context: ServiceContext): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    if (context.requiresUserAgent(c.env)) {
      // The gateway marks an absent header with this word, and so also refuses a caller of that name.
      const agent = c.req.raw.headers.get('User-Agent') ?? 'unknown';
      if (agent === 'unknown') return emptyReply(400);
    }
    await next();
    return;
  };
}

/** Stage 4 for a path that is none. */
export function refuseUnknownPath(c: Context<ServiceEnv>): Response {
  const path = new URL(c.req.url).pathname;
  if (path.startsWith('/v1')) return plainError(410, 'Unsupported API version');
  if (/^\/v2\/(?:[sm]$|(?:s|m|a|msg)\/)/.test(path)) return plainError(400, 'Invalid path for API version');
  if (!path.startsWith('/v2') && !path.startsWith('/private')) {
    return plainError(400, 'Unsupported API version');
  }
  return emptyReply(404);
}
