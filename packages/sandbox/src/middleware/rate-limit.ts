import type { MiddlewareHandler } from 'hono';
import type { ServiceContext, ServiceEnv } from '../service-context.ts';
import { gatewayJson } from './replies.ts';

const GET_PER_SECOND = 10;
const UPDATE_PER_SECOND = 3;

/**
 * Stage 5. A request about an entity of the caller's own system counts to that system, any other to the caller's address;
 * reads and others are separate. (A budget of its own for messages exists in the service's code and is never
 * met; one for a registered app is left out.)
 */
export function rateLimit(context: ServiceContext): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const { limiter } = context;
    if (limiter === null) return next();
    const isGet = c.req.method === 'GET';
    const type = isGet ? 'generic_get' : 'generic_update';
    const rate = isGet ? GET_PER_SECOND : UPDATE_PER_SECOND;
    const { viewer, about } = c.var;
    const isOwn = viewer !== null && viewer === about;
    const nowMs = context.nowMs();
    const verdict = limiter.take(`${isOwn ? viewer : c.env.ip}:${type}`, rate, nowMs);

    if (verdict.served) await next();
    else {
      c.res = gatewayJson(
        // The body never names the own system's budget, only the header does.
        { message: '429: too many requests', retry_after: verdict.retryAfterMs, scope: type, code: 0 },
        429,
      );
    }
    const { headers } = c.res;
    headers.set('X-RateLimit-Limit', String(rate));
    headers.set('X-RateLimit-Remaining', String(verdict.remaining));
    // Seconds, though the service's own pages say milliseconds.
    headers.set('X-RateLimit-Reset', String(Math.floor(nowMs / 1000) + verdict.resetAfterSeconds));
    headers.set('X-RateLimit-Scope', isOwn ? type.replace('generic', 'own_system') : type);
    return;
  };
}
