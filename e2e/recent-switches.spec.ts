import { insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { memberRow, recordSwitch, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, test } from './fixtures.ts';
import { MINUTE_MS, openRecentSwitches } from './pages/recent-switches.ts';
import { signIn } from './pages/signed-in.ts';
import { resizeTo } from './resize.ts';

test.beforeEach(async ({ page, app, service, world, open }) => {
  await signIn(page, app, service);
  if (world === 'demo') await openRecentSwitches(page, service, open);
});

test('the newest switches are listed with who, when and how long, and more on demand', async ({ page }) => {
  const rows = page.locator('[data-switch]');
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(0)).toContainText('Switch-out');
  await expect(rows.nth(0)).toContainText(/10 minutes so far/);
  await expect(rows.nth(1)).toContainText('Luna and Marlow');
  await expect(rows.nth(1)).toContainText('for 20 minutes');
  await rows.nth(1).getByRole('button', { name: '30 minutes ago' }).click();
  await expect(rows.nth(1).getByRole('button', { name: /\d\d:\d\d:\d\d$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(30);
  await expect(rows.nth(10).getByRole('button').first()).toBeFocused();

  await test.step('the list is one Tab stop, and arrow keys lead to everything in it', async () => {
    const { keyboard } = page;
    const button = (row: number, place: number) => rows.nth(row).getByRole('button').nth(place);
    await keyboard.press('ArrowDown');
    await expect(button(11, 0)).toBeFocused();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(button(11, 2)).toHaveAccessibleName(/^More for the switch/);
    await expect(button(11, 2)).toBeFocused();
    await keyboard.press('ArrowUp');
    await expect(button(10, 2)).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await keyboard.press('Home');
    await keyboard.press('ArrowLeft');
    await expect(button(0, 1)).toBeFocused();
    await keyboard.press('End');
    await expect(button(29, 1)).toBeFocused();
    await keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show more' })).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(button(29, 1)).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(page.locator('[data-switch] :focus')).toHaveCount(0);
    await keyboard.press('Tab');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Change time' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(button(29, 2)).toBeFocused();
  });
});

test('with a new switch the one before it has ended at once', async ({ page }) => {
  const rows = page.locator('[data-switch]');
  await expect(rows.nth(0)).toContainText('so far');
  await page.getByRole('searchbox', { name: 'Find members' }).fill('Luna');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(rows.nth(0)).toContainText('Luna');
  await expect(rows.nth(1)).toContainText('Switch-out');
  await expect(rows.nth(1)).toContainText(/for \d+ minutes/);
  await expect(rows.nth(1)).not.toContainText('so far');
});

test('the age and the duration of a switch use one clock', async ({ page, service }) => {
  const system = systemRow(service, 'exmpl').uuid;
  insertSwitch(service.sandbox.state, {
    uuid: crypto.randomUUID(),
    system,
    timestamp: microsFromMs(Date.now() - 1.5 * MINUTE_MS),
    members: [],
  });
  await page.clock.install();
  await page.reload();
  const newest = page.locator('[data-switch]').first();
  await expect(newest).toContainText('1 minute so far');
  await page.clock.fastForward(0.7 * MINUTE_MS);
  await expect(newest).toContainText('2 minutes ago');
  await expect(newest).toContainText('2 minutes so far');
});

test('folded on a narrow screen they are rendered once opened, and work without the service', async ({
  page,
  service,
}) => {
  await resizeTo(page, { width: 390, height: 844 });
  service.forgetRequests();
  await page.reload();
  const asked = () =>
    service.requests().filter(({ method, path }) => method === 'GET' && path.includes('/switches'));
  const recent = page.getByRole('button', { name: 'Recent switches' });
  await expect(recent).toBeVisible();
  await expect.poll(() => asked().length).toBe(1);
  await expect(page.locator('[data-switch]')).toHaveCount(0);
  service.breakWith({ match: { path: '/switches' }, kind: 'status', status: 501 });
  await recent.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-switch]')).toHaveCount(10);
  await expect(page.locator('[data-switch]').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-switch]')).toHaveCount(0);
});

test.describe('with an empty system', () => {
  test.use({ world: 'empty' });

  test('no switches yet has a neutral text, and so does a history that could not be loaded', async ({
    page,
    open,
    service,
  }) => {
    const recent = page.getByRole('region', { name: 'Recent switches' });
    await open('/switch');
    await expect(recent.getByText('No switches yet')).toBeVisible();
    service.breakWith({ match: { path: '/switches' }, kind: 'status', status: 403, body: { code: 30005 } });
    await page.reload();
    await expect(page.getByText('Your switches are private')).toBeVisible();
    service.breakWith({ match: { path: '/switches' }, kind: 'status', status: 404, body: { code: 20001 } });
    await page.reload();
    await expect(page.getByText('Your switches are private')).toBeVisible();
    service.breakWith({ match: { path: '/switches' }, kind: 'status', status: 501 });
    await page.reload();
    await expect(page.getByText('Your recent switches couldn’t be loaded')).toBeVisible();
    // The screen has settled: the list has its final position.
    await expect(page.getByRole('heading', { name: 'No members yet' })).toBeVisible();
    await expect(recent.getByRole('button', { name: 'Try again' })).toBeVisible();
    service.mend();
    await recent.getByRole('button', { name: 'Try again' }).click();
    await expect(recent.getByText('No switches yet')).toBeVisible();
  });
});

test('a switch recorded elsewhere is shown after the list is fetched again', async ({ page, service }) => {
  recordSwitch(service, 'exmpl', [memberRow(service, 'Ivy').id]);
  await page.reload();
  await expect(page.locator('[data-switch]').first()).toContainText('Ivy');
});
