import { recordSwitch } from '../apps/web/src/testing/world-rows.ts';
import { expect, storedDocument, test } from './fixtures.ts';
import { SettingsTokens, tokenOf } from './pages/settings-tokens.ts';
import { StatusPage } from './pages/status-page.ts';

test.use({ followed: ['exmpl', 'brook'] });

test('one of two tabs fetches, and both show the same', async ({ page, context, open, app, service }) => {
  const first = new StatusPage(page);
  await open('/status/tile');
  await first.waitForFronts('exmpl', 'brook');
  // Once it is stored, a second page sends no request before its code runs.
  for (const part of ['fronters', 'systems'])
    for (const id of ['exmpl', 'brook'])
      await expect.poll(() => storedDocument(page, 'persisted-cache')).toHaveProperty(`${part}.${id}`);
  const otherPage = await context.newPage();
  const second = new StatusPage(otherPage);
  service.forgetRequests();
  await otherPage.goto(`${app.url}/status/list`);
  await second.waitForFronts('exmpl', 'brook');
  recordSwitch(service, 'exmpl', []);
  await second.refresh();
  await expect(first.system('exmpl')).toContainText('Switched out');
  await expect(second.system('exmpl')).toContainText('Switched out');
  // Only what Refresh asks for, and once: neither the start of the second tab nor its Refresh has asked as well.
  const paths = () => service.requests().map(({ path }) => path.replace('/v2/systems/', ''));
  await expect.poll(() => paths().toSorted()).toEqual(['brook', 'brook/fronters', 'exmpl', 'exmpl/fronters']);
});

test('when the fetching tab closes the other takes over', async ({ page, context, open, app, service }) => {
  await open('/status/tile');
  await new StatusPage(page).waitForFronts('exmpl');
  const otherPage = await context.newPage();
  const other = new StatusPage(otherPage);
  await otherPage.goto(`${app.url}/status/tile`);
  await other.waitForFronts('exmpl');
  await page.close();
  recordSwitch(service, 'exmpl', []);
  await other.refresh();
  await expect(other.system('exmpl')).toContainText('Switched out');
});

test('followed systems, display options and the active token are the same in every tab, and no change is lost', async ({
  page,
  context,
  open,
  app,
  service,
}) => {
  await open('/status/tile');
  const status = new StatusPage(page);
  await status.waitForFronts('exmpl');
  const otherPage = await context.newPage();
  await otherPage.goto(`${app.url}/manage/add`);
  await otherPage.getByRole('textbox', { name: 'System ID, UUID or Discord ID' }).fill('drift');
  await expect(otherPage.getByRole('button', { name: 'Follow', exact: true })).toBeEnabled();
  await otherPage.keyboard.press('Enter');
  await status.waitForFronts('drift');

  await otherPage.goto(`${app.url}/settings`);
  await otherPage.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await storedDocument(page, 'systems')).toEqual({ version: 2, systems: ['exmpl', 'brook', 'drift'] });

  await otherPage.getByRole('switch', { name: /^Discreet/ }).press('Space');
  await expect(status.system('exmpl')).not.toContainText('Juniper');
  await otherPage.getByRole('switch', { name: /^Discreet/ }).press('Space');
  await expect(status.system('exmpl')).toContainText('Juniper');

  await page.getByRole('link', { name: 'Switch', exact: true }).first().click();
  const front = page.getByRole('region', { name: 'Fronting now' });
  await expect(page.getByRole('heading', { level: 1, name: 'Switch' })).toBeVisible();
  await expect(front).toBeHidden();
  await new SettingsTokens(otherPage).add(tokenOf(service, 'exmpl'));
  await expect(front).toContainText('Juniper');
  await otherPage.getByRole('button', { name: /^Forget the token/ }).click();
  await expect(front).toBeHidden();

  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await otherPage.getByRole('switch', { name: /^Quiet hours/ }).press('Space');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('22:00');
  await otherPage.getByLabel('From', { exact: true }).fill('23:30');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('23:30');
});
