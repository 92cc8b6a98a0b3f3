import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { resolveConfig } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANDROID_SOURCES } from '../../../scripts/lib/android/project.mjs';
import { runTool } from '../../../scripts/lib/android/run-tool.ts';
import { ensureAndroidTools } from '../../../scripts/lib/android/tools.mjs';
import { loadWebFiles } from '../../../scripts/lib/native/web-files.ts';
import { inRoot } from '../../../scripts/lib/root.mjs';

type Method =
  | 'fileFor'
  | 'typeOf'
  | 'opensOutside'
  | 'pathForLink'
  | 'pathForShared'
  | 'isTooOld'
  | 'isPublic'
  | 'pictureType';

let classes = '';
let java = '';
beforeAll(async () => {
  const { javaHome } = await ensureAndroidTools();
  java = join(javaHome, 'bin/java');
  classes = await mkdtemp(join(tmpdir(), 'frontboard-pages-'));
  await runTool(join(javaHome, 'bin/javac'), [
    ...['-d', classes],
    join(ANDROID_SOURCES, 'src/main/java/app/frontboard/Pages.java'),
    join(ANDROID_SOURCES, 'src/main/java/app/frontboard/PictureType.java'),
    join(ANDROID_SOURCES, 'tests/PagesProbe.java'),
  ]);
});
afterAll(() => rm(classes, { recursive: true }));

/** Asks the class itself, on this computer's Java. */
function ask(method: Method, argumentsList: readonly string[]): string[] {
  const input = argumentsList.map((argument) => `${method} ${encodeURIComponent(argument)}\n`).join('');
  const output = execFileSync(java, ['-cp', classes, 'app.frontboard.PagesProbe'], {
    input,
    encoding: 'utf8',
  });
  return output.split('\n').slice(0, -1);
}

const table = (method: Method, cases: Readonly<Record<string, string>>) =>
  expect(
    Object.fromEntries(
      ask(method, Object.keys(cases)).map((answer, index) => [Object.keys(cases)[index], answer]),
    ),
  ).toEqual(cases);

it('answers every screen with the page, and every file with itself', () => {
  table('fileFor', {
    '': 'index.html',
    '/': 'index.html',
    '/status/tile': 'index.html',
    '/lookup/system/abcde/fronters': 'index.html',
    '/index.html': 'index.html',
    '/assets/main-a1.js': 'assets/main-a1.js',
    '//assets//./main.css': 'assets/main.css',
    '/assets/a%20b.png': 'assets/a b.png',
    '/assets/a+b.js': 'assets/a+b.js',
  });
});

it('names no file for a path that leads out of the web build', () => {
  table('fileFor', {
    '/../AndroidManifest.xml': 'null',
    '/assets/%2e%2e/%2e%2e/classes.dex': 'null',
    '/..%5cclasses.dex': 'null',
    '/a%00.js': 'null',
    '/native/other': 'null',
    '/a%zz.js': 'null',
  });
});

it('knows the type of every file of the web build', async () => {
  const files = [...(await loadWebFiles({ target: 'android' })).keys()];
  expect(ask('typeOf', files).filter((answer) => answer.startsWith('application/octet-stream'))).toEqual([]);
  table('typeOf', {
    'index.html': 'text/html utf-8',
    'assets/main.js': 'text/javascript utf-8',
    'icon.svg': 'image/svg+xml utf-8',
    'manifest.webmanifest': 'application/manifest+json utf-8',
    'icon.PNG': 'image/png null',
    'font.woff2': 'font/woff2 null',
  });
});

it('hands only web and mail addresses to other apps', () => {
  table('opensOutside', {
    https: 'true',
    http: 'true',
    mailto: 'true',
    intent: 'false',
    file: 'false',
    javascript: 'false',
    content: 'false',
  });
});

it('opens the screen that a link names, and looks up an address of the web', () => {
  table('pathForLink', {
    'frontboard:/switch': '/switch',
    'frontboard:switch': '/switch',
    'FRONTBOARD://lookup/system/abcde/members?q=a%20b#dark': '/lookup/system/abcde/members?q=a%20b#dark',
    'frontboard:': '/',
    'frontboard:////evil.example/': '/evil.example/',
    'frontboard:\\\\evil.example': '/evil.example',
    "frontboard:/status');alert(1);('": '/status%27);alert(1);(%27',
    'frontboard:/ä\u2028': '/%C3%A4%E2%80%A8',
    'https://dash.pluralkit.me/profile/s/abcde':
      '/lookup?url=https%3A%2F%2Fdash.pluralkit.me%2Fprofile%2Fs%2Fabcde',
    'javascript:alert(1)': '/',
    'content://x/y': '/',
  });
  table('pathForShared', {
    "Luna's page: https://x.example/?a=b": '/lookup?text=Luna%27s+page%3A+https%3A%2F%2Fx.example%2F%3Fa%3Db',
  });
});

it('makes of any link a path on the own origin that can stand between quotes', () => {
  const links = fc
    .sample(fc.string({ unit: 'binary' }), { numRuns: 500, seed: 1 })
    .map((text) => `frontboard:${Buffer.from(text).toString()}`);
  const paths = [...ask('pathForLink', links), ...ask('pathForShared', links)];
  expect(paths).toHaveLength(1_000);
  const isPlain = (path: string) => /^\/(?!\/)[\w\-.~/?#&=%:@!$+,;*()]*$/.test(path);
  expect(paths.filter((path) => !isPlain(path))).toEqual([]);
  expect(new Set(paths.map((path) => new URL(path, 'https://app.example').origin)).size).toBe(1);
});

it('asks only public hosts of the web for the type of a picture', () => {
  table('isPublic', {
    '1.1.1.1': 'true',
    '2606:4700:4700::1111': 'true',
    '0.0.0.0': 'false',
    '10.1.2.3': 'false',
    '100.64.0.1': 'false',
    '127.0.0.1': 'false',
    '169.254.1.1': 'false',
    '172.20.0.1': 'false',
    '192.168.1.1': 'false',
    '224.0.0.1': 'false',
    '255.255.255.255': 'false',
    '::1': 'false',
    '::ffff:127.0.0.1': 'false',
    'fc00::1': 'false',
    'fe80::1': 'false',
  });
  const nothing = '{"type":null}';
  table('pictureType', {
    'https://127.0.0.1:1/a.png': nothing,
    'https://localhost/a.png': nothing,
    'http://1.1.1.1/a.png': nothing,
    'file:///etc/hostname': nothing,
    'no address': nothing,
  });
});

it('knows the views that are older than what the web build is made for', async () => {
  const { build } = await resolveConfig({ root: inRoot('apps/web'), logLevel: 'silent' }, 'build');
  const [, oldest] = /chrome(\d+)/.exec([build.target].join()) ?? [];
  const view = (version: number) =>
    `Mozilla/5.0 (Linux; Android 7.0; wv) AppleWebKit/537.36 Version/4.0 Chrome/${version}.0.0.0 Mobile Safari/537.36`;
  table('isTooOld', {
    [view(51)]: 'true',
    [view(Number(oldest) - 1)]: 'true',
    [view(Number(oldest))]: 'false',
    [view(140)]: 'false',
    'Some other view': 'false',
  });
});
