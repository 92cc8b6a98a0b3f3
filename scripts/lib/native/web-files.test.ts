import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadWebFiles } from './web-files.ts';

const PAGE = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' https:; connect-src 'self' https://api.pluralkit.me">
<meta name="frontboard-service" content="https://api.pluralkit.me">
<meta name="frontboard-releases" content="">
<meta name="frontboard-target" content="web">`;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontboard-web-files-'));
  await mkdir(join(folder, 'assets'));
  await Promise.all(
    [
      'index.html.br',
      'index.html.gz',
      'kept.html',
      'sw.js',
      'favicon.svg',
      'licences.json',
      'assets/main.js',
      'assets/main.js.br',
    ].map((name) => writeFile(join(folder, name), name)),
  );
  await writeFile(join(folder, 'index.html'), PAGE);
});
afterEach(() => rm(folder, { recursive: true }));

it('takes the built files in the order of their paths, without what only a web server needs', async () => {
  const files = await loadWebFiles({ target: 'android', folder });
  expect([...files.keys()]).toEqual(['/assets/main.js', '/favicon.svg', '/index.html', '/licences.json']);
  expect(files.get('/assets/main.js')?.contentType).toMatch(/javascript/);
});

it('refuses a web build without licences', async () => {
  await rm(join(folder, 'licences.json'));
  await expect(loadWebFiles({ target: 'android', folder })).rejects.toThrow('no licences.json');
});

async function readPage(options: Omit<Parameters<typeof loadWebFiles>[0], 'folder'>): Promise<string> {
  const files = await loadWebFiles({ ...options, folder });
  return new TextDecoder().decode(files.get('/index.html')?.body);
}

it('sets the page’s target, its service and the address of releases', async () => {
  expect(await readPage({ target: 'android', ownFeed: null })).toBe(
    PAGE.replace('target" content="web"', 'target" content="android"'),
  );
  const page = await readPage({
    target: 'windows',
    service: 'https://pk.example',
    releases: 'https://releases.example/latest',
  });
  expect(page).toContain('name="frontboard-target" content="windows"');
  expect(page).toContain('name="frontboard-service" content="https://pk.example"');
  expect(page).toContain('name="frontboard-releases" content="https://releases.example/latest"');
  expect(page).toMatch(/connect-src 'self' https:\/\/pk\.example https:\/\/releases\.example"/);
});

it('checks the releases of its own repository if no other address is given', async () => {
  const ownFeed = 'https://api.github.com/repos/example/frontboard/releases/latest';
  const page = await readPage({ target: 'android', ownFeed });
  expect(page).toContain(`name="frontboard-releases" content="${ownFeed}"`);
  expect(page).toMatch(/connect-src [^;"]* https:\/\/api\.github\.com"/);
  const built = PAGE.replace('releases" content=""', 'releases" content="https://releases.example/latest"');
  await writeFile(join(folder, 'index.html'), built);
  expect(await readPage({ target: 'android', ownFeed })).not.toContain('api.github.com');
});
