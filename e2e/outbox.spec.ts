import { putToken } from '@frontboard/sandbox';
import { expect, type Service, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';
import { StatusPage } from './pages/status-page.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';
import { systemRow } from './world.ts';

const CREATES = { method: 'POST', path: '/switches' };

/** How often the service was asked to make a switch. */
function creates(service: Service): number {
  return service.requests().filter(({ method, path }) => method === 'POST' && path.includes('/switches'))
    .length;
}

/** The newest switch is the one that was tapped between two moments, and it is the only new one. */
function expectSentOnce(
  service: Service,
  before: { readonly count: number },
  tap: { readonly fromMs: number; readonly toMs: number },
): void {
  const { count, atMs } = latestSwitch(service);
  expect(count).toBe(before.count + 1);
  expect(atMs).toBeGreaterThanOrEqual(tap.fromMs);
  expect(atMs).toBeLessThanOrEqual(tap.toMs);
}

/** Switches to Wren, who is not in front in the sample world. Returns between which moments that was tapped. */
async function switchToWren(screen: SwitchPage): Promise<{ fromMs: number; toMs: number }> {
  await screen.choose('Wren');
  const fromMs = Date.now();
  await screen.switchButton.click();
  await expect(screen.outbox).toContainText('Switched to Wren');
  return { fromMs, toMs: Date.now() };
}

test.beforeEach(async ({ page, app, service }) => {
  await signIn(page, app, service);
});

test('a switch made offline waits, and is recorded once at the moment it was tapped', async ({
  page,
  context,
  open,
  service,
}) => {
  const screen = new SwitchPage(page);
  await open('/switch');
  await screen.loaded();
  const before = latestSwitch(service);
  await context.setOffline(true);
  const tap = await switchToWren(screen);
  await expect(screen.outbox).toContainText('Waiting to be sent');
  await expect(screen.outbox).toContainText('This device is offline');
  await expect(screen.fronting).toContainText('Wren');
  await context.setOffline(false);
  await expect(screen.outbox).toContainText('Recorded');
  expectSentOnce(service, before, tap);
});

test('a waiting switch survives a reload and is sent from another screen', async ({
  page,
  open,
  service,
}) => {
  const screen = new SwitchPage(page);
  await open('/switch');
  await screen.loaded();
  const before = latestSwitch(service);
  service.breakWith({ kind: 'drop', match: CREATES });
  const tap = await switchToWren(screen);
  await expect(screen.outbox).toContainText('Waiting to be sent');
  await page.reload();
  await expect(screen.outbox).toContainText('Switched to Wren');
  expect(latestSwitch(service).count).toBe(before.count);
  await open('/settings');
  service.mend();
  await expect.poll(() => latestSwitch(service).count, { timeout: 15_000 }).toBe(before.count + 1);
  expectSentOnce(service, before, tap);
});

test('a switch whose answers are lost is asked for again and made once', async ({ page, open, service }) => {
  const screen = new SwitchPage(page);
  await open('/switch');
  await screen.loaded();
  const before = latestSwitch(service);
  service.breakWith({ kind: 'lost-answer', match: CREATES, times: 2 });
  const tap = await switchToWren(screen);
  await expect(screen.outbox).toContainText('Recorded', { timeout: 15_000 });
  // Browsers repeat a request of their own accord when a kept connection breaks, so it may be more than ours.
  expect(creates(service)).toBeGreaterThan(1);
  expectSentOnce(service, before, tap);
});

test('two pages show the same waiting switches, and each is sent once', async ({
  page,
  context,
  open,
  app,
  service,
}) => {
  const first = new SwitchPage(page);
  await open('/switch');
  await first.loaded();
  const otherPage = await context.newPage();
  const second = new SwitchPage(otherPage);
  await otherPage.goto(`${app.url}/switch`);
  await second.loaded();
  const before = latestSwitch(service);
  await context.setOffline(true);
  await switchToWren(second);
  await expect(first.outbox).toContainText('Switched to Wren');
  await expect(first.outbox).toContainText('Waiting to be sent');
  await first.choose('Quill');
  await first.switchButton.click();
  await expect(second.outbox.getByRole('listitem')).toHaveCount(2);
  await context.setOffline(false);
  await expect(first.outbox.getByText('Recorded')).toHaveCount(2);
  await expect(second.outbox.getByText('Recorded')).toHaveCount(2);
  expect(latestSwitch(service).count).toBe(before.count + 2);
  expect(creates(service)).toBe(2);
});

test('a switch outlives a refused key and is sent with the new one of the same system', async ({
  page,
  open,
  service,
}) => {
  const screen = new SwitchPage(page);
  await open('/switch');
  await screen.loaded();
  const before = latestSwitch(service);
  const { state } = service.sandbox;
  const [former] = service.sandbox.tokens;
  state.tokens.delete(former?.token ?? '');
  await screen.choose('Wren');
  const fromMs = Date.now();
  await screen.switchButton.click();
  await expect(page.getByText('PluralKit API Token Is Incorrect')).toBeVisible();
  const toMs = Date.now();
  const renewed = 'NOT+A+REAL+TOKEN/renewed'.padEnd(64, 'x');
  putToken(state, { token: renewed, system: systemRow(service, 'exmpl').uuid, label: 'Renewed' });
  await page.getByLabel('Token').fill(renewed);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect.poll(() => latestSwitch(service).count, { timeout: 15_000 }).toBe(before.count + 1);
  expectSentOnce(service, before, { fromMs, toMs });
});

test('a switch that is taken back is gone, even when that answer is lost', async ({
  page,
  open,
  service,
}) => {
  const screen = new SwitchPage(page);
  await open('/switch');
  await screen.loaded();
  const before = latestSwitch(service);
  await switchToWren(screen);
  await expect(screen.outbox).toContainText('Recorded');
  service.breakWith({ kind: 'lost-answer', match: { method: 'DELETE' }, times: 1 });
  await screen.outbox.getByRole('button', { name: 'Undo: Switched to Wren' }).click();
  await expect(screen.outbox).toHaveCount(0, { timeout: 15_000 });
  expect(latestSwitch(service)).toEqual(before);
  await expect(screen.fronting).not.toContainText('Wren');
});

test.describe('with the own system followed', () => {
  test.use({ followed: ['exmpl'] });

  test('the status screen shows a switch as soon as it is recorded', async ({ page, open, service }) => {
    const screen = new SwitchPage(page);
    await open('/switch');
    await screen.loaded();
    await switchToWren(screen);
    await expect(screen.outbox).toContainText('Recorded');
    // Nothing that is asked from here on is answered.
    service.breakWith({ kind: 'drop' });
    await page.getByRole('link', { name: 'Status' }).first().click();
    await expect(new StatusPage(page).system('exmpl')).toContainText('Wren');
  });
});
