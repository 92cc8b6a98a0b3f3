import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { isForBridge, LARGEST_BODY_BYTES } from './answer-request.ts';

/**
 * Answers the page over HTTP, for a browser that can't be given a protocol of ours. It listens only on loopback; a request for another name
 * than the address is refused, so no web page can reach it by resolving its own name to this computer, and the bridge answers to the
 * page itself only.
 *
 * @throws When the port is taken.
 */
export function serveLoopback(
  port: number,
  answer: (request: Request) => Promise<Response>,
): Promise<{ url: string; close(): void }> {
  const host = `127.0.0.1:${port}`;
  const server: Server = createServer((message, response) => {
    if (message.headers.host !== host) return refuse(response, 421, 'Wrong host.');
    reply(message, response, host, answer).catch(() => refuse(response, 500, 'Something went wrong.'));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({
        url: `http://${host}/`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

async function reply(
  message: IncomingMessage,
  response: ServerResponse,
  host: string,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const { url = '/', method = 'GET', headers } = message;
  const address = `http://${host}${url}`;
  if (!url.startsWith('/') || !URL.canParse(address)) {
    return refuse(response, 400, 'This is not an address of the app.');
  }
  // The guard reads the same address as what answers: the raw path may name the bridge in other ways.
  const request = new Request(address, { method });
  if (isForeign(request, headers, host))
    return refuse(response, 403, 'Only the app itself can use this address.');
  const body = isForBridge(new URL(address)) && method === 'POST' ? await readBody(message) : null;
  if (body?.isTooLarge === true) return refuse(response, 413, 'This is too large.');
  const answered = await answer(body === null ? request : new Request(address, { method, body: body.bytes }));
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(new Uint8Array(await answered.arrayBuffer()));
}

/** What was sent with a request that has passed the guard. */
async function readBody(
  message: IncomingMessage,
): Promise<{ readonly isTooLarge: boolean; readonly bytes: Uint8Array<ArrayBuffer> }> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_BODY_BYTES) return { isTooLarge: true, bytes: new Uint8Array() };
    parts.push(part);
  }
  return { isTooLarge: false, bytes: new Uint8Array(Buffer.concat(parts)) };
}

/** Whether a caller other than the page requests the bridge. Browsers set this header; a page cannot. */
function isForeign({ url }: Request, headers: IncomingHttpHeaders, host: string): boolean {
  if (!isForBridge(new URL(url))) return false;
  const isOwnOrigin = headers.origin === undefined || headers.origin === `http://${host}`;
  return headers['sec-fetch-site'] !== 'same-origin' || !isOwnOrigin;
}

function refuse(response: ServerResponse, status: number, text: string): void {
  if (!response.headersSent) response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
