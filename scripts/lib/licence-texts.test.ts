import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { licenceTexts } from '../../apps/web/licence-texts.ts';
import type { LicencePart } from '../../apps/web/src/platform/licence-file.ts';

const PACKAGES = [
  'code',
  'unused',
  'in-worker',
  'styles',
  'imported-styles',
  'typeface',
  'copied',
  'workbox-core',
  'needed',
];

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'frontboard-licences-'));
  for (const name of [...PACKAGES, 'vite', 'rolldown']) {
    await write(`node_modules/${name}/package.json`, {
      name,
      version: '1.2.3',
      license: 'MIT',
      dependencies: name === 'workbox-core' ? { needed: '1' } : {},
    });
    await write(`node_modules/${name}/LICENSE`, `Copyright of ${name}\n`);
    await write(`node_modules/${name}/index.js`, `export const value = ${JSON.stringify(name)};`);
    await write(`node_modules/${name}/index.css`, `.${name} { color: red }`);
  }
  await write('node_modules/typeface/index.css', '@font-face { font-family: Face; src: url(./face.woff2) }');
  await write('node_modules/typeface/face.woff2', 'wOF2');
  await write('package.json', { name: 'sample', version: '9.9.9', license: 'Apache-2.0' });
  await write('LICENSE', 'Our licence\n');
  await write('app/index.html', '<!doctype html><script type="module" src="./main.js"></script>');
  await write(
    'app/main.js',
    `import { value } from 'code';
     import { value as other } from 'unused';
     import 'styles/index.css';
     import 'typeface/index.css';
     import './own.css';
     import address from './worker.js?worker&url';
     document.title = value + address;
     import('./later.js');`,
  );
  await write('app/own.css', "@import 'imported-styles/index.css';");
  await write('app/worker.js', "import { value } from 'in-worker'; postMessage(value);");
  await write('app/later.js', 'document.title = "later";');
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

async function buildSample(): Promise<readonly LicencePart[]> {
  const licences = licenceTexts({ root, copied: ['copied'], workbox: ['core'] });
  await build({
    configFile: false,
    root: join(root, 'app'),
    logLevel: 'silent',
    plugins: [licences.main],
    worker: { format: 'es', plugins: () => [licences.worker] },
    build: { assetsInlineLimit: 0, outDir: join(root, 'dist'), emptyOutDir: true },
  });
  return JSON.parse(await readFile(join(root, 'dist/licences.json'), 'utf8')) as readonly LicencePart[];
}

it('the build contains the licence of everything that is in it: code, styles, typefaces, workers, and of ours first', async () => {
  const parts = await buildSample();
  expect(parts[0]).toEqual({
    name: 'Frontboard',
    version: '9.9.9',
    licence: 'Apache-2.0',
    place: 'own',
    text: 'Our licence',
  });
  const used = PACKAGES.filter((name) => name !== 'unused');
  expect(parts.slice(1).map(({ name }) => name)).toEqual(expect.arrayContaining(used));
  expect(parts.map(({ name }) => name)).not.toContain('unused');
  expect(parts.find(({ name }) => name === 'in-worker')).toEqual({
    name: 'in-worker',
    version: '1.2.3',
    licence: 'MIT',
    place: 'app',
    text: 'Copyright of in-worker',
  });
  // Of what Vite adds to each build with an import().
  expect(parts.map(({ name }) => name)).toContain('vite');
});

it('what a package says in a NOTICE comes after its licence', async () => {
  await write('node_modules/code/NOTICE.txt', 'Made by many');
  expect((await buildSample()).find(({ name }) => name === 'code')?.text).toBe(
    'Copyright of code\n\nMade by many',
  );
});

it.each(['code', 'in-worker', 'imported-styles', 'typeface', 'needed'])(
  'the build fails when %s is in it and has no licence text',
  async (name) => {
    await rm(join(root, 'node_modules', name, 'LICENSE'));
    await expect(buildSample()).rejects.toThrow(
      `${name} 1.2.3 is in the build, but its package has no licence text.`,
    );
  },
);

it('the build fails when the service worker contains a part of Workbox that is not named', async () => {
  await write('app/public/sw.js', '"workbox:core:7.4.0";');
  await buildSample();
  await write('app/public/sw.js', '"workbox:core:7.4.0"; "workbox:strategies:7.4.0";');
  await expect(buildSample()).rejects.toThrow('these parts of Workbox: core, strategies');
});
