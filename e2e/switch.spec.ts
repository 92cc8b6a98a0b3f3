import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { PalettePage } from './pages/palette.ts';
import { queueLoaded } from './pages/queue-loaded.ts';
import { signIn } from './pages/signed-in.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';

/** Makes a second switch within five minutes change the first. */
async function changeTheLastOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Correct the last switch').selectOption({ label: 'Within 5 minutes' });
  await page.keyboard.press('Escape');
}

test.beforeEach(async ({ page, app, service }) => {
  await signIn(page, app, service);
});

test('records the chosen members in their order at the time of the service if the clock of the device is wrong, and undoes it', async ({
  page,
  open,
  service,
}) => {
  const screen = new SwitchPage(page);
  const before = latestSwitch(service);
  await fetch(`${service.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-secret': service.sandbox.adminSecret },
    body: JSON.stringify({ skewMs: 600_000 }),
  });
  await open('/switch');
  await screen.loaded();
  await screen.choose('Luna', 'Cas');
  await screen.expectDraft('Luna', 'Cas');
  await expect(screen.draft).toContainText('Primary fronter');
  const beforeMs = Date.now();
  await screen.switchButton.click();
  await expect(screen.queue).toContainText('Switched to Luna and Cas');
  await expect(screen.queue).toContainText('Recorded · just now');
  await expect(screen.queue).toContainText(/This device’s clock is \d+ minutes behind PluralKit’s/);
  expect(latestSwitch(service).names).toEqual(['Luna', 'cas']);
  const atMs = latestSwitch(service).atMs - 600_000;
  // A skew is known to about a second.
  expect(atMs).toBeGreaterThan(beforeMs - 10_000);
  expect(atMs).toBeLessThan(Date.now() + 10_000);
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
  await screen.ordered();
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
  await expect(screen.rows).toHaveCount(14);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(screen.rows.first()).toBeFocused();
  // Who comes first follows from the history.
  const asleep = await screen.rows.evaluateAll((all) =>
    all.findIndex((it) => it.textContent.includes('Asleep')),
  );
  for (let step = 0; step < asleep; step += 1) await page.keyboard.press('ArrowRight');
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
  await page.getByRole('menu').evaluate((menu) => {
    menu.parentElement?.animate([], { id: 'slow', duration: 600_000 });
  });
  await page.keyboard.press('Enter');
  await screen.expectDraft('Quill', 'Luna', 'Cas');
  await expect(page.locator('[data-exiting] [role="menu"]')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => latestSwitch(service).names).toEqual(['Quill', 'Luna', 'cas']);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.id === 'slow') animation.finish();
  });
  await expect(page.getByRole('menu')).toHaveCount(0);

  // If single keys are turned off, none is offered.
  await page.keyboard.press('?');
  await (await openedDialog(page)).getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(screen.search).toHaveAccessibleDescription(/^Enter chooses/);
  await page.getByRole('button', { name: 'Options' }).press('Enter');
  await expect(page.getByRole('definition').first()).toHaveText('Move in the list');
});

test('the chosen members and favourites are still there after a reload, and a switch made offline is shown as waiting and later sent with its time', async ({
  page,
  open,
  context,
  service,
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
  await screen.draft.getByRole('button', { name: 'Clear', exact: true }).click();

  await queueLoaded(page);
  await context.setOffline(true);
  await screen.choose('Luna');
  await screen.chooseMoment('Now');
  const beforeMs = Date.now();
  await screen.switchButton.click();
  await expect(screen.queue).toContainText('Waiting to be sent');
  const afterMs = Date.now();
  await expect(screen.fronting).toContainText('Not sent to PluralKit yet');
  await expect(screen.fronting.getByRole('listitem')).toContainText('Luna');
  await context.setOffline(false);
  await expect(screen.queue).toContainText('Recorded');
  const { names, atMs } = latestSwitch(service);
  expect(names).toEqual(['Luna']);
  expect(atMs).toBeGreaterThanOrEqual(beforeMs);
  expect(atMs).toBeLessThanOrEqual(afterMs);
});

test('within the correction window a second switch changes the first, and is undone at the service although its answer was lost and the page reloaded', async ({
  page,
  open,
  service,
}) => {
  const screen = new SwitchPage(page);
  const { count } = latestSwitch(service);
  await open('/switch');
  await screen.loaded();
  await changeTheLastOne(page);
  await screen.choose('Luna');
  await screen.switchButton.click();
  await expect(screen.queue).toContainText('Recorded');
  await screen.choose('Quill');
  await screen.switchButton.click();
  await expect(screen.queue).toContainText('Changed the last switch to Quill');
  await expect.poll(() => latestSwitch(service).names).toEqual(['Quill']);
  expect(latestSwitch(service).count).toBe(count + 1);
  await expect(screen.queue).toContainText('Recorded');

  service.breakWith({ match: { method: 'PATCH' }, kind: 'lost-answer' });
  await screen.choose('Cas');
  await screen.switchButton.click();
  await expect.poll(() => latestSwitch(service).names).toEqual(['cas']);
  // Until Undo is pressed, the page can't find out that the change was made.
  service.breakWith(
    { match: { method: 'PATCH' }, kind: 'lost-answer' },
    { match: { method: 'GET' }, kind: 'drop' },
  );
  await page.reload();
  await expect(screen.queue).toContainText('Switch to Cas');
  await screen.queue.getByRole('button', { name: /^Undo/ }).click();
  service.mend();
  await expect.poll(() => latestSwitch(service).names).toEqual(['Quill']);
  await expect(screen.queue).toContainText('Recorded');
  expect(latestSwitch(service).count).toBe(count + 1);
});

test('while the code of the queue is missing or still loading, no switch is lost or recorded twice, and the app says so', async ({
  page,
  open,
  service,
}) => {
  const screen = new SwitchPage(page);
  const palette = new PalettePage(page);
  const { count } = latestSwitch(service);
  const CODE = /\/engine-[^/]*\.js/;
  await test.step('missing', async () => {
    await page.route(CODE, (route) => route.abort());
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
    await page.unroute(CODE);
  });
  await test.step('still loading', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CODE, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await screen.loaded();
    await screen.expectDraft('Luna');
    await screen.switchButton.click();
    await screen.choose('Quill');
    await screen.switchButton.click();
    await expect(screen.draft.getByRole('alert')).toContainText('is still being saved');
    release();
    await expect.poll(() => latestSwitch(service).names).toEqual(['Luna']);
    await screen.expectDraft('Luna', 'Quill');
    expect(latestSwitch(service).count).toBe(count + 1);
  });
});
