import { expectNoBarrier, expectToFitNarrowScreen } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { logIn } from './pages/log-in.ts';

// A colour half way through a transition is no finding.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.use({ followed: ['exmpl', 'tidal', 'drift', 'sprout', 'polyg', 'gonezz'] });

const SCREENS = [
  '/status/tile',
  '/status/list',
  '/status/table',
  '/manage',
  '/manage/add',
  '/settings',
  '/switch',
  '/debug',
  '/lookup',
  '/nothing/here',
];

for (const screens of [SCREENS.slice(0, 3), SCREENS.slice(3)]) {
  test(`no barrier, and nothing wider than 320 pixels, on ${screens.join(', ')}`, async ({ page, open }) => {
    for (const path of screens) {
      await test.step(path, async () => {
        await open(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [data-system][aria-busy="true"]')).toHaveCount(0, {
          timeout: 15_000,
        });
        await expectNoBarrier(page);
        await expectToFitNarrowScreen(page);
      });
    }
  });
}

test('no barrier in the details and the display options', async ({ page, open }) => {
  await open('/status/tile');
  const system = page.locator('[data-system="exmpl"]');
  await expect(system).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
  await system.getByRole('button').first().click();
  await expect((await openedDialog(page)).getByRole('button', { name: 'Copy ID' })).toBeVisible();
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Display options' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expectNoBarrier(page);
});

test('someone new meets no barrier either', async ({ page, app }) => {
  await page.goto(`${app.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Frontboard' })).toBeVisible();
  await expectNoBarrier(page);
});

test('nothing of the own system is wider than a screen of 320 pixels', async ({ page, app, service }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, app, service);
  for (const [path, shown] of [
    ['/manage/system', 'Description'],
    ['/manage/members', 'New member'],
    ['/manage/members/new', 'Proxy tags'],
    ['/manage/groups/new', 'Description'],
    ['/manage/servers', 'Add a server'],
    ['/switch', 'Next front'],
    ['/debug', 'Storage'],
  ] as const) {
    await page.goto(app.url + path);
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content, path).toBeLessThanOrEqual(screen ?? 0);
  }
});
