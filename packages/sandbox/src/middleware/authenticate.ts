import type { MiddlewareHandler } from 'hono';
import type { ServiceContext, ServiceEnv } from '../service-context.ts';

/** Stage 2: the system of the token. An unknown token is not an error, it counts as none; there is no scheme such as `Bearer`. */
export function authenticate(context: ServiceContext): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const header = c.req.raw.headers.get('Authorization');
    const state = context.state();
    const system = header === null ? undefined : state.tokens.get(header)?.system;
    c.set('viewer', system !== undefined && state.systems.has(system) ? system : null);
    c.set('about', null);
    await next();
  };
}
