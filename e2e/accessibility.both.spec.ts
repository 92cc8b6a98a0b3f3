import AxeBuilder from '@axe-core/playwright';
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

for (const theme of ['light', 'dark'] as const) {
  for (const path of SCREENS) {
    test(`axe finds nothing on ${path} in the ${theme} theme`, async ({ page, open }) => {
      await open(`${path}#${theme}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const busy of await page.locator('[data-system]').all()) {
        await expect(busy).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  }

  test(`axe finds nothing in the details and the display options in the ${theme} theme`, async ({
    page,
    open,
  }) => {
    await open(`/status/tile#${theme}`);
    const system = page.locator('[data-system="exmpl"]');
    await expect(system).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
    await system.getByRole('button').first().click();
    await expect((await openedDialog(page)).getByRole('button', { name: 'Copy ID' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Display options' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  });
}

test('someone new meets no barrier either', async ({ page, app }) => {
  await page.goto(`${app.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Frontboard' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
});

for (const path of ['/status/tile', '/status/list', '/status/table', '/manage', '/settings']) {
  test(`nothing on ${path} is wider than a screen of 320 pixels`, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(500);
    const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(screen ?? 0);
  });
}

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
