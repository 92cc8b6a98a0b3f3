import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ConnectionLostError } from '../faults/connection-lost-error.ts';

/** Handles one request of a Node server. */
export type RequestListener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

type Handler = (request: Request, connection: { ip: string }) => Promise<Response>;

/**
 * A listener for Node servers over a web-standard handler: the caller's address is the socket's, headers stay
 * unchanged, and if the handler says that the connection is lost, the socket is closed without an answer.
 */
export function createRequestListener(handler: Handler): RequestListener {
  return getRequestListener(
    async (request, { incoming, outgoing }) => {
      try {
        return await handler(request, { ip: addressOf(incoming.socket.remoteAddress) });
      } catch (error) {
        if (!(error instanceof ConnectionLostError) && !request.signal.aborted) throw error;
        outgoing.destroy();
        incoming.socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    // The server of an app uses this listener too: its global Request and Response stay unchanged.
    { overrideGlobalObjects: false },
  );
}

/** An IPv4 address in its own form if a dual-stack socket reports it as IPv6. */
function addressOf(remoteAddress: string | undefined): string {
  return (remoteAddress ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
}
