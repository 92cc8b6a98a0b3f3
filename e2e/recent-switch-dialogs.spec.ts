import type { SwitchRow } from '@frontboard/sandbox';
import type { Locator, Page } from '@playwright/test';
import { memberRow, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, type Service, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { MINUTE_MS, openRecentSwitches } from './pages/recent-switches.ts';
import { signIn } from './pages/signed-in.ts';
import { resizeTo } from './resize.ts';

const PATCHES = { method: 'PATCH', path: '/switches/' };

/** The history of the own system as the service has it, newest first. */
function history(service: Service): SwitchRow[] {
  const rows = service.sandbox.state.index.switchesOfSystem.get(systemRow(service, 'exmpl').uuid) ?? [];
  return [...rows].reverse();
}

function row(service: Service, place: number): SwitchRow {
  const found = history(service)[place];
  if (found === undefined) throw new Error(`The system has no switch number ${place}.`);
  return found;
}

/** Opens the menu of one of the listed switches. */
async function choose(page: Page, place: number, item: string): Promise<Locator> {
  const listed = page.locator('[data-switch]').nth(place);
  await listed.getByRole('button', { name: /^More for the switch/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  return openedDialog(page);
}

/** A time in the format of the field for date and time, in the zone of the browser: a full minute has no seconds. */
function fieldText(page: Page, atMs: number): Promise<string> {
  return page.evaluate((ms) => {
    const shifted = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);
    return shifted
      .toISOString()
      .slice(0, 19)
      .replace(/(T\d\d:\d\d):00$/, '$1');
  }, atMs);
}

function writes(service: Service) {
  return service.requests().filter(({ method }) => ['POST', 'PATCH', 'DELETE'].includes(method));
}

test.beforeEach(async ({ page, app, service, world, open }) => {
  await signIn(page, app, service);
  if (world === 'demo') await openRecentSwitches(page, service, open);
});

test.describe('where fingers are the main pointer', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('no form of the dialog opens the on-screen keyboard', async ({ page }) => {
    const dialog = await choose(page, 1, 'Change members');
    await expect(dialog.getByRole('button', { name: 'Move Luna down' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Remove Luna' }).tap();
    await dialog.getByRole('button', { name: 'Remove Marlow' }).tap();
    await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  });
});

test('turning the screen leaves an open switch and what is being entered', async ({ page }) => {
  const dialog = await choose(page, 0, 'Change time');
  const text = await fieldText(page, Date.now() - 7 * MINUTE_MS);
  await dialog.getByLabel('Date and time').fill(text);
  for (const width of [800, 1280]) {
    await resizeTo(page, { width, height: 900 });
    await expect(page.getByRole('button', { name: 'Recent switches' })).toHaveCount(width < 1024 ? 1 : 0);
    await expect(dialog.getByLabel('Date and time')).toHaveValue(text);
  }
});

test('a deleted switch is recorded again by Undo, at its time to the last digit', async ({
  page,
  service,
}) => {
  const { uuid, timestamp, members } = row(service, 1);
  const dialog = await choose(page, 1, 'Delete');
  await dialog.getByRole('button', { name: 'Delete the switch' }).click();
  await expect(page.getByText('Switch deleted')).toBeVisible();
  await expect(page.locator(`[data-switch="${uuid}"]`)).toHaveCount(0);
  expect(history(service).some((one) => one.timestamp === timestamp)).toBe(false);
  // The first attempt to undo it gets no answer; it was carried out all the same, and is not recorded twice.
  service.breakWith({ match: { method: 'POST' }, kind: 'lost-answer' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Switch recorded again')).toBeVisible();
  const again = history(service).filter((one) => one.timestamp === timestamp);
  expect(again.map((one) => one.members)).toEqual([members]);
  await expect(page.locator('[data-switch]').nth(1)).toContainText('Luna and Marlow');
});

test('changed members are restored by Undo, unless they were changed since', async ({ page, service }) => {
  const { members } = row(service, 1);
  const takeOut = async () => {
    const dialog = await choose(page, 1, 'Change members');
    await dialog.getByRole('button', { name: /^Remove Marlow|^Remove Marlow/ }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Switch changed')).toBeVisible();
    expect(row(service, 1).members).toEqual(members.slice(0, 1));
  };
  await takeOut();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Switch restored')).toBeVisible();
  expect(row(service, 1).members).toEqual(members);
  await takeOut();
  const changed = row(service, 1);
  changed.members = members.toReversed();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('It has since been changed elsewhere')).toBeVisible();
  expect(row(service, 1).members).toEqual(members.toReversed());
});

test('a change whose token is refused is saved on the device, and sent with a working token', async ({
  page,
  service,
}) => {
  const dialog = await choose(page, 1, 'Change members');
  await dialog.getByRole('button', { name: 'Remove Luna' }).click();
  service.breakWith({ match: PATCHES, kind: 'status', status: 401, times: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/settings/);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.goto(page.url().replace('/settings', '/switch'));
  await expect.poll(() => row(service, 1).members).toEqual([memberRow(service, 'marlow').uuid]);
});

test('a lost answer is checked, and nothing is sent twice', async ({ page, service }) => {
  // Always: a browser sends a request again when a reused connection breaks.
  service.breakWith({ match: PATCHES, kind: 'lost-answer' });
  const dialog = await choose(page, 1, 'Change members');
  await dialog.getByRole('button', { name: 'Remove Luna' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Switch changed')).toBeVisible();
  expect(writes(service).every(({ fault }) => fault === 'lost-answer')).toBe(true);
  expect(row(service, 1).members).toEqual([memberRow(service, 'marlow').uuid]);
});

test('an unsent change is stored on the device, shown as waiting, and sent once', async ({
  page,
  service,
}) => {
  service.breakWith({ match: PATCHES, kind: 'drop' });
  const dialog = await choose(page, 1, 'Change members');
  await dialog.getByRole('button', { name: 'Remove Luna' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible({ timeout: 15_000 });
  await expect(dialog).toBeHidden();
  const changed = page.locator('[data-switch]').nth(1);
  await expect(changed).toContainText('Change waiting to be sent');
  await expect(changed).toContainText('Marlow');
  await expect(changed).not.toContainText('Luna');
  service.mend();
  await expect(changed).not.toContainText('Change waiting to be sent', { timeout: 30_000 });
  expect(row(service, 1).members).toEqual([memberRow(service, 'marlow').uuid]);
  expect(writes(service).filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a change made offline is still there after a restart, and is undone or sent once the device is online', async ({
  page,
  context,
  service,
}) => {
  const before = row(service, 1).members;
  const removeLuna = async () => {
    const dialog = await choose(page, 1, 'Change members');
    await dialog.getByRole('button', { name: 'Remove Luna' }).click();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('This device is offline').first()).toBeVisible();
  };
  const changed = page.locator('[data-switch]').nth(1);
  await removeLuna();
  await expect(changed).toContainText('Change waiting to be sent');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(changed).not.toContainText('Change waiting to be sent');
  await context.setOffline(false);
  await removeLuna();
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => row(service, 1).members).toEqual([memberRow(service, 'marlow').uuid]);
  expect(before).toHaveLength(2);
  expect(writes(service)).toHaveLength(1);
});

test('a change from elsewhere is shown before it is overwritten', async ({ page, service }) => {
  const dialog = await choose(page, 1, 'Change members');
  await expect(dialog.getByRole('list', { name: 'In order' })).toBeVisible();
  row(service, 1).members = [memberRow(service, 'Ivy').uuid];
  await dialog.getByRole('button', { name: 'Remove Luna' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const difference = dialog.getByRole('row', { name: /Members/ });
  await expect(difference.getByRole('cell')).toHaveText(['Luna and Marlow', 'Ivy']);
  expect(writes(service)).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(page.getByText('Switch changed')).toBeVisible();
  expect(row(service, 1).members).toEqual([memberRow(service, 'marlow').uuid]);
});

test('no barrier in the list and its dialogs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoBarrier(page, 'section[aria-labelledby="recent-switches"]');
  for (const item of ['View', 'Change time', 'Change members', 'Delete']) {
    const dialog = await choose(page, 1, item);
    await expect(dialog.getByRole('button').nth(1)).toBeVisible();
    await expectNoBarrier(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test.describe('with 2,500 members', () => {
  test.use({ world: 'large' });

  test('the picker renders only visible rows, scrolls in its dialog and finds at once', async ({
    page,
    open,
  }) => {
    await open('/switch');
    const dialog = await choose(page, 0, 'Change members');
    const options = dialog.getByRole('checkbox');
    await expect(options.first()).toBeVisible({ timeout: 15_000 });
    expect(await options.count()).toBeLessThan(80);
    await options.first().focus();
    await page.keyboard.press('End');
    await expect(dialog.locator('[aria-posinset="2500"] input')).toBeFocused();
    await dialog.getByRole('searchbox').fill('zzzz nobody');
    await expect(dialog.getByText('Nobody by that name')).toBeVisible();
  });
});
