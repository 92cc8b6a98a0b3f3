import { type CopyFolder, isWantedCopy } from './copy-folder.ts';
import type { WebArchive, WebFile } from './web-archive.ts';

/** What the page may request from the program besides its files. */
export interface Bridge {
  /** The content type of the answer to a HEAD request to the address; null if it is refused, or there is no answer. */
  readonly askType: (url: string) => Promise<string | null>;
  /** Opens an address in the browser of the system. */
  readonly openOutside: (url: string) => void;
  /** The folder for dated copies of systems. */
  readonly copies: CopyFolder;
}

const BRIDGE_PATH = '/native/';
const COPIES_PATH = `${BRIDGE_PATH}copies`;
/** More than any system's file. */
export const LARGEST_BODY_BYTES = 256 * 1_048_576;

/** Whether an address is a request of the page to the program; everything else is a file or a screen. */
export function isForBridge({ pathname }: URL): boolean {
  return pathname.startsWith(BRIDGE_PATH);
}

const HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The codes of an encrypted backup are read with the camera.
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * Answers what the page asks of its own origin: the embedded files, the page itself for every address of a screen, and the bridge. Nothing
 * is read from the disk, so no path leads anywhere else.
 */
export function createAnswer(web: WebArchive, bridge: Bridge): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (isForBridge(url)) return answerBridge(request, url, bridge);
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Only GET and HEAD.');
    const path = readPath(pathname);
    if (path === null) return plain(400, 'This is not an address of the app.');
    const file = web.get(path) ?? (isFile(path) ? undefined : web.get('/index.html'));
    return file === undefined ? plain(404, 'Not found.') : sendFile(file, request.method);
  };
}

async function answerBridge(request: Request, url: URL, bridge: Bridge): Promise<Response> {
  const { pathname: path, searchParams: search } = url;
  const { method } = request;
  const address = search.get('url') ?? '';
  if (path === `${BRIDGE_PATH}head` && method === 'GET') return json({ type: await bridge.askType(address) });
  if (path === `${BRIDGE_PATH}open` && method === 'POST') {
    bridge.openOutside(address);
    return done();
  }
  const isCopies = path === COPIES_PATH || path.startsWith(`${COPIES_PATH}/`);
  return (isCopies ? await answerCopies(request, url, bridge.copies) : null) ?? plain(404, 'Not found.');
}

/** The page says when and what, the program where: no path comes from the page. */
async function answerCopies(
  request: Request,
  { pathname, searchParams }: URL,
  copies: CopyFolder,
): Promise<Response | null> {
  const { method } = request;
  if (pathname === COPIES_PATH && method === 'GET') return json({ folder: copies.where() });
  if (pathname === `${COPIES_PATH}/folder` && method === 'POST') {
    const chosen = await copies.choose();
    return chosen === null ? plain(501, 'There is no dialog for folders.') : json(chosen);
  }
  if (pathname === COPIES_PATH && method === 'POST') {
    const { system, name, keep } = Object.fromEntries(searchParams);
    const copy = { system, name, keep: Number(keep), text: await request.text() };
    return isWantedCopy(copy)
      ? json(await copies.write(copy))
      : plain(400, 'This is not a copy of a system.');
  }
  if (pathname === COPIES_PATH && method === 'DELETE') {
    await copies.forget(searchParams.get('system') ?? '');
    return done();
  }
  return null;
}

function json(value: unknown): Response {
  return Response.json(value, { headers: HEADERS });
}

function done(): Response {
  return new Response(null, { status: 204, headers: HEADERS });
}

/** The normalised path; null if it tries to leave the app. */
function readPath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return /\\|\0|(?:^|\/)\.\.(?:\/|$)/.test(path) ? null : path;
  } catch {
    return null;
  }
}

/** Ids in addresses may contain anything, dots too; only what ends like a file is one. A missing file must stay missing. */
function isFile(path: string): boolean {
  return path.startsWith('/assets/') || /\.[a-z0-9]{1,8}$/i.test(path);
}

function sendFile({ contentType, body }: WebFile, method: string): Response {
  return new Response(method === 'HEAD' ? null : new Uint8Array(body), {
    headers: { ...HEADERS, 'Content-Type': contentType },
  });
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
