import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { resolveConfig } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOT_PUBLIC } from '../../../scripts/lib/android/build-apk.ts';
import { ANDROID_SOURCES } from '../../../scripts/lib/android/project.mjs';
import { runTool } from '../../../scripts/lib/android/run-tool.mjs';
import { ensureAndroidTools } from '../../../scripts/lib/android/tools.mjs';
import { appRoutes } from '../../../scripts/lib/app-routes.ts';
import { loadWebFiles } from '../../../scripts/lib/native/web-files.ts';
import { inRoot } from '../../../scripts/lib/root.mjs';
import CASES from '../../shells/address-cases.json' with { type: 'json' };

type Method =
  | 'fileFor'
  | 'typeOf'
  | 'opensOutside'
  | 'pathForLink'
  | 'pathForShared'
  | 'isTooOld'
  | 'isPublic'
  | 'pictureType'
  | 'handshake'
  | 'screens';

/** The classes that use nothing of Android. */
const PLAIN = ['HeadAnswer', 'Network', 'Pages', 'PictureType', 'PublicAddresses', 'Screens'];

let classes = '';
let java = '';
let properties: readonly string[] = [];
beforeAll(async () => {
  const { javaHome } = await ensureAndroidTools();
  java = join(javaHome, 'bin/java');
  classes = await mkdtemp(join(tmpdir(), 'frontboard-pages-'));
  await runTool(join(javaHome, 'bin/javac'), [
    ...['-d', classes],
    ...PLAIN.map((name) => join(ANDROID_SOURCES, 'src/main/java/app/frontboard', `${name}.java`)),
    join(ANDROID_SOURCES, 'tests/PagesProbe.java'),
  ]);
  const store = join(classes, 'store.p12');
  const password = 'not a secret';
  await runTool(join(javaHome, 'bin/keytool'), [
    ...['-genkeypair', '-alias', 'pictures', '-keyalg', 'EC', '-dname', 'CN=pictures.example'],
    ...['-ext', 'san=dns:pictures.example', '-keystore', store, '-storepass', password],
  ]);
  properties = [
    `-DnotPublic=${NOT_PUBLIC}`,
    ...['keyStore', 'trustStore'].flatMap((kind) => [
      `-Djavax.net.ssl.${kind}=${store}`,
      `-Djavax.net.ssl.${kind}Password=${password}`,
    ]),
  ];
});
afterAll(() => rm(classes, { recursive: true }));

/** Asks the class itself, on this computer's Java. */
function ask(method: Method, argumentsList: readonly string[]): string[] {
  const input = argumentsList.map((argument) => `${method} ${encodeURIComponent(argument)}\n`).join('');
  const output = execFileSync(java, [...properties, '-cp', classes, 'app.frontboard.PagesProbe'], {
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
    '/lookup/member/a.b': 'index.html',
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
    'frontboard:/Status/tile/': '/Status/tile/',
    "frontboard:/lookup?text=');alert(1);('ä\u2028": '/lookup?text=%27);alert(1);(%27%C3%A4%E2%80%A8',
    "frontboard:/lookup/member/');alert(1);('": '/lookup/member/%27);alert(1);(%27',
    'frontboard:': '/',
    'https://dash.pluralkit.me/profile/s/abcde':
      '/lookup?url=https%3A%2F%2Fdash.pluralkit.me%2Fprofile%2Fs%2Fabcde',
    'javascript:alert(1)': '/',
    'content://x/y': '/',
  });
  table('pathForShared', {
    "Luna's page: https://x.example/?a=b": '/lookup?text=Luna%27s+page%3A+https%3A%2F%2Fx.example%2F%3Fa%3Db',
  });
});

it('opens the first screen for a link that names no screen', () => {
  const links = [
    'frontboard:/native/head?url=https://a.example/a.png',
    'frontboard:/status/../native/head?url=https://a.example/a.png',
    'frontboard:/status/%2e%2e/native/head',
    'frontboard:/lookup/system/..',
    'frontboard:/lookup/system/%2E%2e',
    'frontboard:/lookup/system/a%2f..%2f..%2fsw.js',
    'frontboard:/lookup/system/%zz',
    'frontboard:/lookup/system//members',
    'frontboard:/sw.js',
    'frontboard:/index.html',
    'frontboard:/assets/main.js',
    'frontboard:/elsewhere',
    'frontboard:////evil.example/',
    'frontboard:\\\\evil.example',
    "frontboard:/status');alert(1);('",
  ];
  table('pathForLink', Object.fromEntries(links.map((link) => [link, '/'])));
});

it('knows the screens that the web build has routes for', () => {
  const screens = appRoutes().map((route) => route.replaceAll(/\$\w+/g, '*').replace(/(.)\/$/, '$1'));
  expect(screens.length).toBeGreaterThan(30);
  expect(ask('screens', [''])[0]?.split(' ').sort()).toEqual([...new Set(screens)].sort());
});

it('turns any link into a path on the own origin that is safe within quotes', () => {
  const links = fc
    .sample(fc.string({ unit: 'binary' }), { numRuns: 500, seed: 1 })
    .map((text) => `frontboard:${Buffer.from(text).toString()}`);
  const paths = [...ask('pathForLink', links), ...ask('pathForShared', links)];
  expect(paths).toHaveLength(1_000);
  const isPlain = (path: string) => /^\/(?!\/)[\w\-.~/?#&=%:@!$+,;*()]*$/.test(path);
  expect(paths.filter((path) => !isPlain(path))).toEqual([]);
  expect(new Set(paths.map((path) => new URL(path, 'https://app.example').origin)).size).toBe(1);
});

it('knows which addresses are public', () => {
  const all = [
    ...CASES.public.map((address) => [address, 'true'] as const),
    ...CASES.notPublic.map((address) => [address, 'false'] as const),
  ];
  table('isPublic', Object.fromEntries(all));
});

const nothing = '{"type":null}';
const png = '{"type":"image/png"}';

it('asks only public hosts on https for the type of a picture', () => {
  table('pictureType', {
    'https://pictures.example/a.png': `${png} 8.8.8.8:443`,
    'https://pictures.example:8443': `${png} 8.8.8.8:8443`,
    'https://127.0.0.1/a.png': `${nothing} `,
    'https://[::1]/a.png': `${nothing} `,
    'https://198.18.0.1/a.png': `${nothing} `,
    'https://localhost/a.png': `${nothing} `,
    'https://half.example/a.png': `${nothing} `,
    'https://unknown.example/a.png': `${nothing} `,
    'http://pictures.example/a.png': `${nothing} `,
    'file:///etc/hostname': `${nothing} `,
    'no address': `${nothing} `,
  });
});

it('connects to the checked address, even if the name resolves to another one later', () => {
  table('pictureType', {
    'https://rebinds.example/a.png': `${png} 8.8.8.8:443`,
    'https://rebinds.example/to/https://rebinds.example/a.png': `${nothing} 8.8.8.8:443`,
    'https://pictures.example/to/https://10.0.0.1/a.png': `${nothing} 8.8.8.8:443`,
    'https://first-is-down.example/a.png': `${png} 2606:4700:0:0:0:0:0:1:443 1.1.1.1:443`,
  });
});

it('reads the type of a server’s answer, and nothing else', () => {
  const answered = (answer: string) => `${answer} 8.8.8.8:443`;
  table('pictureType', {
    'https://pictures.example/to//a.png': `${png} 8.8.8.8:443 8.8.8.8:443`,
    'https://pictures.example/to//to//to//a.png': `${png} 8.8.8.8:443 8.8.8.8:443 8.8.8.8:443 8.8.8.8:443`,
    'https://pictures.example/to//to//to//to//a.png': `${nothing} 8.8.8.8:443 8.8.8.8:443 8.8.8.8:443 8.8.8.8:443`,
    'https://pictures.example/to/http://pictures.example/a.png': answered(nothing),
    'https://pictures.example/hints.png': answered(png),
    'https://bücher.example/a b.png?c=ä#d': answered(png),
    'https://pictures.example/a.png HTTP/1.1\r\n\r\nHEAD /a.png': answered(nothing),
    'https://pictures.example/none.png': answered(nothing),
    'https://pictures.example/cut.png': answered(nothing),
    'https://pictures.example/endless.png': answered(nothing),
    'https://pictures.example/odd.png': answered(nothing),
    'https://pictures.example/other.png': answered(nothing),
    'https://pictures.example/blank.png': answered(nothing),
  });
});

it('requires a certificate for the very host that is asked', () => {
  table('handshake', { 'pictures.example': 'image/png', 'other.example': 'SSLHandshakeException' });
});

it('recognises views that are too old for the web build', async () => {
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
