import { groupRow, memberRow } from '../apps/web/src/testing/world-rows.ts';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import type { StaticFiles } from '../scripts/lib/static-files.ts';
import { expect, test, withPage } from './fixtures.ts';
import { goOffline } from './pages/offline.ts';
import { everythingStored, SettingsTokens, tokenOf } from './pages/settings-tokens.ts';
import { signIn } from './pages/signed-in.ts';
import { watchAnswers } from './watch-answers.ts';

// Only a whole browser can install an app, and not the headless shell.
test.use({ launchOptions: chromiumLaunchOptions() });
test.use({ serviceWorkers: 'allow', followed: ['exmpl'] });

/** Beside what could not be renewed. */
const LAST_KNOWN = /Showing the last known data\. .*Updated/;

const STATUS_AGE = /^Offline: showing what was known /;

/** Waits until the app is on the device and the worker controls this page. */
async function installed(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null))
    .toBe('activated');
}

test('the app starts offline from any address, with what it knows and its age', async ({
  page,
  open,
  app,
}) => {
  await open('/status/tile');
  await expect(page.locator('[data-system="exmpl"]')).toHaveAttribute('aria-busy', 'false');
  await installed(page);
  await expect(page.locator('[data-system="exmpl"]')).toHaveAttribute('aria-busy', 'false');
  const offline = await goOffline(page);
  await offline.open(`${app.url}/status/table`);
  await expect(page.locator('[data-system="exmpl"]').first()).toBeVisible();
  await expect(page.getByText(STATUS_AGE)).toBeVisible();
  for (const [path, title] of [
    ['/lookup/system/exmpl/members', 'exmpl'],
    ['/settings', 'Settings'],
    ['/switch?members=luna', 'Switch'],
    ['/debug', 'Troubleshooting'],
    ['/nothing/here', 'Page not found'],
  ] as const) {
    await offline.open(app.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (title !== 'exmpl') await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await offline.open(`${app.url}/licences`);
  await expect(page.getByRole('heading', { level: 3, name: /^react \d/ })).toBeVisible();
});

test('after a restart offline every screen for reading shows what was known, with its age', async ({
  page,
  open,
  app,
  service,
}) => {
  await signIn(page, app, service);
  const { id } = memberRow(service, 'Stoker');
  const own = memberRow(service, 'Juniper').id;
  const group = groupRow(service, 'States');
  await open('/status/tile');
  await expect(page.locator('[data-system="exmpl"]')).toHaveAttribute('aria-busy', 'false');
  await installed(page);
  const screens = [
    ['/lookup/system/ferry/members', 'Stoker', LAST_KNOWN],
    ['/lookup/system/exmpl/fronters', 'Juniper', LAST_KNOWN],
    [`/lookup/member/${id}`, 'Stoker', LAST_KNOWN],
    [`/lookup/group/${group.id}`, 'In port', LAST_KNOWN],
    ['/switch', 'Juniper', /Last known 1\d minutes ago/],
    ['/manage/members', 'Harbour', /^From PluralKit 1\d minutes ago/],
    [`/lookup/member/${own}`, 'Kitchen crew', LAST_KNOWN],
    [`/lookup/group/${groupRow(service, 'kitchen').id}`, 'Juniper', LAST_KNOWN],
    ['/status/list', 'Lantern House', STATUS_AGE],
  ] as const;
  const main = page.getByRole('main');
  for (const [path, known] of screens) {
    const answered = watchAnswers(page, /^\/v2\//);
    await page.goto(app.url + path);
    await expect(main.getByText(known).first()).toBeVisible();
    // Also what was shown from the device before its answer came.
    await answered();
    await expect.poll(() => everythingStored(page)).toContain(known);
    // They are read after the rest, and the next page would abort their request.
    if (path === '/switch') await expect.poll(() => everythingStored(page)).toContain('"part":"newest"');
    // Switch has stored the names of some members by itself.
    if (path === '/manage/members')
      for (const kind of ['own-members', 'own-groups'])
        await expect.poll(() => everythingStored(page)).toContain(`"kind":"${kind}"`);
  }
  await page.goto(`${app.url}/manage/system`);
  for (const kind of ['own-profile', 'own-config'])
    await expect.poll(() => everythingStored(page)).toContain(`"kind":"${kind}"`);
  const offline = await goOffline(page);
  await page.clock.setSystemTime(Date.now() + 600_000);
  for (const [path, known, age] of screens) {
    await test.step(path, async () => {
      await offline.open(app.url + path);
      await expect(main.getByText(known).first()).toBeVisible();
      await expect(main.getByText(age).first()).toBeVisible();
    });
  }

  await test.step('forms open with what is known, and say that saving has to wait', async () => {
    for (const path of ['/manage/system', `/manage/members/${own}`, '/manage/members/new']) {
      await offline.open(app.url + path);
      const form = main.getByRole('form').first();
      await expect(form.getByText('You can save when PluralKit can be reached.')).toBeVisible();
    }
    await offline.open(`${app.url}/manage/system`);
    await expect(main.getByText(LAST_KNOWN)).toHaveCount(2);
    await expect(main.getByRole('textbox', { name: 'Pronouns' })).toHaveValue('they/them');
    await expect(main.getByRole('form', { name: 'Settings in PluralKit' })).toBeVisible();
  });

  await test.step('screens say so if data was never loaded or is not stored', async () => {
    for (const [path, said] of [
      ['/lookup/system/brook/members', 'This isn’t known on this device yet.'],
      [`/lookup/member/${memberRow(service, 'Purser').id}`, 'This isn’t known on this device yet.'],
      ['/lookup/system/ferry/fronters', 'only for the systems you follow'],
    ] as const) {
      await offline.open(app.url + path);
      await expect(main.getByText(said, { exact: false }).first()).toBeVisible();
    }
  });

  await offline.open(`${app.url}/switch`);
  const recent = main.getByRole('region', { name: 'Recent switches' });
  await expect(recent.locator('[data-switch]').first()).toContainText('Juniper');
  await expect(recent.getByText(/^From PluralKit 1\d minutes ago/)).toBeVisible();
  await offline.open(`${app.url}/lookup/system/ferry/members`);
  await expect(main.getByText(LAST_KNOWN).first()).toBeVisible();
  await offline.end();
  await expect(main.getByText(LAST_KNOWN)).toHaveCount(0);
  await expect(main.getByText('Stoker').first()).toBeVisible();
});

test('it can be installed: name, icons that exist, shortcuts and a share target that lead somewhere', async ({
  page,
  open,
  app,
}) => {
  await open('/status/tile');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(app.url + href)).json();
  expect(manifest).toMatchObject({ name: 'Frontboard', display: 'standalone', start_url: '/', scope: '/' });
  for (const { src } of manifest.icons) expect((await page.request.get(app.url + src)).status()).toBe(200);
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  for (const { url, name } of manifest.shortcuts) {
    await page.goto(app.url + url);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const { action, params } = manifest.share_target;
  const shared = new URLSearchParams({ [params.text]: 'https://dash.pluralkit.me/profile/s/exmpl' });
  await page.goto(`${app.url}${action}?${shared}`);
  await expect(page.getByRole('main').getByText('exmpl').first()).toBeVisible();
});

/** The same app in the form of a newer version: another page, and a worker that knows it. */
function newer(files: StaticFiles): StaticFiles {
  return withPage(files, (html) =>
    html.replace('</head>', '<meta name="frontboard-test" content="newer"></head>'),
  );
}

test('a newer version waits for the person, and another tab says so', async ({
  page,
  open,
  app,
  files,
  context,
}) => {
  await open('/status/tile');
  await expect(page.locator('[data-system="exmpl"]')).toHaveAttribute('aria-busy', 'false');
  await installed(page);
  const other = await context.newPage();
  await other.goto(`${app.url}/settings`);
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  app.replaceFiles(newer(files));
  await page.reload();
  const banner = page.getByText('A newer version of Frontboard is ready.', { exact: false });
  await expect(banner).toBeVisible();
  await expect(page.locator('meta[name="frontboard-test"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Load it now' }).first().click();
  await expect(page.locator('meta[name="frontboard-test"]')).toHaveCount(1);
  await expect(other.getByText('was updated in another tab', { exact: false })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('the offer of a newer version says what it costs with a token for this session only, and can wait', async ({
  page,
  open,
  app,
  files,
  service,
}) => {
  await open('/settings');
  await installed(page);
  const tokens = new SettingsTokens(page);
  await tokens.add(tokenOf(service, 'tidal'));
  await tokens.add(tokenOf(service, 'exmpl'), { isSessionOnly: true });
  // The removed token need not be the one in use.
  await tokens.account('Tidepool').getByRole('button', { name: 'Use Tidepool' }).click();
  await expect(tokens.account('Tidepool')).toContainText('The token works');
  app.replaceFiles(newer(files));
  const banner = page.getByText('A newer version of Frontboard is ready.', { exact: false });
  // A newer version whose files could not all be fetched is installed when the browser looks again.
  await expect
    .poll(async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => {}));
      return banner.count();
    })
    .toBe(1);
  await expect(banner).toContainText('forgets every session-only token');
  await expect(banner).not.toContainText('is kept');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(banner).toHaveCount(0);
  await expect(tokens.account('Lantern House')).toContainText('Only for this session.');
});
