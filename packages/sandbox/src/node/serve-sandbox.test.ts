import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { FaultRule } from '../faults/fault-rule.ts';
import type { Sandbox } from '../index.ts';
import { type MountedSandbox, mountSandbox } from './mount-sandbox.ts';
import { ListenError, type ServedSandbox, type ServeOptions, serveSandbox } from './serve-sandbox.ts';

/** Longer than any test may take. */
const NEVER_MS = 600_000;

const open: ServedSandbox[] = [];
const folders: string[] = [];
const agents: Agent[] = [];

async function serve(options: ServeOptions = {}): Promise<ServedSandbox> {
  const served = await serveSandbox({ world: 'demo', rateLimit: false, ...options });
  open.push(served);
  return served;
}

async function putFaults({ url, sandbox }: ServedSandbox, ...rules: FaultRule[]): Promise<void> {
  const answer = await fetch(`${url}/sandbox/faults`, {
    method: 'PUT',
    headers: adminHeaders(sandbox),
    body: JSON.stringify(rules),
  });
  expect(answer.status).toBe(200);
}

const adminHeaders = ({ adminSecret }: Sandbox) => ({
  'Content-Type': 'application/json',
  'Sandbox-Secret': adminSecret,
});

function tokenOf({ sandbox }: ServedSandbox, id: string): string {
  const found = sandbox.tokens.find(({ systemId }) => systemId === id);
  if (found === undefined) throw new Error(`There is no token for ${id}.`);
  return found.token;
}

/** Sends text over a bare socket and gives back all that comes until it is closed. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += String(chunk);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

const switchTo = async (served: ServedSandbox, members: readonly string[]) =>
  fetch(`${served.url}/v2/systems/@me/switches`, {
    method: 'POST',
    headers: { Authorization: tokenOf(served, 'exmpl'), 'Content-Type': 'application/json' },
    body: JSON.stringify({ members }),
  });

afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  await Promise.all(open.splice(0).map((served) => served.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

describe('a served sandbox', () => {
  it('answers over HTTP, from the address of the socket', async () => {
    const served = await serve();
    const answer = await fetch(`${served.url}/v2/systems/EXMPL`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { id: 'exmpl', name: 'Lantern House' }]);
    const log: unknown = await (
      await fetch(`${served.url}/sandbox/requests`, { headers: adminHeaders(served.sandbox) })
    ).json();
    expect(log).toMatchObject([{ method: 'GET', path: '/v2/systems/EXMPL', status: 200, ip: '127.0.0.1' }]);
  });

  it('serves the pictures its systems name', async () => {
    const served = await serve();
    const system = (await (await fetch(`${served.url}/v2/systems/exmpl`)).json()) as { avatar_url: string };
    expect(system.avatar_url.startsWith(`${served.url}/sandbox/images/`)).toBe(true);
    const picture = await fetch(system.avatar_url);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  it('reports a missing User-Agent', async () => {
    const { port } = await serve();
    const request = (agent: string) =>
      raw(port, `GET /v2/systems/exmpl HTTP/1.1\r\nHost: localhost\r\n${agent}Connection: close\r\n\r\n`);
    expect(await request('User-Agent: test\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await request('')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('refuses requests for another host name', async () => {
    const { port } = await serve();
    const ask = (host: string) =>
      raw(
        port,
        `GET /v2/systems/exmpl HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: test\r\nConnection: close\r\n\r\n`,
      );
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example', '127.0.0.1@x', ''])
      expect(await ask(host), host).toMatch(/^HTTP\/1\.1 4(?:21|00) /);
    for (const host of [`127.0.0.1:${port}`, `LOCALHOST:${port}`, 'a.localhost', '[::1]', '192.0.2.7'])
      expect(await ask(host), host).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('answers a method that no page can send', async () => {
    const { port } = await serve();
    const text =
      'TRACE /v2/systems/exmpl HTTP/1.1\r\nHost: localhost\r\nUser-Agent: test\r\nConnection: close\r\n\r\n';
    expect(await raw(port, text)).toMatch(/^HTTP\/1\.1 405 /);
  });

  it('says which port is taken and what to do', async () => {
    const { port } = await serve();
    await expect(serveSandbox({ port, world: 'empty' })).rejects.toThrow(
      new ListenError(`Port ${port} is already in use. Choose another with --port N.`),
    );
  });

  it('delays the service by a round trip, but not the admin path', async () => {
    const served = await serve({ latencyMs: NEVER_MS });
    const given = new AbortController();
    const answer = fetch(`${served.url}/v2/systems/exmpl`, { signal: given.signal });
    const gone = expect(answer).rejects.toThrow();
    expect((await fetch(`${served.url}/sandbox/images/exmpl.png`)).status).toBe(200);
    given.abort();
    await gone;
    const near = await serve({ latencyMs: 60 });
    const start = performance.now();
    expect((await fetch(`${near.url}/v2/systems/exmpl`)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(58);
  });

  it('stops while a request waits for its answer', async () => {
    const served = await serve({ faults: [{ kind: 'latency', ms: NEVER_MS }] });
    const answer = fetch(`${served.url}/v2/systems/exmpl`);
    const failed = expect(answer).rejects.toThrow();
    await expect.poll(() => served.sandbox.faults.list()[0]?.struck).toBe(1);
    await served.close();
    await failed;
    await expect(fetch(`${served.url}/v2/systems/exmpl`)).rejects.toThrow();
  });
});

describe('a mounted sandbox', () => {
  it('shares the port of another server and handles only its own paths and those of the service', async () => {
    let sandbox: MountedSandbox | null = null;
    const server = createServer((incoming, outgoing) => {
      if (sandbox?.handles(incoming.url ?? '/')) void sandbox.listener(incoming, outgoing);
      else outgoing.end('the page');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
    try {
      sandbox = await mountSandbox(url, { world: 'empty' });
      const told = async (path: string) => (await fetch(url + path)).text();
      for (const path of ['/', '/status?x=/v2', '/v2x', '/sandboxed', '/system/v2/']) {
        expect(await told(path), path).toBe('the page');
      }
      for (const path of [
        '/v2/systems/vacant',
        '/v1/s/vacant',
        '/private/stats',
        '/sandbox/tokens',
        '/v2?x',
      ]) {
        expect(await told(path), path).not.toBe('the page');
      }
    } finally {
      await sandbox?.close();
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('faults over HTTP', () => {
  it('lose the answer to a switch that was made', async () => {
    const served = await serve();
    const before = served.sandbox.state.switches.size;
    await putFaults(served, { kind: 'lost-answer', match: { method: 'POST' }, times: 1 });
    await expect(switchTo(served, [])).rejects.toThrow(TypeError);
    expect(served.sandbox.state.switches.size).toBe(before + 1);
    const again = await switchTo(served, []);
    expect([again.status, await again.json()]).toMatchObject([400, { code: 40004 }]);
  });

  it('drop a switch before it is made', async () => {
    const served = await serve();
    const before = served.sandbox.state.switches.size;
    await putFaults(served, { kind: 'drop', match: { path: '/switches$' }, times: 1 });
    await expect(switchTo(served, [])).rejects.toThrow(TypeError);
    expect(served.sandbox.state.switches.size).toBe(before);
    expect((await switchTo(served, [])).status).toBe(200);
  });

  it.each<[FaultRule, number, RegExp]>([
    [{ kind: 'rate-limit', ms: 300 }, 429, /"retry_after":300/],
    [{ kind: 'status', status: 503 }, 503, /^\{"message":"503: Service Unavailable","code":0\}$/],
    [{ kind: 'status', status: 500, body: '' }, 500, /^$/],
    [{ kind: 'html' }, 502, /^<!DOCTYPE html>/],
    [{ kind: 'empty' }, 200, /^$/],
  ])('answer %j once, and then the service answers again', async (rule, status, body) => {
    const served = await serve({ faults: [{ ...rule, times: 1 }] });
    const answer = await fetch(`${served.url}/v2/systems/exmpl`);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(body);
    expect((await fetch(`${served.url}/v2/systems/exmpl`)).status).toBe(200);
  });

  it('set the clock of the service wrong: a new switch carries the wrong time', async () => {
    const served = await serve({ skewMs: -3_600_000 });
    await fetch(`${served.url}/sandbox/clock`, {
      method: 'POST',
      headers: adminHeaders(served.sandbox),
      body: '{"skewMs": 7200000}',
    });
    const beforeMs = Date.now();
    const made = (await (await switchTo(served, [])).json()) as { timestamp: string };
    expect(Date.parse(made.timestamp)).toBeGreaterThanOrEqual(beforeMs + 7_200_000);
  });
});

describe('a keep-alive connection', () => {
  /** A client with one connection, which it uses again as browsers do. */
  function connectTo(served: ServedSandbox) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    const send = (method: string, path: string, body?: unknown) => {
      const sent = request(`${served.url}/v2${path}`, {
        agent,
        method,
        headers: {
          Authorization: tokenOf(served, 'exmpl'),
          'User-Agent': 'test',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
      });
      const answer = new Promise<IncomingMessage>((resolve, reject) => {
        sent.on('response', (response) => response.resume().on('end', () => resolve(response)));
        sent.on('error', reject);
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
      return { sent, answer };
    };
    return { send };
  }

  it.each<[FaultRule, number]>([
    [{ kind: 'drop' }, 0],
    [{ kind: 'lost-answer' }, 1],
    [{ kind: 'cut', ms: 1 }, 1],
    [{ kind: 'cut', ms: 60 }, 1],
  ])('closes without a byte of an answer for %j', async (rule, made) => {
    const served = await serve();
    const before = served.sandbox.state.switches.size;
    const { send } = connectTo(served);
    const first = send('GET', '/systems/exmpl');
    expect((await first.answer).statusCode).toBe(200);
    const bytesBefore = first.sent.socket?.bytesRead;
    served.sandbox.faults.add({ ...rule, match: { method: 'POST' }, times: 1 });
    const { sent, answer } = send('POST', '/systems/@me/switches', { members: [] });
    await expect(answer).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(sent.reusedSocket).toBe(true);
    expect([sent.socket?.bytesRead, sent.socket?.destroyed]).toEqual([bytesBefore, true]);
    await expect.poll(() => served.sandbox.state.switches.size).toBe(before + made);
    const repetition = await send('POST', '/systems/@me/switches', { members: [] }).answer;
    expect(repetition.statusCode).toBe(made === 0 ? 200 : 400);
  });

  it('that its client closes does not stop a write that is at work', async () => {
    const waiting: (() => void)[] = [];
    let isHeld = true;
    const clock = {
      now: Date.now,
      setTimeout: (fn: () => void, ms: number) => (isHeld ? waiting.push(fn) : setTimeout(fn, ms)),
      clearTimeout: () => {},
    };
    const served = await serve({ clock });
    const before = served.sandbox.state.switches.size;
    const { sent, answer } = connectTo(served).send('POST', '/systems/@me/switches', { members: [] });
    const failed = expect(answer).rejects.toThrow();
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    sent.destroy();
    await failed;
    expect(served.sandbox.state.switches.size).toBe(before);
    isHeld = false;
    for (const fn of waiting) fn();
    await expect.poll(() => served.sandbox.state.switches.size).toBe(before + 1);
  });

  it('that its client closes does not stop a write that is on its way', async () => {
    const served = await serve({ latencyMs: 200 });
    const before = served.sandbox.state.switches.size;
    const { sent, answer } = connectTo(served).send('POST', '/systems/@me/switches', { members: [] });
    const failed = expect(answer).rejects.toThrow();
    await once(sent, 'finish');
    sent.destroy();
    await failed;
    await expect.poll(() => served.sandbox.state.switches.size).toBe(before + 1);
  });
});

describe('a sandbox with a file', () => {
  async function filePath(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-file-'));
    folders.push(folder);
    return join(folder, 'state.json');
  }

  it('continues where it stopped, with its pictures at the new address', async () => {
    const file = await filePath();
    const first = await serve({ file });
    const made = (await (await switchTo(first, [])).json()) as { id: string };
    await first.close();
    // As files were written when the pictures were SVG.
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('.png"', '.svg"'));

    const second = await serve({ file, world: 'empty' });
    const front = (await (await fetch(`${second.url}/v2/systems/exmpl/fronters`)).json()) as { id: string };
    expect(front.id).toBe(made.id);
    const system = (await (await fetch(`${second.url}/v2/systems/exmpl`)).json()) as { avatar_url: string };
    expect(system.avatar_url.startsWith(second.url)).toBe(true);
    expect((await fetch(system.avatar_url)).headers.get('content-type')).toBe('image/png');
  });

  it('backs up the state that a reset replaces', async () => {
    const file = await filePath();
    const served = await serve({ file });
    const made = (await (await switchTo(served, [])).json()) as { id: string };
    await served.close();
    const again = await serve({ file });
    const reset = await fetch(`${again.url}/sandbox/reset`, {
      method: 'POST',
      headers: adminHeaders(again.sandbox),
      body: '{"world": "empty"}',
    });
    expect(reset.status).toBe(200);
    await again.close();
    expect(await readFile(file, 'utf8')).not.toContain(made.id);
    const folder = join(file, '..');
    const [kept = ''] = (await readdir(folder)).filter((name) => name.includes('.backup-'));
    expect(await readFile(join(folder, kept), 'utf8')).toContain(made.id);
  });

  it('starts from its world if the file does not exist', async () => {
    const served = await serve({ file: await filePath(), world: 'empty' });
    expect(served.sandbox.state.systems.size).toBe(1);
  });
});
