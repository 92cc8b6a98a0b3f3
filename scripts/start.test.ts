import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { REFUSED_BY_BROWSERS, requireFreePort } from './lib/port.mjs';
import { inRoot } from './lib/root.mjs';

const PAGE = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' https:; connect-src 'self' https://api.pluralkit.me">
<meta name="frontboard-service" content="https://api.pluralkit.me">`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontboard-start-'));
  for (const name of ['index.html', 'kept.html']) await writeFile(join(folder, name), PAGE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Running {
  readonly child: ChildProcess;
  /** The output so far, on both streams. */
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function node(args: string[]): Running {
  const child = spawn(process.execPath, args, { cwd: inRoot(), env: { ...process.env, INIT_CWD: folder } });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, said: () => text, ended };
}

/** The command itself, run below only where it refuses: otherwise it would install and build. */
async function start(...args: string[]): Promise<{ code: number | null; said: string }> {
  const { ended, said } = node([inRoot('scripts/start.mjs'), ...args]);
  return { code: await ended, said: said() };
}

/** What the command does once everything is built, with a page of this test. */
async function serve(options: Record<string, unknown> = {}): Promise<Running & { url: string }> {
  const module = pathToFileURL(inRoot('scripts/lib/serve-until-stopped.ts')).href;
  const given = {
    dist: folder,
    port: 0,
    host: '127.0.0.1',
    service: null,
    world: 'demo',
    file: null,
    ...options,
  };
  const code = `import(${JSON.stringify(module)}).then((m) => m.serveUntilStopped(${JSON.stringify(given)}))`;
  const process_ = node(['--import', 'tsx', '--input-type=module', '-e', code]);
  const url = await expect
    .poll(() => /ready at (http:\S+)\/$/m.exec(process_.said())?.[1])
    .toBeDefined()
    .then(() => /ready at (http:\S+)\/$/m.exec(process_.said())?.[1] ?? '');
  return { ...process_, url };
}

describe('npm start refuses', () => {
  it('a busy port, in one sentence and before it installs or builds anything', async () => {
    const busy = createServer();
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const { port } = busy.address() as AddressInfo;
    const { code, said } = await start('--port', String(port));
    busy.close();
    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port: npm start -- --port ${port + 1}\n`,
    );
  });

  it.each([4190, 6000, 6667])('port %i, which browsers refuse, and names one that works', async (port) => {
    const { code, said } = await start('--port', String(port));
    expect(code).toBe(1);
    const [, other] =
      /^Browsers refuse to open port \d+, [^\n]* npm start -- --port (\d+)\n$/.exec(said) ?? [];
    expect(REFUSED_BY_BROWSERS).not.toContain(Number(other));
    await requireFreePort(Number(other), '127.0.0.1');
  });

  it.each([
    [
      ['--service', 'pluralkit'],
      '--service takes a web address such as https://api.pluralkit.me, not "pluralkit".',
    ],
    [
      ['--prot', '80'],
      'npm start does not know "--prot". It takes --port, --service, --world, --file, --host and --help.',
    ],
    [['--port', 'eighty'], '--port takes a whole number from 0 to 65535, not "eighty".'],
    [['--service'], '--service needs a value: npm start -- --service https://api.pluralkit.me'],
    [
      ['--service', 'https://api.pluralkit.me', '--world', 'large'],
      '--world and --file belong to the sandbox, which --service replaces: leave out one or the other.',
    ],
  ])('%j with a sentence', async (args, sentence) => {
    expect(await start(...args)).toEqual({ code: 1, said: `${sentence}\n` });
  });

  it('nothing for --help', async () => {
    const { code, said } = await start('--help');
    expect(code).toBe(0);
    for (const option of ['--port', '--service', '--world', '--file', '--host'])
      expect(said).toContain(option);
  });
});

describe('npm start serves', () => {
  it('the page and the sandbox on one port, and says whom to follow', async () => {
    const { url, said } = await serve();
    const page = await (await fetch(`${url}/status/tile`)).text();
    expect(page).toContain('<meta name="frontboard-service" content="self">');
    expect(page).toContain("connect-src 'self'\"");

    const id = /^To follow: (\S+)/m.exec(said())?.[1];
    const system = await fetch(`${url}/v2/systems/${id}`);
    expect(system.status).toBe(200);
    expect(await system.json()).toMatchObject({ id });

    const token = /^ {2}\S+ +(\S{20,})/m.exec(said())?.[1] ?? '';
    const own = await fetch(`${url}/v2/systems/@me`, { headers: { Authorization: token } });
    expect(own.status).toBe(200);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'until %s, and then ends with 0 and a free port',
    async (signal) => {
      const { child, ended, url } = await serve();
      // A connection that is kept open must not prevent the command from ending.
      await (await fetch(url)).text();
      child.kill(signal);
      expect(await ended).toBe(0);
      await expect(fetch(url)).rejects.toThrow();
    },
  );

  it('what was changed in the sandbox again after a restart, from its file', async () => {
    const file = join(folder, 'state.json');
    const first = await serve({ file });
    const token = /^ {2}\S+ +(\S{20,})/m.exec(first.said())?.[1] ?? '';
    const headers = { Authorization: token, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'Kept across a restart' });
    expect((await fetch(`${first.url}/v2/systems/@me`, { method: 'PATCH', headers, body })).status).toBe(200);
    first.child.kill('SIGINT');
    await first.ended;
    expect(await readFile(file, 'utf8')).toContain('Kept across a restart');

    const second = await serve({ file });
    const own = await fetch(`${second.url}/v2/systems/@me`, { headers });
    expect(await own.json()).toMatchObject({ name: 'Kept across a restart' });
  });

  it('only the page when it uses another service', async () => {
    const { url, said } = await serve({ service: 'https://pk.example' });
    expect(await (await fetch(url)).text()).toContain("connect-src 'self' https://pk.example");
    expect((await fetch(`${url}/v2/systems/abcde`)).status).toBe(404);
    expect(said()).toContain('Service: https://pk.example');
    expect(said()).not.toContain('Tokens');
  });
});
