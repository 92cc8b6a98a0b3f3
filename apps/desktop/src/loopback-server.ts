import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BRIDGE_PATH } from './answer-request.ts';

/**
 * Answers the page over HTTP, for a browser that can't be given a protocol of ours. It listens on loopback alone; who asks by another name
 * than the address is refused, so no web page can reach it by pointing a name of its own at this computer, and the bridge answers to the
 * page itself only.
 *
 * @throws When the port is taken.
 */
export function serveLoopback(
  port: number,
  answer: (request: Request) => Promise<Response>,
): Promise<{ url: string; close(): void }> {
  const host = `127.0.0.1:${port}`;
  const server: Server = createServer((request, response) => {
    if (request.headers.host !== host) return refuse(response, 421, 'Wrong host.');
    if (isForeign(request, host)) return refuse(response, 403, 'Only for the app itself.');
    reply(request, response, host, answer).catch(() => refuse(response, 500, 'That did not work.'));
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

/** Whether somebody other than the page asks the bridge. Browsers set this header themselves; no page can. */
function isForeign({ url = '', headers }: IncomingMessage, host: string): boolean {
  if (!url.startsWith(BRIDGE_PATH)) return false;
  const isOwnOrigin = headers.origin === undefined || headers.origin === `http://${host}`;
  return headers['sec-fetch-site'] !== 'same-origin' || !isOwnOrigin;
}

async function reply(
  { url = '/', method = 'GET' }: IncomingMessage,
  response: ServerResponse,
  host: string,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  if (!url.startsWith('/')) return refuse(response, 400, 'This is no address of the app.');
  const answered = await answer(new Request(`http://${host}${url}`, { method }));
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(new Uint8Array(await answered.arrayBuffer()));
}

function refuse(response: ServerResponse, status: number, text: string): void {
  if (!response.headersSent) response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
