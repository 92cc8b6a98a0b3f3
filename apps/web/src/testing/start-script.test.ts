import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { addressOf, earlyFiles, markedImports, nameOnce, type ScreenFiles } from '../../early-files.ts';
import { bundleStart } from '../../start-script.ts';
import { DEFAULT_PKSTATUS_SETTINGS } from '../persistence/documents/pkstatus-settings.ts';
import { writePkstatusSettings } from '../persistence/documents/read-pkstatus-settings.ts';
import { deviceLocale } from '../platform/device-format.ts';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { memberWordOf } from '../state/member-word.ts';
import { createSettingsStore } from '../state/settings.ts';
import { resolveTheme } from '../state/theme.ts';
import { buildSmallApp } from './build-small-app.ts';
import { inLanguages } from './device-language.ts';
import { settlePromises } from './fake-clock.ts';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));
const script = await bundleStart();

interface Painted {
  theme?: string;
  bar?: string;
  one?: string;
  many?: string;
}

/** What the script sets on the page. */
function painted(entries: Record<string, string>, hash: string, isSystemDark: boolean): Painted {
  const dataset: Painted = {};
  const bars = ['light', 'dark'].map((theme) => ({ dataset: { theme }, media: '' }));
  runInNewContext(script, {
    localStorage: memoryStorage(entries),
    location: { hash, pathname: '/' },
    navigator: { languages: [] },
    matchMedia: () => ({ matches: isSystemDark }),
    document: { documentElement: { dataset }, querySelector: () => null, querySelectorAll: () => bars },
    JSON,
  });
  const shown = bars.filter(({ media }) => media !== 'not all').map((bar) => bar.dataset.theme);
  return { ...dataset, bar: shown.join() };
}

/** What the app decides slightly later. */
function decidedTheme(entries: Record<string, string>, hash: string, isSystemDark: boolean): string {
  const storage = createSafeStorage({ open: () => memoryStorage(entries) });
  return resolveTheme({ hash, choice: createSettingsStore(storage).getState().theme, isSystemDark });
}

const settingsTexts = [undefined, true, false].map((dark) =>
  dark === undefined
    ? undefined
    : JSON.stringify(writePkstatusSettings({ ...DEFAULT_PKSTATUS_SETTINGS, dark })),
);
const preferencesTexts = [undefined, 'system', 'light', 'dark'].map((theme) =>
  theme === undefined ? undefined : JSON.stringify({ version: 1, theme, images: 'all' }),
);

test('the theme of the first paint and of the browser’s bar is the app’s theme', () => {
  for (const settings of settingsTexts) {
    for (const preferences of preferencesTexts) {
      const entries = { ...(settings && { settings }), ...(preferences && { preferences }) };
      for (const hash of ['', '#dark', '#light', '#Dark', '#elsewhere']) {
        for (const isSystemDark of [true, false]) {
          const { theme, bar } = painted(entries, hash, isSystemDark);
          const decided = decidedTheme(entries, hash, isSystemDark);
          expect([entries, hash, theme, bar]).toEqual([entries, hash, decided, decided]);
        }
      }
    }
  }
});

test('with damaged or blocked storage the device decides', () => {
  expect(painted({ settings: '{', preferences: 'x' }, '', true).theme).toBe('dark');
  const dataset: { theme?: string } = {};
  runInNewContext(script, {
    location: { hash: '', pathname: '/' },
    navigator: { languages: [] },
    matchMedia: () => ({ matches: false }),
    document: { documentElement: { dataset }, querySelector: () => null, querySelectorAll: () => [] },
    JSON,
  });
  expect(dataset.theme).toBe('light');
});

test.each([
  [{}],
  [{ memberWord: 'member' }],
  [{ memberWord: 'headmate' }],
  [{ memberWord: 'alter', ownMemberWord: 'facet', ownMembersWord: 'facets' }],
  [{ memberWord: 'own', ownMemberWord: ' facet ', ownMembersWord: 'facets' }],
  [{ memberWord: 'own', ownMemberWord: 'facet', ownMembersWord: ' ' }],
  [{ memberWord: 'own' }],
  [{ memberWord: 'own', ownMemberWord: 5, ownMembersWord: {} }],
])('what members are called with %j is what the app would say', (chosen) => {
  const entries = { preferences: JSON.stringify({ version: 1, ...chosen }) };
  const settings = createSettingsStore(createSafeStorage({ open: () => memoryStorage(entries) }));
  const { one = 'member', many = 'members' } = painted(entries, '', false);
  expect({ one, many }).toEqual(memberWordOf(settings.getState()));
});

/** The language of the texts, and the locale of dates and numbers if it is not the device's first. */
function languages(tags: readonly string[], language?: unknown): (string | undefined)[] {
  const root = { lang: 'en', dataset: {} as { locale?: string; language?: string } };
  runInNewContext(script, {
    localStorage: memoryStorage({ preferences: JSON.stringify({ version: 1, language }) }),
    location: { hash: '', pathname: '/' },
    navigator: { languages: tags },
    matchMedia: () => ({ matches: false }),
    document: {
      documentElement: root,
      querySelector: (selector: string) =>
        selector.includes('translations') ? { getAttribute: () => '{"de":"/assets/de.js"}' } : null,
      querySelectorAll: () => [],
    },
    JSON,
    Intl,
  });
  return [root.lang, root.dataset.locale, root.dataset.language];
}

test.each([
  ['the device’s, if there are texts', ['de-AT', 'en-US'], 'device', ['de', undefined, undefined]],
  ['English on an English device', ['en-GB', 'de-DE'], undefined, ['en', undefined, undefined]],
  [
    'the first of the device’s that has texts',
    ['fr-CA', 'de-CH', 'en'],
    'device',
    ['de', 'de-CH', undefined],
  ],
  ['English where none has', ['ja-JP', 'fr'], 'device', ['en', undefined, undefined]],
  ['the chosen one, as the device’s region writes it', ['de-DE'], 'en', ['en', 'en-DE', 'en']],
  [
    'the chosen one, as the region of a list with it writes it',
    ['de-DE', 'de', 'en-US', 'en'],
    'en',
    ['en', 'en-DE', 'en'],
  ],
  ['the chosen one in a region with another language', ['en-GB', 'de-CH'], 'de', ['de', 'de-GB', 'de']],
  ['the chosen one alone without a region', ['fr'], 'de', ['de', 'de', 'de']],
  ['the chosen one on a device without a language', ['C'], 'de', ['de', 'de', 'de']],
  ['the device’s if the choice has no texts', ['de'], 'tlh', ['de', undefined, undefined]],
  ['the device’s if the choice is damaged', ['en'], { toString: 5 }, ['en', undefined, undefined]],
  ['the device’s if the choice is a word of the engine', ['en'], 'toString', ['en', undefined, undefined]],
  ['English without any', [], 'device', ['en', undefined, undefined]],
])('the language is %s', (_, tags, chosen, expected) => {
  expect(languages(tags, chosen)).toEqual(expected);
});

interface Asked {
  rel: string;
  href: string;
  crossOrigin?: string;
}

/** The script's requests on a page with screens and a service. */
function askedFor(
  pathname: string,
  { entries = {}, session = {}, metas = {}, dataset = {} }: Record<string, Record<string, string>> = {},
  page: object = {},
): string[] {
  const links: Asked[] = [];
  const context = Object.assign(page, {
    localStorage: memoryStorage(entries),
    sessionStorage: memoryStorage(session),
    location: { hash: '', pathname },
    navigator: { languages: [] },
    matchMedia: () => ({ matches: false }),
    document: {
      documentElement: { dataset },
      querySelectorAll: () => [],
      querySelector: (selector: string) => {
        const content = metas[/name="([^"]+)"/.exec(selector)?.[1] ?? ''];
        return content === undefined ? null : { getAttribute: () => content };
      },
      createElement: () => ({ dataset: {} }),
      head: { append: (link: Asked) => links.push(link) },
    },
    JSON,
    URL,
  });
  runInNewContext(script, context);
  // A browser requests twice what is used in another way than it was preloaded.
  for (const { crossOrigin } of links) expect(crossOrigin).toBe('anonymous');
  return links.map(({ rel, href }) => `${rel} ${href}`);
}

type Page = Pick<Window, 'frontboardEarlyReads'>;

/** A page in which the script runs. */
function openPage(
  pathname: string,
  entries: Record<string, string>,
  session: Record<string, string> = {},
  answer: () => Promise<Response> = async () => new Response('{}'),
  globals: object = {},
) {
  const asked: string[] = [];
  const page: Page = {};
  runInNewContext(script, {
    window: page,
    localStorage: memoryStorage(entries),
    sessionStorage: memoryStorage(session),
    location: { hash: '', pathname },
    navigator: { languages: [] },
    matchMedia: () => ({ matches: false }),
    document: {
      documentElement: { dataset: {} },
      querySelectorAll: () => [],
      querySelector: (selector: string) =>
        selector.includes('service') ? { getAttribute: () => 'https://api.pluralkit.me' } : null,
      createElement: () => ({ dataset: {} }),
      head: { append: () => {} },
    },
    fetch(url: string, { credentials, cache }: RequestInit) {
      expect([credentials, cache]).toEqual(['omit', 'no-store']);
      asked.push(url.replace('https://api.pluralkit.me', ''));
      return answer();
    },
    setTimeout: () => 0,
    clearTimeout() {},
    JSON,
    URL,
    Date,
    ...globals,
  });
  return { asked, page };
}

/** Paths that the page itself requests at an address, where all are answered. */
async function readEarly(
  pathname: string,
  entries: Record<string, string>,
  session: Record<string, string> = {},
) {
  const { asked } = openPage(pathname, entries, session);
  for (let before = -1; before < asked.length; await settlePromises()) before = asked.length;
  return asked;
}

const FOLLOWING = { systems: JSON.stringify({ version: 2, systems: ['exmpl'] }) };
const DETAILS = { 'followed-details': '{"version":1}' };

const SCREENS: ScreenFiles = {
  files: ['/a.js', '/b.js', '/b.css', '/c.js', '/new.js', '/folders.js'],
  lists: [[0], [1, 2], [3, 1], [4], [5]],
  screens: [
    ['settings', 0],
    ['lookup/system/*/**', 1],
    ['lookup/system/*/members', 2],
    ['first-run', 3],
    ['followed-details', 4],
  ],
};

test.each([
  ['/settings', ['modulepreload /a.js']],
  ['/settings/', ['modulepreload /a.js']],
  ['/settings/more', []],
  ['/lookup/system/exmpl', ['modulepreload /b.js', 'preload /b.css']],
  ['/lookup/system/exmpl/members', ['modulepreload /b.js', 'preload /b.css', 'modulepreload /c.js']],
  ['/lookup/system', []],
  ['/', ['modulepreload /new.js']],
  ['/status/list', ['modulepreload /new.js']],
])('at %s the files of that screen are asked for, each once', (pathname, links) => {
  expect(askedFor(pathname, { metas: { 'frontboard-screens': JSON.stringify(SCREENS) } })).toEqual(links);
});

test('the worker’s copy of the page requests them as scripts, so that the browser reuses compiled code', () => {
  const metas = { 'frontboard-screens': JSON.stringify(SCREENS) };
  expect(askedFor('/lookup/system/exmpl', { metas, dataset: { workerPage: '' } })).toEqual([
    'preload /b.js',
    'preload /b.css',
  ]);
});

test.each([
  ['does not load the introduction', '/', {}, []],
  [
    'loads the code of folders, if there is something to arrange',
    '/',
    DETAILS,
    ['modulepreload /folders.js'],
  ],
  ['loads it in each layout', '/status/table', DETAILS, ['modulepreload /folders.js']],
  ['loads it on the status screen alone', '/settings', DETAILS, ['modulepreload /a.js']],
  ['loads none for damaged details', '/', { 'followed-details': '{"fold' }, []],
])('a person who follows a system %s', (_, pathname, details, links) => {
  const metas = { 'frontboard-screens': JSON.stringify(SCREENS) };
  expect(askedFor(pathname, { entries: { ...FOLLOWING, ...details }, metas })).toEqual(links);
});

const SERVICE = { 'frontboard-service': 'https://api.pluralkit.me/' };
const WITH_KEY = { settings: JSON.stringify({ version: 16, settings: { token: 'x' } }) };

test.each([
  [
    'somebody is followed and known',
    true,
    { entries: { ...FOLLOWING, 'persisted-cache': '{}' }, metas: SERVICE },
  ],
  ['there is a key', true, { entries: WITH_KEY, metas: SERVICE }],
  ['nobody is followed', false, { metas: SERVICE }],
  ['the followed list is damaged', false, { entries: { systems: '{"systems":' }, metas: SERVICE }],
  [
    'the data are samples',
    false,
    { entries: FOLLOWING, session: { 'frontboard-demo': '1' }, metas: SERVICE },
  ],
  ['the service is the page’s own', false, { entries: FOLLOWING, metas: { 'frontboard-service': 'self' } }],
])('where %s the service is called ahead: %s', (_, isCalled, page) => {
  expect(askedFor('/', page)).toEqual(isCalled ? ['preconnect https://api.pluralkit.me'] : []);
});

const UUID = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';
const OWN = { 'own-system': JSON.stringify({ systems: { own: { value: { id: 'ownid', uuid: UUID } } } }) };
const front = (id: string) => [`/v2/systems/${id}`, `/v2/systems/${id}/fronters`];

test.each([
  ['a system', '/lookup/system/exmpl', {}, front('exmpl')],
  [
    'a list of members',
    '/lookup/system/exmpl/members',
    {},
    ['/v2/systems/exmpl', '/v2/systems/exmpl/members', '/v2/systems/exmpl/groups?with_members=true'],
  ],
  [
    'a list of groups',
    '/lookup/system/exmpl/groups',
    {},
    ['/v2/systems/exmpl', '/v2/systems/exmpl/groups?with_members=true'],
  ],
  ['the status of those that are followed', '/status/list', FOLLOWING, front('exmpl')],
  ['the first screen', '/', FOLLOWING, front('exmpl')],
  ['another system than the own', '/lookup/system/exmpl', { ...WITH_KEY, ...OWN }, front('exmpl')],
  ['the own system', '/lookup/system/ownid', { ...WITH_KEY, ...OWN }, []],
  ['the own system by its uuid', `/lookup/system/${UUID}`, { ...WITH_KEY, ...OWN }, []],
  ['an account of Discord', '/lookup/system/466378653216014359', {}, []],
  ['a system beside an own one that is not known yet', '/lookup/system/exmpl', WITH_KEY, []],
  ['a status with a token', '/status/list', { ...FOLLOWING, ...WITH_KEY, ...OWN }, []],
  ['a status that is on the device', '/status/list', { ...FOLLOWING, 'persisted-cache': '{}' }, []],
  ['a name that the app would change', '/lookup/system/EXM-PL', {}, []],
  ['a path that is not a name', '/lookup/system/..%2F..%2Fx', {}, []],
  ['another screen', '/settings', FOLLOWING, []],
])('the page itself asks for the public data of %s', async (_, pathname, entries, paths) => {
  expect(await readEarly(pathname, entries)).toEqual(paths);
});

test('the page requests nothing early with sample data', async () => {
  expect(await readEarly('/lookup/system/exmpl', {}, { 'frontboard-demo': '1' })).toEqual([]);
});

test.each([
  ['sv-SE', 'sv-SE'],
  // A system without a language.
  ['C', undefined],
])('for the language %s, names and numbers are prepared with the locale of the app', (language, locale) => {
  const used: unknown[] = [];
  const spied = { NumberFormat: recording('format'), Collator: recording('compare') };
  function recording(method: string) {
    return function make(given: unknown) {
      used.push(given);
      return { [method]: () => {} };
    };
  }
  openPage('/lookup/system/exmpl', {}, {}, undefined, {
    navigator: { languages: [language] },
    Intl: { getCanonicalLocales: Intl.getCanonicalLocales, ...spied },
  });
  expect(used).toEqual([locale, locale]);
  inLanguages(language);
  expect(deviceLocale()).toBe(locale);
});

/** Names of systems, and the entries of a device on which they are followed. */
function following(count: number) {
  const ids = Array.from(
    { length: count },
    (_, index) => `abc${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`,
  );
  return { systems: JSON.stringify({ version: 2, systems: ids }) };
}

test('the page asks for at most 40 answers', async () => {
  expect(await readEarly('/status/list', following(26 * 26))).toHaveLength(40);
});

test('the app takes what the page has asked for, and the page asks for no more', async () => {
  const { asked, page } = openPage('/status/list', following(30));
  const taken = page.frontboardEarlyReads?.take() ?? [];
  expect(taken.map(({ url }) => url.replace('https://api.pluralkit.me/v2', '/v2'))).toEqual(asked);
  expect(await taken[0]?.answer).toMatchObject({ status: 200, text: '{}' });
  await settlePromises();
  expect(asked).toHaveLength(taken.length);
  expect(page.frontboardEarlyReads?.take()).toEqual([]);
});

test.each([
  ['failure', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refusal', async () => new Response('{}', { status: 429 })],
])('after a %s the page leaves the remaining requests to the app', async (_, answer) => {
  const { asked } = openPage('/status/list', following(5), {}, answer);
  await settlePromises();
  expect(asked).toHaveLength(1);
});

test.each([
  ['settings.tsx', 'settings'],
  ['lookup.index.tsx', 'lookup'],
  ['lookup.system.$id.tsx', 'lookup/system/*/**'],
  ['lookup.system.$id.members.tsx', 'lookup/system/*/members'],
  ['manage.members.$id.tsx', 'manage/members/*'],
  ['manage.members.$id_.groups.tsx', 'manage/members/*/groups'],
  ['__root.tsx', null],
  ['-id-guard.ts', null],
])('the file %s of a route is for the address %s', (file, address) => {
  const others = ['lookup.system.$id.members.tsx', 'manage.members.$id_.groups.tsx', 'settings.tsx'];
  expect(addressOf(file, others)).toBe(address);
});

test('an import that is marked as early names its screens, with any parameter', () => {
  const source =
    "lazy(() =>\n  // @early lookup/system/$id/**, first-run\n  import('./part.tsx').then(show))";
  expect(markedImports(source)).toEqual([
    { addresses: ['lookup/system/*/**', 'first-run'], imported: './part.tsx' },
  ]);
  expect(markedImports("import('./part.tsx'); // @early status")).toEqual([]);
});

test('the built page lists the files of each route, and the imports that are marked as early', async () => {
  const files = {
    'index.html':
      '<html><head><meta name="frontboard-screens" content=""><script src="/start.js"></script></head><script type="module" src="/src/main.ts"></script></html>',
    'src/main.ts': "import { status } from './routes/status.list.tsx'; Object.assign(window, { status });",
    'src/routes/status.list.tsx':
      "export const status = [() => import('../screen.ts'), () =>\n// @early status/list, status/$id\nimport('../part.ts'), () =>\n// @early first-run\nimport('../first.ts')];",
    'src/screen.ts': 'document.title = "Screen";',
    'src/part.ts': 'document.title = "Part";',
    'src/first.ts': 'document.title = "First";',
  };
  const output = await buildSmallApp(files, { publicDir: PUBLIC, plugins: [earlyFiles()] });
  const page = output.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const listed: ScreenFiles = JSON.parse(
    /name="frontboard-screens" content='([^']+)'/.exec(html)?.[1] ?? '{}',
  );
  const nameOf = (place: number) => listed.files[place]?.replace(/^\/assets\/|-[\w-]{8}\.js$/g, '');
  const namesOf = (list: number | null) => listed.lists[list ?? -1]?.map(nameOf).sort();
  expect(listed.screens.map(([address, list]) => [address, namesOf(list)])).toEqual([
    ['status/list', ['first', 'part', 'screen']],
    ['status/*', ['part']],
    ['first-run', ['first']],
  ]);
});

test('the build makes it one script, because the page waits for it, and names it by its hash', async () => {
  const files = {
    'index.html':
      '<html><script src="/start.js"></script><script type="module" src="/app.js"></script></html>',
    'app.js': 'document.title = "App";',
  };
  // The page of this build has none of the screens that the real one names.
  const { transformIndexHtml, ...plugin } = earlyFiles();
  const output = await buildSmallApp(files, { publicDir: PUBLIC, plugins: [plugin] });
  const sourceOf = (name: RegExp) => {
    const file = output.find(({ fileName }) => name.test(fileName));
    return file?.type === 'asset' ? String(file.source) : '';
  };
  const [address = ''] = /assets\/start-[\w-]{8}\.js/.exec(sourceOf(/^index\.html$/)) ?? [];
  const shipped = sourceOf(new RegExp(`^${address}$`));
  expect(shipped).toContain('localStorage');
  expect(shipped).toBe(script);
  expect(sourceOf(/^kept\.html$/)).toContain(`src="/${address}"`);
});

test('the app’s script takes what its imports need from the page, whose own lists follow', () => {
  const code =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["b.js","b.css","new.js"])))=>i.map(i=>d[i]);load(__vite__mapDeps([2]));load(__vite__mapDeps([1,0]))';
  const { code: shorter, screens } = nameOnce(code, SCREENS);
  expect(shorter).toBe(
    'const __vite__mapDeps=window.frontboardNeeds;load(__vite__mapDeps(0));load(__vite__mapDeps(1))',
  );
  expect(screens.files).toEqual(['/b.js', '/b.css', '/new.js', '/a.js', '/c.js', '/folders.js']);
  // The order of an import's style sheets is that of their rules.
  expect(screens.lists).toEqual([[2], [1, 0], [3], [4, 0], [5]]);
  expect(screens.screens).toEqual([
    ['settings', 2],
    ['lookup/system/*/**', 1],
    ['lookup/system/*/members', 3],
    ['first-run', 0],
    ['followed-details', 4],
  ]);

  const page: { frontboardNeeds?: (list: number) => readonly string[] } = {};
  askedFor('/settings', { metas: { 'frontboard-screens': JSON.stringify(screens) } }, page);
  expect(page.frontboardNeeds?.(1)).toEqual(['b.css', 'b.js']);
});
