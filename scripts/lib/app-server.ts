import { createServer, type RequestListener, type Server } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isKnownHost, WRONG_HOST } from '@frontboard/sandbox/node';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { pointPageAt, type ServiceAddress, WORKER_PAGE } from './page.ts';
import { portProblem } from './port.mjs';
import { contentTag, type Encoding, type StaticFile, type StaticFiles } from './static-files.ts';

/** Paths that belong to the service and its sandbox, never to the app. */
const SERVICE_PATHS = ['/v1', '/v2', '/private', '/sandbox'];

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

export interface AppServerOptions {
  /** The built app, from `loadStaticFiles`. */
  readonly files: StaticFiles;
  /** Where the page finds the service. `self` needs `mountService`. */
  readonly service: ServiceAddress;
  /** Opens the handler of the service's paths on this origin: the sandbox. Without it they are not found here. */
  readonly mountService?: (origin: string) => Promise<MountedService>;
  /** @default 0, a free port */
  readonly port?: number;
  /** @default 127.0.0.1 */
  readonly host?: string;
}

/** A service that answers on our port. */
export interface MountedService {
  readonly listener: RequestListener;
  /** Saves unsaved data. */
  close(): Promise<void>;
}

export interface AppServer {
  /** `http://127.0.0.1:4173`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** From now on serves another build, as after a release. */
  replaceFiles(files: StaticFiles): void;
  /** Lets running answers finish for up to a second, then closes every connection. */
  close(): Promise<void>;
}

/**
 * Serves the built app and, on the same port, the service's paths.
 *
 * @throws {Problem} When the port or the host cannot be had; and what `mountService` throws. Then nothing is left open.
 */
export async function serveApp(options: AppServerOptions): Promise<AppServer> {
  const { port: wanted = 0, host = '127.0.0.1', service, mountService } = options;
  const listenerFor = (files: StaticFiles) =>
    getRequestListener(createApp({ files, service }).fetch, { overrideGlobalObjects: false });
  let appListener = listenerFor(options.files);
  // The service needs its origin, so it opens after the port does; earlier requests wait for it.
  let mounted: Promise<MountedService> | undefined;
  const server = createServer((request, response) => {
    if (!isKnownHost(request.headers.host, host)) {
      response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' }).end(WRONG_HOST);
      return;
    }
    if (mounted === undefined || !isServicePath(request.url ?? '/'))
      return void appListener(request, response);
    mounted.then(
      ({ listener }) => listener(request, response),
      () => response.destroy(),
    );
  });
  const port = await listen(server, wanted, host);
  const url = `http://${shownHost(host)}:${port}`;
  mounted = mountService?.(url);
  try {
    await mounted;
  } catch (error) {
    await close(server);
    throw error;
  }
  return {
    url,
    port,
    replaceFiles(files) {
      appListener = listenerFor(files);
    },
    async close() {
      await close(server);
      await (await mounted)?.close();
    },
  };
}

/** Only the app's part, as a web-standard handler. */
function createApp({ files, service }: Pick<AppServerOptions, 'files' | 'service'>): Hono {
  const page = preparePage(files, service, 'index.html');
  const workerPage = preparePage(files, service, WORKER_PAGE);
  // Only browsers that install the app request it, and compressing it takes longer than everything else here.
  let worker: StaticFile | undefined;
  const app = new Hono();
  app.use(
    // The page's own policy is in the page; framing is the one thing a meta tag cannot forbid.
    secureHeaders({
      contentSecurityPolicy: { frameAncestors: ["'none'"] },
      // The codes of an encrypted backup are read with the camera.
      permissionsPolicy: { camera: ['self'], geolocation: [], microphone: [] },
      strictTransportSecurity: false,
      xFrameOptions: 'DENY',
    }),
    etag(),
  );
  app.on(['GET', 'HEAD'], '*', (c) => {
    c.header('X-Robots-Tag', 'noindex');
    const { path } = c.req;
    if (path === '/' || path === '/index.html') return sendFile(c, page, 'no-cache');
    if (path === `/${WORKER_PAGE}`) return sendFile(c, workerPage, 'no-cache');
    if (path === '/sw.js') worker ??= prepareWorker(files, workerPage);
    const file = path === '/sw.js' ? worker : files.get(path);
    // Vite puts a hash of the contents into the names below /assets and nowhere else.
    if (file !== undefined) return sendFile(c, file, path.startsWith('/assets/') ? FOREVER : 'no-cache');
    return isNavigation(c) ? sendFile(c, page, 'no-cache') : c.text('Not found.\n', 404);
  });
  app.all('*', (c) => c.text('Only GET and HEAD are answered here.\n', 405, { Allow: 'GET, HEAD' }));
  return app;
}

const FOREVER = 'public, max-age=31536000, immutable';

function preparePage(files: StaticFiles, service: ServiceAddress, name: string): StaticFile {
  const built = files.get(`/${name}`);
  if (built === undefined) throw new Error(`The built app has no ${name}.`);
  return encodedText(pointPageAt(new TextDecoder().decode(built.body), service), 'text/html; charset=utf-8');
}

/**
 * The worker stores its copy of the page and fetches it again when the revision changes. The page served here depends on the service that
 * it is pointed at, and so does its revision.
 */
function prepareWorker(files: StaticFiles, workerPage: StaticFile): StaticFile | undefined {
  const built = files.get('/sw.js');
  if (built === undefined) return undefined;
  const text = new TextDecoder().decode(built.body);
  const revision = new RegExp(`(url:"${WORKER_PAGE}",revision:)"[^"]*"`);
  return encodedText(text.replace(revision, `$1"${workerPage.tag}"`), 'text/javascript; charset=utf-8');
}

function encodedText(text: string, contentType: string): StaticFile {
  const body = new TextEncoder().encode(text);
  const encoded = { br: new Uint8Array(brotliCompressSync(body)), gzip: new Uint8Array(gzipSync(body)) };
  return { contentType, tag: contentTag(body), body, encoded };
}

function sendFile(c: Context, file: StaticFile, cacheControl: string): Response {
  const encoding = ENCODINGS.find((name) => file.encoded[name] !== undefined && accepts(c, name));
  c.header('Content-Type', file.contentType);
  c.header('Cache-Control', cacheControl);
  c.header('Vary', 'Accept-Encoding');
  // A strong tag identifies exactly these bytes, so each encoding has its own.
  c.header('ETag', `"${file.tag}${encoding ? `-${encoding}` : ''}"`);
  if (encoding !== undefined) c.header('Content-Encoding', encoding);
  return c.body((encoding && file.encoded[encoding]) ?? file.body);
}

function accepts(c: Context, encoding: Encoding): boolean {
  return (c.req.header('Accept-Encoding') ?? '').split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  });
}

/**
 * Whether a navigation opens a screen of the app, whose path only the app knows. A missing file must
 * stay missing: a script that gets a page instead fails in ways that are hard to read.
 */
function isNavigation(c: Context): boolean {
  const { path } = c.req;
  // Ids in addresses may contain anything, dots too; only what ends like a file is one.
  const isFile = /\.[a-z0-9]{1,8}$/i.test(lastSegment(path));
  if (isServicePath(path) || path.startsWith('/assets/') || isFile) return false;
  const destination = c.req.header('Sec-Fetch-Dest');
  if (destination !== undefined) return ['document', 'iframe', 'frame'].includes(destination);
  return /(^|,)\s*(text\/html|text\/\*|\*\/\*)/.test(c.req.header('Accept') ?? '*/*');
}

function isServicePath(urlPath: string): boolean {
  return SERVICE_PATHS.some(
    (path) => urlPath === path || urlPath.startsWith(`${path}/`) || urlPath.startsWith(`${path}?`),
  );
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** 0.0.0.0 means every address of this computer, and is itself none that a browser can open. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, port, host)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const hurry = setTimeout(() => server.closeAllConnections(), 1_000);
    server.close(() => {
      clearTimeout(hurry);
      resolve();
    });
    server.closeIdleConnections();
  });
}
