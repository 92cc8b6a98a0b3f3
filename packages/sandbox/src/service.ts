import { Hono } from 'hono';
import { authenticate } from './middleware/authenticate.ts';
import { cors } from './middleware/cors.ts';
import { pathParams } from './middleware/path-params.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { emptyReply, gatewayError } from './middleware/replies.ts';
import { refuseUnknownPath, requireUserAgent } from './middleware/route-check.ts';
import { autoproxyRoutes } from './routes/autoproxy.ts';
import { Call } from './routes/call.ts';
import { groupMemberRoutes } from './routes/group-members.ts';
import { groupRoutes } from './routes/groups.ts';
import { guildRoutes } from './routes/guilds.ts';
import { memberRoutes } from './routes/members.ts';
import { messageRoutes } from './routes/messages.ts';
import { oembedRoutes } from './routes/oembed.ts';
import { privateRoutes } from './routes/private.ts';
import type { Endpoint, Methods, RouteTable } from './routes/route.ts';
import { switchRoutes } from './routes/switches.ts';
import { systemRoutes } from './routes/systems.ts';
import type { RequestOrigin, ServiceContext, ServiceEnv } from './service-context.ts';
import { ServiceError } from './service-error.ts';
import { v1Routes } from './v1/routes.ts';

const DOCUMENTATION_URL = 'https://pluralkit.me/api';

/**
 * The service as one handler, with the stages of the real one in their order (docs/api-notes.md,
 * "Order of checks"): CORS, token, path, route and user agent, rate limit, method, handler.
 */
export function createService(
  context: ServiceContext,
): (request: Request, origin: RequestOrigin) => Promise<Response> {
  // The gateway compares the path as it came: `%73ystems` is not a route. Parameters are decoded afterwards.
  const app = new Hono<ServiceEnv>({ getPath: (request) => new URL(request.url).pathname });
  app.use(cors, authenticate(context));
  for (const [path, methods] of Object.entries(allRoutes(context))) {
    const kinds = [...path.matchAll(/:(\w+)/g)].map(([, kind = '']) => kind);
    app.all(
      path,
      pathParams(context, kinds),
      requireUserAgent(context),
      rateLimit(context),
      (c): Response | Promise<Response> => {
        const endpoint = endpointFor(methods, c.req.method);
        if (endpoint instanceof Response) return endpoint;
        return endpoint.handle(
          new Call({
            context,
            request: c.req.raw,
            viewer: c.var.viewer,
            params: c.req.param(),
            crashes: c.env.crashes ?? false,
          }),
        );
      },
    );
  }
  app.notFound(refuseUnknownPath);
  app.onError((error) => {
    // What the service would do, too; the cause is a bug of the sandbox and belongs on the console.
    console.error(error);
    return gatewayError(new ServiceError('crash'));
  });

  return async (request, origin) => {
    // The root path is outside of all stages, CORS too.
    if (new URL(request.url).pathname === '/') return root(request.method);
    return app.fetch(request, origin);
  };
}

function allRoutes(context: ServiceContext): RouteTable {
  return {
    ...systemRoutes,
    ...memberRoutes,
    ...groupRoutes,
    ...groupMemberRoutes,
    ...switchRoutes,
    ...guildRoutes,
    ...autoproxyRoutes,
    ...messageRoutes,
    ...oembedRoutes,
    ...privateRoutes,
    ...(context.v1 ? v1Routes : {}),
  };
}

/** Stage 6: the endpoint for a method, or the 405. */
function endpointFor(methods: Methods, method: string): Endpoint | Response {
  if (method === 'HEAD' && methods.GET !== undefined) {
    if (methods.GET.atGateway) return methods.GET;
    // The gateway accepts HEAD, the API behind it does not know that method and sorts the others.
    return emptyReply(405, { Allow: Object.keys(methods).sort().join(', ') });
  }
  const found = Object.entries(methods).find(([name]) => name === method)?.[1];
  if (found !== undefined) return found;
  const allowed = Object.keys(methods).map((name) => (name === 'GET' ? 'GET,HEAD' : name));
  return emptyReply(405, { Allow: allowed.join(',') });
}

function root(method: string): Response {
  if (method === 'GET' || method === 'HEAD') return emptyReply(303, { Location: DOCUMENTATION_URL });
  return emptyReply(405, { Allow: 'GET,HEAD' });
}
