import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppServer, serveApp } from './app-server.ts';
import { compressFolder } from './compress.mjs';
import { Problem } from './problem.mjs';
import { loadStaticFiles, type StaticFiles } from './static-files.ts';

const INDEX = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' https:; connect-src 'self' https://api.pluralkit.me">
<meta name="frontboard-service" content="https://api.pluralkit.me">
<title>Frontboard</title>`;
const SCRIPT = `export const words = ${JSON.stringify('who is fronting? '.repeat(500))};`;

let folder = '';
let files: StaticFiles;
let app: AppServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontboard-server-'));
  const dist = join(folder, 'dist');
  const put = async (path: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  await put('secret.txt', 'not for the web');
  await put('dist/index.html', INDEX);
  await put('dist/kept.html', INDEX.replace('<title>', '<meta name="kept"><title>'));
  await put('dist/assets/main-abc.js', SCRIPT);
  await put('dist/assets/tiny-abc.css', 'a{}');
  await put('dist/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await put('dist/.frontboard-build', 'stamp');
  await compressFolder(dist);
  files = await loadStaticFiles(dist);
  app = await serveApp({
    files,
    service: 'self',
    mountService: async () => ({
      listener: (request, response) => response.end(`service ${request.method} ${request.url}`),
      close: async () => {},
    }),
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly bytes: Buffer;
  readonly text: string;
}

/** A request exactly as given, because `fetch` normalises paths and adds headers. */
function ask(path: string, { method = 'GET', headers = {}, to = app } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port: to.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: bytes.toString(),
        });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

async function freePort(): Promise<number> {
  const server = await serveApp({ files, service: 'self' });
  await server.close();
  return server.port;
}

const BROWSER_NAVIGATION = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
};

describe('the page', () => {
  it.each(['/', '/index.html', '/status', '/status/tile', '/lookup/system/abcde/fronters', '/status?x=1'])(
    'answers a navigation to %s',
    async (path) => {
      const { status, headers, text } = await ask(path, { headers: BROWSER_NAVIGATION });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(text).toContain('<meta name="frontboard-service" content="self">');
      expect(text).toContain("connect-src 'self'\"");
      expect(text).not.toContain('<meta name="kept">');
    },
  );

  it('has its own form for the worker, pointed at the same service', async () => {
    const { headers, text } = await ask('/kept.html');
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain('<meta name="kept">');
    expect(text).toContain('<meta name="frontboard-service" content="self">');
    expect(text).toContain("connect-src 'self'\"");
  });

  it('answers tools that accept anything', async () => {
    expect((await ask('/status/tile')).status).toBe(200);
    expect((await ask('/status/tile', { headers: { accept: '*/*' } })).status).toBe(200);
  });

  it('points at another service, and then the service paths are not found here', async () => {
    const other = await serveApp({ files, service: 'https://pk.example' });
    try {
      const { text } = await ask('/', { to: other });
      expect(text).toContain('<meta name="frontboard-service" content="https://pk.example">');
      expect(text).toContain("connect-src 'self' https://pk.example\"");
      for (const path of [
        '/v2/systems/abcde',
        '/v1/s/abcde',
        '/private/stats',
        '/sandbox/tokens',
        '/v2',
        '/v2?x',
      ]) {
        expect((await ask(path, { to: other, headers: BROWSER_NAVIGATION })).status, path).toBe(404);
      }
    } finally {
      await other.close();
    }
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  it('is sent compressed, as rewritten', async () => {
    const { headers, bytes } = await ask('/', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toContain('content="self"');
  });

  it('carries the headers that a meta tag cannot give', async () => {
    const { headers } = await ask('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      // The codes of an encrypted backup are read with the camera.
      'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
      'content-security-policy': "frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('files', () => {
  it('have their type, and those with a hash in their name are cached for a year', async () => {
    const script = await ask('/assets/main-abc.js');
    expect(script.headers['content-type']).toMatch(/^text\/javascript/);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await ask('/icon.svg');
    expect(icon.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(icon.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('are sent compressed to a browser that accepts %s', async (accepted, encoding, decode) => {
    const { headers, bytes } = await ask('/assets/main-abc.js', { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(bytes.byteLength).toBeLessThan(SCRIPT.length / 10);
    expect(decode(bytes).toString()).toBe(SCRIPT);
  });

  it('are sent as they are to one that accepts no encoding, under another tag', async () => {
    const plain = await ask('/assets/main-abc.js');
    const packed = await ask('/assets/main-abc.js', { headers: { 'accept-encoding': 'br' } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.text).toBe(SCRIPT);
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });

  it('answer HEAD without a body', async () => {
    const { status, bytes } = await ask('/assets/main-abc.js', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(bytes).toHaveLength(0);
  });

  it.each(['/assets/main-gone.js', '/assets/gone', '/favicon.ico', '/status/missing.css'])(
    'that are missing stay missing, even for a navigation: %s',
    async (path) => {
      expect((await ask(path, { headers: BROWSER_NAVIGATION })).status).toBe(404);
    },
  );

  it('are not replaced by the page when a script or a program asks for them', async () => {
    expect((await ask('/status', { headers: { accept: '*/*', 'sec-fetch-dest': 'script' } })).status).toBe(
      404,
    );
    expect((await ask('/status', { headers: { accept: 'application/json' } })).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd',
    '/.frontboard-build',
    '/assets/main-abc.js.br',
    '/%00',
    '/%',
  ])('outside the built app are out of reach: %s', async (path) => {
    const { status, text } = await ask(path, { headers: { accept: 'image/png' } });
    expect(status).toBe(404);
    expect(text).not.toContain('not for the web');
  });
});

describe('the port', () => {
  it.each(['/v2/systems/abcde', '/v1/s/abcde', '/private/stats', '/sandbox/tokens', '/v2', '/v2?x=1'])(
    'passes %s to the service',
    async (path) => {
      expect((await ask(path, { method: 'PATCH' })).text).toBe(`service PATCH ${path}`);
    },
  );

  it.each(['/v20', '/sandboxes', '/privately'])('keeps %s for the app', async (path) => {
    expect((await ask(path, { headers: BROWSER_NAVIGATION })).headers['content-type']).toMatch(/^text\/html/);
  });

  it('belongs to its own names: another, which a page may have pointed here, is answered nothing', async () => {
    for (const path of ['/', '/v2/systems/abcde', '/sandbox/tokens', '/assets/main-abc.js']) {
      const { status, text } = await ask(path, { headers: { host: `evil.example:${app.port}` } });
      expect([status, text], path).toEqual([
        421,
        'This server has no such name. Ask for it by its address.\n',
      ]);
      expect((await ask(path, { headers: { host: `localhost:${app.port}` } })).status, path).toBe(200);
    }
  });

  it('allows nothing but reading elsewhere', async () => {
    const { status, headers } = await ask('/status', { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('that is busy is refused in a sentence that names another', async () => {
    const busy = createServer();
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const { port } = busy.address() as AddressInfo;
    try {
      const refused = serveApp({ files, service: 'self', port });
      await expect(refused).rejects.toThrow(Problem);
      await expect(refused).rejects.toThrow(`Port ${port} is already in use. Stop the program that uses it`);
    } finally {
      busy.close();
    }
  });

  it('is free again after closing, even with a connection that stayed open', async () => {
    const first = await serveApp({ files, service: 'self' });
    await fetch(first.url);
    await first.close();
    const second = await serveApp({ files, service: 'self', port: first.port });
    await second.close();
  });

  it('stays when the files of another build replace those it serves', async () => {
    const server = await serveApp({ files, service: 'https://pk.example' });
    const page = files.get('/index.html');
    if (page === undefined) throw new Error('There is no page.');
    const body = new TextEncoder().encode(INDEX.replace('Frontboard', 'Newer'));
    server.replaceFiles(new Map([...files, ['/index.html', { ...page, body }]]));
    const { text } = await ask('/status', { headers: { accept: 'text/html' }, to: server });
    expect(text).toContain('<title>Newer</title>');
    expect(text).toContain('content="https://pk.example"');
    await server.close();
  });

  it('is sent to the service, which opens after it and closes with it', async () => {
    const events: string[] = [];
    const own = await serveApp({
      files,
      service: 'self',
      mountService: async (origin) => {
        events.push(`opened at ${origin}`);
        return { listener: () => {}, close: async () => void events.push('closed') };
      },
    });
    await own.close();
    expect(events).toEqual([`opened at ${own.url}`, 'closed']);
  });

  it('is free again when the service cannot open', async () => {
    const port = await freePort();
    const failing = serveApp({
      files,
      service: 'self',
      port,
      mountService: () => Promise.reject(new Error('no file')),
    });
    await expect(failing).rejects.toThrow('no file');
    const next = await serveApp({ files, service: 'self', port });
    await next.close();
  });

  it('of an address that is not ours is refused in a sentence', async () => {
    await expect(serveApp({ files, service: 'self', host: '192.0.2.1' })).rejects.toThrow(
      '192.0.2.1 is not an address of this computer; --host takes one of its own, or nothing for all.',
    );
  });
});
