import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAnswer } from './answer-request.ts';
import { createCopyFolder } from './copy-folder.ts';
import { serveLoopback } from './loopback-server.ts';

const file = (contentType: string, text: string) => ({ contentType, body: Buffer.from(text) });
const WEB = new Map([
  ['/index.html', file('text/html; charset=utf-8', '<title>Frontboard</title>')],
  ['/assets/main-1.js', file('text/javascript; charset=utf-8', 'main()')],
]);

let opened: string[] = [];
let server: Awaited<ReturnType<typeof serveLoopback>>;
let port = 0;
let folder = '';

beforeEach(async () => {
  opened = [];
  folder = mkdtempSync(join(tmpdir(), 'frontboard-bridge-'));
  const answer = createAnswer(WEB, {
    askType: async (url) => (url.endsWith('.png') ? 'image/png' : null),
    openOutside: (url) => opened.push(url),
    copies: createCopyFolder(folder, async () => folder),
  });
  server = await freePort().then((free) => serveLoopback(free, answer));
  port = Number(new URL(server.url).port);
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const found = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(found));
    });
  });
}

/** Sends a request as it is written, for clients that tidy paths and headers could not ask it. */
function ask(
  path: string,
  { method = 'GET', host = `127.0.0.1:${port}`, headers = [] as readonly string[], body = '' } = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve({ status: Number(text.slice(9, 12)), text }));
    socket.on('error', reject);
    socket.write(
      [
        `${method} ${path} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: close',
        ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
        ...headers,
        '',
        body,
      ].join('\r\n'),
    );
  });
}

it('serves the embedded files, and the page for every address of a screen', async () => {
  const script = await ask('/assets/main-1.js');
  expect(script.status).toBe(200);
  expect(script.text).toMatch(/Content-Type: text\/javascript/i);
  expect(script.text).toMatch(/X-Content-Type-Options: nosniff/i);
  // The page may ask for the camera, with which codes are read.
  expect(script.text).toMatch(/Permissions-Policy: camera=\(self\)/i);
  for (const path of ['/', '/status/tile', '/lookup/system/a.b/fronters', '/lookup/member/exmpl?tab=1']) {
    expect(await ask(path)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<title>Frontboard'),
    });
  }
  expect((await ask('/', { method: 'HEAD' })).text).not.toContain('<title>');
});

it.each([
  ['/assets/gone.js', 404],
  ['/sw.js', 404],
  ['/../../etc/passwd', 200],
  ['/..%2f..%2fetc%2fpasswd', 400],
  ['/%2e%2e/%2e%2e/etc/passwd', 200],
  ['/..%5c..%5cwindows%5cwin.ini', 400],
  ['/assets/..%2f..%2fpackage.json', 400],
  ['/a%00.js', 400],
  ['/%', 400],
])('gives nothing of the disk for %s', async (path, status) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  // What a browser would ask for once it has tidied the path is a screen of the app like any other.
  if (status === 200) expect(answer.text).toContain('<title>Frontboard');
  expect(answer.text).not.toMatch(/root:|"version"/);
});

it('answers only to its own address, not to another name that resolves to this computer', async () => {
  for (const host of ['evil.example', `evil.example:${port}`, `localhost:${port}`, '127.0.0.1', '']) {
    expect((await ask('/', { host })).status).toBe(421);
  }
});

it('refuses other methods', async () => {
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
  expect((await ask('/', { method: 'DELETE' })).status).toBe(405);
  // One that a request of the web can't have.
  expect((await ask('/', { method: 'TRACE' })).status).toBe(500);
  expect((await ask('/')).status).toBe(200);
});

it('allows only the page to use the bridge', async () => {
  const head = '/native/head?url=https%3A%2F%2Fa.example%2Fa.png';
  const open = '/native/open?url=https%3A%2F%2Fa.example%2F';
  const own = ['Sec-Fetch-Site: same-origin'];
  const foreign = [[], ['Sec-Fetch-Site: cross-site'], [...own, 'Origin: https://evil.example']];
  for (const headers of foreign) {
    expect((await ask(head, { headers })).status).toBe(403);
    expect((await ask(open, { method: 'POST', headers })).status).toBe(403);
  }
  expect(opened).toEqual([]);

  expect((await ask(head, { headers: own })).text).toContain('{"type":"image/png"}');
  const headers = [...own, `Origin: http://127.0.0.1:${port}`];
  expect((await ask(open, { method: 'POST', headers })).status).toBe(204);
  expect(opened).toEqual(['https://a.example/']);
  expect((await ask(open, { headers: own })).status).toBe(404);
  expect((await ask('/native/else', { headers: own })).status).toBe(404);
});

it('writes a copy for the page alone, and only under a name of ours in the chosen folder', async () => {
  const own = ['Sec-Fetch-Site: same-origin'];
  const put = (name: string, headers: readonly string[] = own, keep = '3') =>
    ask(`/native/copies?system=uuid&keep=${keep}&name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers,
      body: '{"name":"ä"}',
    });
  const name = 'frontboard-exmpl-2026-11-25.json';
  expect((await put(name)).text).toContain('{"problem":"no-folder"}');
  expect((await ask('/native/copies/folder', { method: 'POST' })).status).toBe(403);
  expect((await ask('/native/copies', { headers: own })).text).toContain('{"folder":null}');
  const chosen = await ask('/native/copies/folder', { method: 'POST', headers: own });
  expect(chosen.text).toContain(JSON.stringify({ folder }));

  expect((await put(name, ['Sec-Fetch-Site: cross-site'])).status).toBe(403);
  const refused = [
    '../a.json',
    '..\\a.json',
    'a.json',
    `${name}\0`,
    `x/${name}`,
    'frontboard-a-2026-11-25.exe',
    '',
  ];
  for (const other of refused) expect((await put(other)).status).toBe(400);
  for (const keep of ['0', '-1', '1.5', 'all', '']) expect((await put(name, own, keep)).status).toBe(400);
  expect((await put(name)).text).toContain(`{"written":"${name}"}`);
  expect(readFileSync(join(folder, name), 'utf8')).toBe('{"name":"ä"}');
  expect((await ask('/native/copies?system=uuid', { method: 'DELETE', headers: own })).status).toBe(204);
  expect(readFileSync(join(folder, 'copies.json'), 'utf8')).not.toContain('uuid');
  expect((await ask('/native/copies/else', { headers: own })).status).toBe(404);
});

it.each(['/x/../', '/./', '/x/%2e%2e/', '/x/.%2E/', '/x\\..\\'])(
  'refuses requests of others to the bridge, also by a path that only resolves to it (%s)',
  async (detour) => {
    const headers = ['Sec-Fetch-Site: cross-site'];
    const open = `${detour}native/open?url=https%3A%2F%2Fa.example%2F`;
    expect((await ask(open, { method: 'POST', headers })).status).toBe(403);
    expect((await ask(`${detour}native/head?url=https%3A%2F%2Fa.example%2F`, { headers })).status).toBe(403);
    expect(opened).toEqual([]);
  },
);

it('fails if another program uses the port', async () => {
  await expect(serveLoopback(port, async () => new Response())).rejects.toThrow('EADDRINUSE');
});
