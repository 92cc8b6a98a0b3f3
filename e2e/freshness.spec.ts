import { recordSwitch } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { StatusPage } from './pages/status-page.ts';

test.use({ followed: ['exmpl', 'brook'] });

test('while the service answers with HTML pages that hide behind CORS, cached data stays with its age, and is fetched again afterwards', async ({
  page,
  open,
  service,
}) => {
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('exmpl', 'brook');
  const shown = await status.system('exmpl').innerText();
  service.breakWith({ kind: 'html', status: 503, cors: false });
  await status.refresh();
  await expect(page.getByText(/^PluralKit isn’t answering: showing what was known/)).toBeVisible();
  // The text of a tile counts once its first frame has found it in sight.
  await expect.poll(() => status.system('exmpl').innerText()).toContain(shown);
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
  const shown = await status.system('exmpl').innerText();
  await context.setOffline(true);
  await expect(page.getByText(/^Offline: showing what was known/)).toBeVisible();
  await expect(status.system('exmpl')).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => status.system('exmpl').innerText()).toContain(shown);
  await context.setOffline(false);
  service.breakWith({ kind: 'drop' });
  await page.reload();
  await expect(status.system('exmpl')).toHaveAttribute('aria-busy', 'false');
  // The text of a tile counts once its first frame has found it in sight.
  await expect.poll(() => status.system('exmpl').innerText()).toContain(shown);
  await context.setOffline(true);
  await expect(page.getByText(/^Offline: showing what was known/)).toBeVisible();
  recordSwitch(service, 'exmpl', []);
  service.mend();
  await context.setOffline(false);
  await status.refresh();
  await expect(status.system('exmpl')).toContainText('Switched out');
});
