import type { Page } from '@playwright/test';
import { memberRow, recordSwitch } from '../apps/web/src/testing/world-rows.ts';
import { expect, remember, storedDocument, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { sortBy } from './pages/list-view.ts';
import { PalettePage } from './pages/palette.ts';
import { queueLoaded } from './pages/queue-loaded.ts';
import { signIn } from './pages/signed-in.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';

const POSTS = { method: 'POST', path: '/switches' };

/** Makes a second switch within five minutes change the first. */
async function changeTheLastOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Correct the last switch').selectOption({ label: 'Within 5 minutes' });
  await page.keyboard.press('Escape');
}

test.describe('with the sample system', () => {
  test.beforeEach(async ({ page, app, service }) => {
    await signIn(page, app, service);
  });

  test('records the chosen members in their order, and undoes it', async ({ page, open, service }) => {
    const screen = new SwitchPage(page);
    const before = latestSwitch(service);
    await open('/switch');
    await screen.loaded();
    await screen.choose('Luna', 'Cas');
    await screen.expectDraft('Luna', 'Cas');
    await expect(screen.draft).toContainText('Primary fronter');
    await screen.switchButton.click();
    await expect(screen.queue).toContainText('Switched to Luna and Cas');
    await expect(screen.queue).toContainText('Recorded');
    expect(latestSwitch(service).names).toEqual(['Luna', 'cas']);
    await expect(screen.fronting.getByRole('listitem').first()).toContainText('Luna');
    await screen.expectDraft();
    await screen.queue.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => latestSwitch(service)).toEqual(before);
    await expect(screen.fronting).toContainText('Moss');
    // The list of the latest switches has disappeared with its only entry.
    await expect(screen.queue).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Recent switches' })).toBeFocused();
  });

  test('members can be found, chosen, ordered and switched to with only the keyboard', async ({
    page,
    open,
    service,
  }) => {
    const screen = new SwitchPage(page);
    await open('/switch');
    await screen.loaded();
    await expect(screen.search).toHaveAccessibleDescription(/^Press \/ to come here\. Enter chooses/);
    await page.keyboard.press('/');
    await expect(screen.search).toBeFocused();
    await page.keyboard.type('lun');
    await page.keyboard.press('Enter');
    await screen.expectDraft('Luna');
    await expect(screen.search).toHaveValue('');
    await page.keyboard.type('cas, nobody, quill');
    await page.keyboard.press('Enter');
    await screen.expectDraft('Luna', 'Cas', 'Quill');
    await expect(screen.search).toHaveValue('nobody');
    await page.keyboard.press('Escape');
    await expect(screen.search).toHaveValue('');
    await expect(screen.row('Asleep')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await screen.expectDraft('Luna', 'Cas', 'Quill', 'Asleep');
    await page.keyboard.press('Enter');
    await screen.expectDraft('Luna', 'Cas', 'Quill');
    const handle = screen.draft.getByRole('button', { name: 'Move Quill', exact: true });
    // From the list of members, the focus enters at the first one; only then another has the focus.
    await handle.focus();
    await handle.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowUp');
        return page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      })
      .toBe('Insert between Luna and Cas');
    await page.keyboard.press('Enter');
    await screen.expectDraft('Luna', 'Quill', 'Cas');
    await screen.draft.getByRole('button', { name: 'More for Quill' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Make primary' })).toBeFocused();
    // On a slow device the menu is still closing when the next key comes.
    await page.getByRole('menu').evaluate((menu) => menu.parentElement?.animate([], 3_000));
    await page.keyboard.press('Enter');
    await screen.expectDraft('Quill', 'Luna', 'Cas');
    await expect(page.locator('[data-exiting] [role="menu"]')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => latestSwitch(service).names).toEqual(['Quill', 'Luna', 'cas']);

    // If single keys are turned off, none is offered.
    await page.keyboard.press('?');
    await (await openedDialog(page)).getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(screen.search).toHaveAccessibleDescription(/^Enter chooses/);
    await page.getByRole('button', { name: 'Options' }).press('Enter');
    await expect(page.getByRole('definition').first()).toHaveText('Move in the list');
  });

  test('a link prepares a switch, reports unknown names and sends nothing', async ({
    page,
    open,
    service,
  }) => {
    const screen = new SwitchPage(page);
    const { id } = memberRow(service, 'Luna');
    service.forgetRequests();
    await open(`/switch?members=${id},Nobody%20Here,cas&at=2026-01-05T10:30:00Z`);
    await screen.expectDraft('Luna', 'Cas');
    await expect(page.getByText('No member of your system is called “Nobody Here”.')).toBeVisible();
    await expect(screen.draft.getByLabel('Date and time')).not.toHaveValue('');
    await expect(page).toHaveURL(/\/switch$/);
    expect(service.requests().filter(({ method }) => method === 'POST')).toEqual([]);
    await open('/switch?members=quill&at=tomorrow');
    await screen.expectDraft('Quill');
    await expect(page.getByText('The time “tomorrow” can’t be read')).toBeVisible();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await screen.expectDraft('Luna', 'Cas');
  });

  test('the chosen members are still there after a reload, and favourites after a restart', async ({
    page,
    open,
  }) => {
    const screen = new SwitchPage(page);
    await open('/switch');
    await screen.loaded();
    await screen.choose('Luna', 'Cas');
    await screen.chooseMoment('30 minutes ago');
    await screen.star('Quill');
    const moment = await screen.draft.getByLabel('Date and time').inputValue();
    await page.reload();
    await screen.expectDraft('Luna', 'Cas');
    await expect(screen.draft.getByLabel('Date and time')).toHaveValue(moment);
    await expect(screen.rows.first()).toContainText('Quill');
  });

  test('offline a switch is stored, shown as waiting and later sent with its time', async ({
    page,
    open,
    context,
    service,
  }) => {
    const screen = new SwitchPage(page);
    await open('/switch');
    await screen.loaded();
    await queueLoaded(page);
    await context.setOffline(true);
    await screen.choose('Luna');
    const beforeMs = Date.now();
    await screen.switchButton.click();
    await expect(screen.queue).toContainText('Waiting to be sent');
    const afterMs = Date.now();
    await expect(screen.fronting).toContainText('Not sent to PluralKit yet');
    await expect(screen.fronting.getByRole('listitem')).toContainText('Luna');
    await context.setOffline(false);
    await expect(screen.queue).toContainText('Recorded', { timeout: 20_000 });
    const { names, atMs } = latestSwitch(service);
    expect(names).toEqual(['Luna']);
    expect(atMs).toBeGreaterThanOrEqual(beforeMs);
    expect(atMs).toBeLessThanOrEqual(afterMs);
  });

  test('a refused switch says why and can be changed, and the replaced draft returns', async ({
    page,
    open,
    service,
  }) => {
    const screen = new SwitchPage(page);
    await open('/switch');
    await screen.loaded();
    service.breakWith({
      match: POSTS,
      kind: 'status',
      status: 400,
      body: { message: 'Member list identical to current fronter list.', code: 40001 },
    });
    await screen.choose('Luna');
    await screen.switchButton.click();
    await expect(screen.queue).toContainText('Not recorded');
    await screen.queue.getByRole('button', { name: 'Try again' }).click();
    await expect(screen.queue.getByRole('heading')).toBeFocused();
    await expect(screen.queue).toContainText('Not recorded');
    service.mend();
    await screen.choose('Quill');
    await screen.queue.getByRole('button', { name: 'Edit' }).click();
    await screen.expectDraft('Luna');
    await expect(screen.queue).toHaveCount(0);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await screen.expectDraft('Quill');
  });

  test('within the correction window a second switch changes the first', async ({ page, open, service }) => {
    const screen = new SwitchPage(page);
    const { count } = latestSwitch(service);
    await open('/switch');
    await screen.loaded();
    await changeTheLastOne(page);
    await screen.choose('Luna');
    await screen.switchButton.click();
    await expect(screen.queue).toContainText('Recorded');
    await screen.choose('Cas');
    await screen.switchButton.click();
    await expect(screen.queue).toContainText('Changed the last switch to Cas');
    await expect.poll(() => latestSwitch(service).names).toEqual(['cas']);
    expect(latestSwitch(service).count).toBe(count + 1);
  });

  test('a change whose answer is lost is undone at the service, also after a reload', async ({
    page,
    open,
    service,
  }) => {
    const screen = new SwitchPage(page);
    await open('/switch');
    await screen.loaded();
    await changeTheLastOne(page);
    await screen.choose('Luna');
    await screen.switchButton.click();
    await expect(screen.queue).toContainText('Recorded');
    service.breakWith({ match: { method: 'PATCH' }, kind: 'lost-answer' });
    await screen.choose('Cas');
    await screen.switchButton.click();
    await expect.poll(() => latestSwitch(service).names).toEqual(['cas']);
    await page.reload();
    await expect(screen.queue).toContainText('Switch to Cas');
    await screen.queue.getByRole('button', { name: /^Undo/ }).click();
    service.mend();
    await expect.poll(() => latestSwitch(service).names, { timeout: 20_000 }).toEqual(['Luna']);
    await expect(screen.queue).toContainText('Switched to Luna');
    await expect(screen.queue).toContainText('Recorded');
  });

  test('the order and the hidden groups are stored, and the number of hidden members is shown', async ({
    page,
    open,
  }) => {
    const screen = new SwitchPage(page);
    await open('/switch');
    await screen.loaded();
    await sortBy(page, 'Last message');
    await page.getByRole('button', { name: 'Groups' }).click();
    await page.getByRole('switch').first().click();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/you left out/)).toBeVisible();
    await expect
      .poll(async () => await storedDocument(page, 'settings'))
      .toMatchObject({
        settings: { switcher: { lastSortMethod: 'by-last-message', excludeGroups: [expect.any(String)] } },
      });
    await page.reload();
    await expect(page.getByText(/you left out/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'View: Last message' })).toBeVisible();
  });

  test('if the members cannot be loaded, stored members can be switched to', async ({
    page,
    open,
    service,
  }) => {
    const screen = new SwitchPage(page);
    recordSwitch(service, 'exmpl', [memberRow(service, 'cas').id, memberRow(service, 'Moss').id]);
    service.breakWith({ match: { path: '/members' }, kind: 'status', status: 500 });
    await open('/switch');
    await expect(page.getByText('Your members couldn’t be loaded')).toBeVisible({ timeout: 20_000 });
    // By the display name, also before the list is known.
    await screen.fronting.getByRole('button', { name: 'End Cas’s front', exact: true }).click();
    await expect.poll(() => latestSwitch(service).names.length).toBe(1);
    service.mend();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(screen.rows.first()).toBeVisible();
  });

  test('if the queue cannot be loaded nothing is lost, and the app says so', async ({
    page,
    open,
    service,
  }) => {
    const screen = new SwitchPage(page);
    const palette = new PalettePage(page);
    const { count } = latestSwitch(service);
    await page.route(/\/engine-[^/]*\.js/, (route) => route.abort());
    await open('/switch');
    await screen.loaded();
    await screen.choose('Luna');
    await screen.switchButton.click();
    const said = 'Part of Frontboard couldn’t be loaded, so the switch was not recorded';
    await expect(screen.draft.getByRole('alert')).toContainText(said);
    await screen.expectDraft('Luna');
    await palette.enter('luna, quill', 'Switch to Luna and Quill');
    await expect(palette.dialog.getByRole('alert')).toContainText(said);
    await expect(palette.field).toHaveValue('luna, quill');
    await page.keyboard.press('Escape');
    await screen.expectDraft('Luna');
    expect(latestSwitch(service).count).toBe(count);
  });

  test('while a switch is being stored, another one is refused with a message', async ({
    page,
    open,
    service,
  }) => {
    const screen = new SwitchPage(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The code of the queue takes long to load.
    await page.route(/\/engine-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await open('/switch');
    await screen.loaded();
    await screen.choose('Luna');
    await screen.switchButton.click();
    await screen.choose('Quill');
    await screen.switchButton.click();
    await expect(screen.draft.getByRole('alert')).toContainText('is still being saved');
    release();
    await expect.poll(() => latestSwitch(service).names).toEqual(['Luna']);
    await screen.expectDraft('Luna', 'Quill');
  });

  test('a wrong clock is reported, and the switch has the time of the device', async ({
    page,
    open,
    service,
  }) => {
    const screen = new SwitchPage(page);
    await fetch(`${service.url}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sandbox-secret': service.sandbox.adminSecret },
      body: JSON.stringify({ skewMs: 600_000 }),
    });
    await open('/switch');
    await screen.loaded();
    await screen.choose('Luna');
    await screen.switchButton.click();
    await expect(screen.queue).toContainText('Recorded');
    await expect(screen.queue).toContainText(/This device’s clock is \d+ minutes behind PluralKit’s/);
    expect(Math.abs(latestSwitch(service).atMs - Date.now())).toBeLessThan(60_000);
  });
});

test('without a token the screen leads to the settings; with an unchecked one it says so', async ({
  page,
  app,
  open,
  service,
}) => {
  await open('/switch');
  await expect(page.getByRole('heading', { name: 'Switching needs your PluralKit token' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Settings' }).click();
  await expect(page).toHaveURL(/\/settings/);
  service.breakWith({ kind: 'status', status: 503 });
  await signIn(page, app, service);
  await open('/switch');
  await expect(page.getByRole('heading', { name: 'Your system isn’t known yet' })).toBeVisible();
});

test.describe('with thousands of members', () => {
  test.use({ world: 'large' });

  test('renders only visible rows, and searches all', async ({ page, app, open, service }) => {
    const { token } = service.sandbox.tokens[0] ?? { token: '' };
    await remember(page, app, { settings: { version: 16, settings: { token } } });
    const screen = new SwitchPage(page);
    await open('/switch');
    await screen.loaded();
    const countOfAll = page.getByText(/^2,\d+ members$/);
    await expect(countOfAll).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_800);
    await page.keyboard.press('/');
    await expect(screen.search).toBeFocused();
    await page.keyboard.type('russet falcon');
    await page.keyboard.press('Enter');
    await screen.expectDraft('Russet Falcon');
    // The list of all follows the cleared search later: until then the page is short.
    await expect(countOfAll).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(screen.rows.last()).toBeInViewport();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_800);
  });
});
