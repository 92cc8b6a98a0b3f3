import type { RequestOrigin } from '../service-context.ts';
import { type AdminContext, createAdmin } from './admin.ts';
import { ADMIN_PATH } from './admin-path.ts';
import type { RequestLogEntry } from './request-log.ts';
import { serveToEnd } from './serve-to-end.ts';

/** The service's own handler, behind the faults. */
export type ServiceHandler = (request: Request, origin: RequestOrigin) => Promise<Response>;

/**
 * The whole sandbox as one handler: requests below `/sandbox` go to the admin routes, and are never counted, logged or affected by
 * faults; all others pass the faults to `service` and are logged. Rejects with `ConnectionLostError` if a fault
 * breaks the connection.
 */
export function createFrontDoor(
  context: AdminContext & { service: ServiceHandler; log?: (entry: RequestLogEntry) => void },
): (request: Request, connection?: { ip?: string }) => Promise<Response> {
  const { service, clock, faults, requests } = context;
  const admin = createAdmin(context);

  return async (request, connection) => {
    const url = new URL(request.url);
    if (url.pathname === ADMIN_PATH || url.pathname.startsWith(`${ADMIN_PATH}/`)) return admin(request);
    return serveToEnd(request, (begun) => answer(begun, url, connection));
  };

  async function answer(
    request: Request,
    url: URL,
    connection: { ip?: string } | undefined,
  ): Promise<Response> {
    const ip = connection?.ip ?? '127.0.0.1';
    const isEmbedded = connection === undefined;
    const atMs = clock.trueNow();
    let status: number | null = null;
    let fault: string | null = null;
    try {
      const response = await faults.handle(
        request,
        ({ crashes }) => service(request, { ip, isEmbedded, crashes }),
        (rule) => {
          fault = rule.kind;
        },
      );
      status = response.status;
      return response;
    } finally {
      const entry: RequestLogEntry = {
        method: request.method,
        path: url.pathname + url.search,
        status,
        atMs,
        durationMs: clock.trueNow() - atMs,
        ip,
        preflight: request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method'),
        authorized: request.headers.has('Authorization'),
        fault,
      };
      requests.add(entry);
      context.log?.(entry);
    }
  }
}
