import { recordSwitch, renameSystemId, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, storedDocument, test } from './fixtures.ts';
import { StatusPage } from './pages/status-page.ts';

test.use({ followed: ['exmpl', 'brook'] });

test('a switch made elsewhere is shown after Refresh', async ({ page, open, service }) => {
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('exmpl');
  recordSwitch(service, 'exmpl', []);
  await page.waitForTimeout(1_100);
  await status.refresh();
  await expect(status.system('exmpl')).toContainText('Switched out');
});

test('fronters are fetched again after their interval', async ({ page, open, service }) => {
  const status = new StatusPage(page);
  await page.clock.install();
  await open('/status/tile');
  await status.waitForFronts('exmpl', 'brook');
  service.forgetRequests();
  await page.clock.fastForward('04:00');
  await page.waitForTimeout(500);
  expect(service.requests().filter(({ path }) => path.endsWith('/fronters'))).toEqual([]);
  await page.clock.fastForward('01:30');
  await expect.poll(() => service.requests().filter(({ path }) => path.endsWith('/fronters')).length).toBe(2);
  expect(service.requests().filter(({ path }) => path.endsWith('/exmpl'))).toEqual([]);
});

for (const [name, rule] of [
  ['answers with errors', { kind: 'status', status: 500 }],
  ['answers with HTML pages that hide behind CORS', { kind: 'html', status: 503, cors: false }],
] as const) {
  test(`while the service ${name}, cached data stays with its age, and is fetched again afterwards`, async ({
    page,
    open,
    service,
  }) => {
    const status = new StatusPage(page);
    await open('/status/tile');
    await status.waitForFronts('exmpl', 'brook');
    const shown = await status.system('exmpl').innerText();
    service.breakWith(rule);
    await status.refresh();
    await expect(page.getByText(/^PluralKit isn’t answering: showing what was known/)).toBeVisible({
      timeout: 20_000,
    });
    // The text of a tile counts once its first frame has found it in sight.
    await expect.poll(() => status.system('exmpl').innerText(), { timeout: 2_000 }).toContain(shown);
    recordSwitch(service, 'exmpl', []);
    service.mend();
    await expect(status.system('exmpl')).toContainText('Switched out', { timeout: 30_000 });
    await expect(page.getByText(/^Updated/)).toBeVisible();
  });
}

test('a pause of the service is explained and observed', async ({ page, open, service }) => {
  const status = new StatusPage(page);
  service.breakWith({ kind: 'rate-limit', ms: 500, times: 4 });
  await open('/status/tile');
  await expect(page.getByText(/^PluralKit asks us to slow down/)).toBeVisible();
  await status.waitForFronts('exmpl', 'brook');
  await expect(page.getByText(/^Updated/)).toBeVisible();
});

test('offline, the app says so, shows the last known data, and fetches what is stale when the connection is restored', async ({
  page,
  context,
  open,
  service,
}) => {
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('exmpl', 'brook');
  await context.setOffline(true);
  await expect(page.getByText(/^Offline: showing what was known/)).toBeVisible();
  await expect(status.system('exmpl')).toHaveAttribute('aria-busy', 'false');
  recordSwitch(service, 'exmpl', []);
  await page.waitForTimeout(1_100);
  await context.setOffline(false);
  await status.refresh();
  await expect(status.system('exmpl')).toContainText('Switched out');
});

test('a second visit shows everything at once while the service cannot be reached', async ({
  page,
  open,
  service,
}) => {
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('exmpl', 'brook');
  const shown = await status.system('exmpl').innerText();
  service.breakWith({ kind: 'drop' });
  await page.reload();
  await expect(status.system('exmpl')).toHaveAttribute('aria-busy', 'false', { timeout: 2_000 });
  // The text of a tile counts once its first frame has found it in sight.
  await expect.poll(() => status.system('exmpl').innerText(), { timeout: 2_000 }).toContain(shown);
});

test('a system that stops sharing its front shows that, and its cached front is deleted', async ({
  page,
  open,
  service,
}) => {
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('brook');
  const system = systemRow(service, 'brook');
  system.privacy.front_privacy = 'private';
  await page.waitForTimeout(1_100);
  await status.refresh();
  await expect(status.system('brook')).toContainText('Hasn’t shared who is fronting');
  await page.reload();
  await expect(status.system('brook')).toContainText('Hasn’t shared who is fronting');
  const cache = await page.evaluate(() => localStorage.getItem('persisted-cache') ?? '');
  const members = [...service.sandbox.state.members.values()].filter(
    (member) => member.system === system.uuid,
  );
  expect(members.length).toBeGreaterThan(3);
  for (const { uuid } of members) expect(cache).not.toContain(uuid);
});

test('a system with a new name shows that name', async ({ page, open, service }) => {
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('brook');
  systemRow(service, 'brook').name = 'Brook, renamed';
  await page.waitForTimeout(1_100);
  await status.refresh();
  await expect(status.system('brook')).toContainText('Brook, renamed');
});

test('a system whose id has changed is still followed, under its new id', async ({ page, open, service }) => {
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('brook');
  renameSystemId(service, 'brook', 'rivers');
  await page.waitForTimeout(1_100);
  await status.refresh();
  await status.waitForFronts('rivers');
  await expect(status.system('brook')).toHaveCount(0);
  expect(await storedDocument(page, 'systems')).toEqual({ version: 2, systems: ['exmpl', 'rivers'] });
});

test('a deleted system shows as gone, and its copies are deleted', async ({ page, open, service }) => {
  const status = new StatusPage(page);
  await open('/status/tile');
  await status.waitForFronts('brook');
  service.breakWith({
    kind: 'status',
    status: 404,
    match: { path: '/systems/(brook|[0-9a-f-]{36})' },
    body: { message: 'System not found.', code: 20001 },
  });
  await page.waitForTimeout(1_100);
  await status.refresh();
  await expect(status.system('brook')).toContainText('This system no longer exists');
  await page.reload();
  await expect(status.system('brook')).toContainText('This system no longer exists');
});
