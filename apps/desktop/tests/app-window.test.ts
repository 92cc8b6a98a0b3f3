import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServedSandbox, serveSandbox } from '@frontboard/sandbox/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildProgram } from '../../../scripts/lib/desktop/build-program.ts';
import { appVersion, nativeNames } from '../../../scripts/lib/native/output.mjs';
import { loadWebFiles } from '../../../scripts/lib/native/web-files.ts';
import { inRoot } from '../../../scripts/lib/root.mjs';
import { type Computer, exitCode, prepareComputer } from './running-program.ts';

const program = inRoot('.cache/native/check-linux');
const download = `https://releases.example/${nativeNames('99.0.0').windows}`;

let service: ServedSandbox;
let feed: Server;
let port = 0;
let folder = '';
const computers: Computer[] = [];

/** The program for Windows, on this system: there is no addon, so Chromium shows the page. */
beforeAll(async () => {
  service = await serveSandbox({ world: 'demo' });
  feed = createServer((_, response) => {
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' });
    response.end(
      JSON.stringify({
        tag_name: 'v99.0.0',
        html_url: 'https://releases.example/99',
        assets: [
          { name: 'Frontboard-99.0.0.apk', browser_download_url: 'https://releases.example/a.apk' },
          { name: nativeNames('99.0.0').windows, browser_download_url: download },
        ],
      }),
    );
  });
  const feedPort = await listen(feed);
  const probe = createServer();
  port = await listen(probe);
  probe.close();
  await buildProgram({
    target: 'linux',
    version: appVersion(),
    web: await loadWebFiles({
      target: 'windows',
      service: service.url as `http${string}`,
      releases: `http://127.0.0.1:${feedPort}/latest`,
    }),
    outFile: program,
    workFolder: inRoot('.cache/native/check-linux-work'),
    port,
  });
});
afterAll(async () => {
  feed.closeAllConnections();
  feed.close();
  await service.close();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontboard-desktop-'));
});
afterEach(async () => {
  for (const computer of computers.splice(0)) await computer.shutDown();
  await rm(folder, { recursive: true, force: true });
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function setUp(options?: { hasBrowser: boolean }): Promise<Computer> {
  const computer = await prepareComputer(program, folder, options);
  computers.push(computer);
  return computer;
}

/** The status of a request as it is written, by a client that sends any host. */
function statusOf(path: string, host = `127.0.0.1:${port}`): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

it('shows who is fronting, stores the settings, and opens no other page', async () => {
  const computer = await setUp();
  const first = computer.start();
  const { page } = await computer.connect();

  // Who is fronting, from the sandbox, in a window of its own.
  await page.goto(`http://127.0.0.1:${port}/manage/add`);
  await page.getByRole('textbox', { name: 'System ID, UUID or Discord ID' }).fill('exmpl');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('link', { name: 'See status' }).click();
  await page.locator('[data-system="exmpl"][aria-busy="false"]').waitFor();

  // The update check knows what it runs in.
  await page.locator(`a[href="${download}"]`).waitFor();
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)),
  ).toBe(0);

  // A foreign link goes to the browser of the system, and nothing else changes.
  const address = page.url();
  await page.locator(`a[href="${download}"]`).click();
  await expect.poll(() => computer.openedOutside()).toEqual([download]);
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);

  // The bridge asks for the type where CORS would hide it, and sends no request to the local network.
  const askType = (url: string) =>
    page.evaluate(
      async (asked) => (await fetch(`/native/head?url=${encodeURIComponent(asked)}`)).json(),
      url,
    );
  expect(await askType(`${service.url}/sandbox/images/exmpl.png`)).toEqual({
    type: 'image/png',
  });
  expect(await askType(`http://127.0.0.1:${port}/favicon.svg`)).toEqual({ type: null });
  expect(await askType(`http://localhost:${port}/favicon.svg`)).toEqual({ type: null });

  // Nothing but the app, and that only by its own name.
  expect(await statusOf('/favicon.svg')).toBe(200);
  expect(await statusOf('/..%2f..%2f..%2fetc%2fpasswd')).toBe(400);
  expect(await statusOf('/etc/hosts.txt')).toBe(404);
  expect(await statusOf('/', 'evil.example')).toBe(421);
  expect(await statusOf('/', `localhost:${port}`)).toBe(421);
  expect(await statusOf('/native/head?url=https%3A%2F%2Fa.example')).toBe(403);

  // Started again it is the same program, with one more window.
  expect(await exitCode(computer.start())).toBe(0);
  await expect.poll(() => page.context().pages().length).toBe(2);

  // A setting is still there after a restart.
  await page.goto(`http://127.0.0.1:${port}/settings`);
  await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).click();
  await page.locator('html[data-theme="dark"]').waitFor();
  for (const open of page.context().pages()) await open.close();
  expect(await exitCode(first)).toBe(0);

  const second = computer.start();
  const again = await computer.connect();
  await again.page.locator('html[data-theme="dark"]').waitFor();
  await again.page.locator('[data-system="exmpl"][aria-busy="false"]').waitFor();
  await again.page.close();
  expect(await exitCode(second)).toBe(0);
  // Neither bunfig.toml nor .env of the folder it was started in was read.
  expect(existsSync(join(folder, 'planted'))).toBe(false);
});

it('writes dated copies of the system to the folder that was chosen, and deletes only its own', async () => {
  const computer = await setUp();
  const own = service.sandbox.tokens.find(({ systemId }) => systemId === 'exmpl');
  if (own === undefined) throw new Error('The world has no token.');
  const running = computer.start();
  const { page } = await computer.connect();
  await writeFile(join(computer.chosen, 'frontboard-exmpl-2020-01-01.json'), 'mine');

  await page.goto(`http://127.0.0.1:${port}/settings`);
  await page.getByLabel('PluralKit token').fill(own.token);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await page.getByText('The token works. This is its system.').waitFor();
  await page.getByLabel('Copies of your system', { exact: true }).selectOption('write-day');
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await page.getByText(computer.chosen).waitFor();
  const written = async () => (await readdir(computer.chosen)).filter((name) => !name.includes('2020'));
  await expect.poll(written).toEqual([expect.stringMatching(/^frontboard-exmpl-\d{4}-\d\d-\d\d\.json$/)]);
  await page.getByText(/^The last copy was written on/).waitFor();

  const [name = ''] = await written();
  const text = await readFile(join(computer.chosen, name), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ version: 2, id: 'exmpl', members: expect.any(Array) });
  expect(text).not.toContain(own.token);
  expect(await readFile(join(computer.folder, 'data/frontboard/copies.json'), 'utf8')).not.toContain(
    own.token,
  );
  expect(await readFile(join(computer.chosen, 'frontboard-exmpl-2020-01-01.json'), 'utf8')).toBe('mine');

  // No page names a place.
  const put = (query: string) =>
    page.evaluate(
      async (asked) => (await fetch(`/native/copies?${asked}`, { method: 'POST', body: '{}' })).status,
      query,
    );
  expect(await put('system=uuid&keep=1&name=..%2Fa.json')).toBe(400);
  expect(await put('system=uuid&keep=1&name=%2Ftmp%2Ffrontboard-a-2026-01-01.json')).toBe(400);
  await page.close();
  expect(await exitCode(running)).toBe(0);
});

it('says what to install if no browser can show the page', async () => {
  const computer = await setUp({ hasBrowser: false });
  const child = computer.start();
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  expect(await exitCode(child)).toBe(1);
  await expect.poll(() => said).toContain('WebView2 Runtime');
  expect(said).toContain('Microsoft Edge is not installed');
});
