import { createServer, type Server } from 'node:http';
import type { Sandbox } from '../index.ts';
import { isKnownHost, WRONG_HOST } from './known-host.ts';
import { type MountOptions, mountSandbox } from './mount-sandbox.ts';
import type { RequestListener } from './request-listener.ts';

export interface ServeOptions extends MountOptions {
  /** 0, the default, uses any free port. */
  readonly port?: number;
  /** Address to listen on; this machine only (127.0.0.1) when absent. */
  readonly host?: string;
}

/** A sandbox that answers over HTTP. */
export interface ServedSandbox {
  /** Origin without a slash at the end, such as `http://127.0.0.1:4174`; the API lives below `/v2`. */
  readonly url: string;
  readonly port: number;
  readonly sandbox: Sandbox;
  /** Stops listening, waits briefly for running answers, and saves. */
  close(): Promise<void>;
}

/** The address cannot be used; the message says what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

const GRACE_MS = 500;

/** Starts a sandbox on a port. Throws {@link ListenError}, and the errors of `mountSandbox`; then nothing is left open. */
export async function serveSandbox(options: ServeOptions = {}): Promise<ServedSandbox> {
  const { port: asked = 0, host = '127.0.0.1' } = options;
  let answer: RequestListener | null = null;
  const waiting: (() => void)[] = [];
  const server = createServer((incoming, outgoing) => {
    if (!isKnownHost(incoming.headers.host, host)) {
      outgoing.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' }).end(WRONG_HOST);
      return;
    }
    // The port is known before the sandbox exists; earlier requests wait for it.
    if (answer === null) waiting.push(() => void answer?.(incoming, outgoing));
    else void answer(incoming, outgoing);
  });
  const port = await listen(server, asked, host);
  const url = `http://${hostInUrl(host)}:${port}`;
  try {
    const mounted = await mountSandbox(url, options);
    answer = mounted.listener;
    for (const go of waiting.splice(0)) go();
    return {
      url,
      port,
      sandbox: mounted.sandbox,
      async close() {
        await closeServer(server);
        await mounted.close();
      },
    };
  } catch (error) {
    await closeServer(server);
    throw error;
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new ListenError(listenMessage(error, port, host), { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function listenMessage(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Choose another with --port N.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account. Choose one above 1023 with --port N.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine. Choose another with --host ADDRESS.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${error.message}`;
  }
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(timer);
}

/** An address that means "every network" cannot be opened; an IPv6 address needs brackets. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
