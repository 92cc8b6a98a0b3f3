import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { memberRow, recordSwitch, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, remember, test } from './fixtures.ts';
import { followLink } from './pages/follow-link.ts';
import { signIn } from './pages/signed-in.ts';
import { StatusPage } from './pages/status-page.ts';
import { nextFrames } from './resize.ts';

const TRUSTED = 'https://cdn.pluralkit.me';
const ELSEWHERE = 'https://pictures.example';
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test.use({ serviceWorkers: 'allow', followed: ['exmpl', 'brook'] });

/** Records the origin of all requests of the context, the worker included; all other hosts answer with one dot. */
async function noteOrigins(context: BrowserContext): Promise<Set<string>> {
  const origins = new Set<string>();
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') origins.add(origin);
  });
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
  return origins;
}

/** Waits until the screen is loaded and none of its visible pictures is in flight. */
async function picturesSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
}

test('the app sends requests only to its own origin, the service and the chosen hosts of pictures', async ({
  page,
  context,
  open,
  app,
  service,
}) => {
  const luna = memberRow(service, 'Luna');
  luna.avatar_url = `${TRUSTED}/luna.png`;
  luna.description = `Hello ![x](https://described.example/x.png)`;
  systemRow(service, 'exmpl').avatar_url = `${ELSEWHERE}/house.png`;
  systemRow(service, 'exmpl').banner = `${ELSEWHERE}/banner.png`;
  recordSwitch(service, 'exmpl', [luna.id]);
  const origins = await noteOrigins(context);
  const home = [app.url, service.url];
  await signIn(page, app, service);

  for (const [images, hosts] of [
    ['none', []],
    ['trusted', [TRUSTED]],
  ] as const) {
    await test.step(`pictures: ${images}`, async () => {
      await remember(page, app, { preferences: { version: 1, images } });
      await open('/status/tile');
      await new StatusPage(page).waitForFronts('exmpl', 'brook');
      await page.goto(`${app.url}/lookup/member/${luna.id}`);
      await picturesSettled(page);
      await expect.poll(() => [...origins].sort()).toEqual([...home, ...hosts].sort());
    });
  }

  await test.step('pictures: all, on every main screen', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await remember(page, app, { preferences: { version: 1, images: 'all' } });
    await page.goto(`${app.url}/status/tile`);
    await picturesSettled(page);
    // Two in a row never have the same title.
    for (const path of [
      '/lookup',
      '/status/table',
      '/lookup/system/exmpl/members',
      '/switch',
      '/lookup/system/exmpl/fronters',
      '/manage',
      '/lookup/system/exmpl/history',
      '/manage/system',
      '/manage/members',
      '/manage/servers',
      '/settings',
      '/debug',
    ]) {
      await followLink(page, path);
      await picturesSettled(page);
    }
    await expect.poll(() => [...origins].sort()).toEqual([...home, TRUSTED, ELSEWHERE].sort());
    await expect.poll(() => context.serviceWorkers().length).toBe(1);
  });
});

test('the page has a policy: no foreign script, no elements from text, no requests to other hosts', async ({
  page,
  open,
  app,
  files,
  service,
  incidents,
}) => {
  incidents.allow(/./);
  await open('/status/tile');
  await new StatusPage(page).waitForFronts('exmpl');
  const policyOf = (html: string) =>
    /Content-Security-Policy"\s+content="([^"]*)"/
      .exec(html)?.[1]
      ?.split('; ')
      .filter((rule) => !/^(?:connect|img)-src /.test(rule));
  const built = new TextDecoder().decode(files.get('/index.html')?.body);
  const served = await (await page.request.get(`${app.url}/status/tile`)).text();
  expect(policyOf(built)).toContain("require-trusted-types-for 'script'");
  expect(policyOf(served)).toEqual(policyOf(built));
  expect(served).toContain(`connect-src 'self' ${service.url}`);
  expect(served).toContain(`img-src 'self' ${service.url} https: data:`);
  const refused = await page.evaluate(async () => {
    const attempt = async (deed: () => unknown) => {
      try {
        // The test's own evaluation is exempt from the rules for code; what the page does later is not.
        await new Promise((resolve) => setTimeout(resolve));
        await deed();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    return {
      element: await attempt(() => {
        document.createElement('div').innerHTML = '<b>bold</b>';
      }),
      code: await attempt(() => new Function('return 1')()),
      word: await attempt(() => fetch('https://elsewhere.example/')),
      rules: await attempt(() =>
        (
          window as { trustedTypes?: { createPolicy(name: string, rules: object): object } }
        ).trustedTypes?.createPolicy('another', { createHTML: (text: string) => text }),
      ),
    };
  });
  expect(refused).toEqual({ element: 'refused', code: 'refused', word: 'refused', rules: 'refused' });
  // The check of every journey has caught each of them.
  await expect.poll(() => incidents.seen.length).toBeGreaterThanOrEqual(3);
});

test('the files of a screen are requested with those of the app, before any of them runs', async ({
  page,
  app,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Nothing of the app arrives: all requests come from the page itself.
  await page.route('**/assets/index-*.js', (route) => route.abort());
  for (const [path, files] of [
    ['/', ['first-run-screen']],
    ['/status/table', ['table-layout']],
    ['/settings', ['settings']],
    ['/switch', ['switch', 'restore-own']],
    ['/lookup/system/exmpl/members', ['browse-looked-up', 'browse']],
    ['/manage/groups/exmpl/members', ['manage.groups._id_.members']],
  ] as const) {
    asked.length = 0;
    await page.goto(app.url + path);
    for (const file of files)
      await expect
        .poll(() => asked.filter((url) => url.startsWith(`/assets/${file}-`)), path)
        .not.toHaveLength(0);
  }
});

for (const [what, path, most] of [
  ['a looked-up list', '/lookup/system/exmpl/members', 190],
  ['a system', '/lookup/system/exmpl/fronters', 250],
  ['a member', '/lookup/member/lunas', 250],
] as const)
  test(`the scripts that the page names for ${what} before the app runs are at most ${most} kB`, async ({
    page,
    app,
  }) => {
    // Nothing of the app runs: the page and its first script have named everything once it is loaded.
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(app.url + path);
    const named = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('script[src], link[rel="modulepreload"]')].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
      ),
    );
    const scripts = [...new Set(named)];
    for (const file of ['index', 'start', 'browse', 'browse-looked-up'])
      expect(scripts).toContainEqual(expect.stringMatching(`^/assets/${file}-`));
    // A list is shown before it can be searched.
    if (most === 190) expect(scripts).not.toContainEqual(expect.stringMatching('^/assets/search-'));
    const sizes = scripts.map(async (url) => {
      const script = await page.request.get(app.url + url);
      return brotliCompressSync(await script.body()).length;
    });
    const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    expect(bytes).toBeLessThanOrEqual(most * 1024);
  });

test('the styles of a screen apply before it is shown, however late they arrive, and after those of the app', async ({
  page,
  app,
}) => {
  const sheet = /\/assets\/settings-[^/]*\.css$/;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(sheet, async (route) => {
    await held;
    await route.continue();
  });
  // The page counts as loaded only with its style sheets.
  const arrived = page.waitForResponse(/\/assets\/settings-[^/]*\.js$/);
  await page.goto(`${app.url}/settings`, { waitUntil: 'commit' });
  await expect(page.getByRole('navigation').first()).toBeVisible();
  // All code of the screen has run: only its styles are missing.
  await page.evaluate((url) => import(url), (await arrived).url());
  await nextFrames(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const hrefs = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(hrefs).toContainEqual(expect.stringMatching(sheet));

  // The rules of the app come before those of the screen.
  for (const path of ['/settings', '/switch', '/lookup/system/exmpl/members']) {
    await page.goto(app.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets[0], path).toMatch(/\/assets\/index-/);
  }
});
