import type { Locator } from '@playwright/test';
import { recordSwitch } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { StatusPage } from './pages/status-page.ts';

test.use({ followed: ['exmpl', 'brook'] });

/** The tile of `exmpl` shows who fronts in the world of the test. */
async function expectKnown(tile: Locator): Promise<void> {
  for (const text of ['Lantern House', 'they/them', 'Juniper 🌿', 'she/her', 'Moss', 'moss/mosself'])
    await expect(tile).toContainText(text);
}

test('while the service answers with HTML pages that hide behind CORS, cached data stays with its age, and is fetched again afterwards', async ({
  page,
  open,
  service,
}) => {
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('exmpl', 'brook');
  await expectKnown(status.system('exmpl'));
  service.breakWith({ kind: 'html', status: 503, cors: false });
  await status.refresh();
  await expect(page.getByText(/^PluralKit isn’t answering: showing what was known/)).toBeVisible();
  await expectKnown(status.system('exmpl'));
  recordSwitch(service, 'exmpl', []);
  service.mend();
  await expect(status.system('exmpl')).toContainText('Switched out');
  await expect(page.getByText(/^Updated/)).toBeVisible();
});

test('offline, and on a second visit while the service cannot be reached, the last known data is shown, and fetched again once it can be reached', async ({
  page,
  context,
  open,
  service,
}) => {
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('exmpl', 'brook');
  await expectKnown(status.system('exmpl'));
  await context.setOffline(true);
  await expect(page.getByText(/^Offline: showing what was known/)).toBeVisible();
  await expect(status.system('exmpl')).toHaveAttribute('aria-busy', 'false');
  await expectKnown(status.system('exmpl'));
  await context.setOffline(false);
  service.breakWith({ kind: 'drop' });
  await page.reload();
  await expect(status.system('exmpl')).toHaveAttribute('aria-busy', 'false');
  await expectKnown(status.system('exmpl'));
  await context.setOffline(true);
  await expect(page.getByText(/^Offline: showing what was known/)).toBeVisible();
  recordSwitch(service, 'exmpl', []);
  service.mend();
  await context.setOffline(false);
  await status.refresh();
  await expect(status.system('exmpl')).toContainText('Switched out');
});
