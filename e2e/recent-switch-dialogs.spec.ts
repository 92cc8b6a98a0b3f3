import type { SwitchRow } from '@frontboard/sandbox';
import type { Locator, Page } from '@playwright/test';
import { memberRow, systemRow } from '../apps/web/src/testing/world-rows.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, type Service, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { openRecentSwitches } from './pages/recent-switches.ts';
import { signIn } from './pages/signed-in.ts';

const PATCHES = { method: 'PATCH', path: '/switches/' };
/** Beside a switch until the page has the answer to its change. */
const PENDING = 'Change waiting to be sent';

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

function writes(service: Service) {
  return service.requests().filter(({ method }) => ['POST', 'PATCH', 'DELETE'].includes(method));
}

test.beforeEach(async ({ page, app, service, open }) => {
  await signIn(page, app, service);
  await openRecentSwitches(page, service, open);
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
  await expectNotice(page, 'Switch recorded again', 'The undo is saved on this device');
  const listed = page.locator('[data-switch]').nth(1);
  await expect(listed).toContainText('Luna and Marlow');
  await expect(listed).not.toContainText('waiting to be sent');
  const again = history(service).filter((one) => one.timestamp === timestamp);
  expect(again.map((one) => one.members)).toEqual([members]);
});

/** The notice that a lost answer was looked for. On a busy machine that may take longer than a notice waits for it. */
async function expectNotice(page: Page, done: string, waits: string): Promise<void> {
  await expect(page.getByText(done).or(page.getByText(waits)).first()).toBeVisible();
}

/** Takes Luna out of the switch half an hour ago, and saves. */
async function removeLuna(page: Page): Promise<Locator> {
  const dialog = await choose(page, 1, 'Change members');
  await dialog.getByRole('button', { name: 'Remove Luna' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  return dialog;
}

test('a change whose token is refused or whose request is lost is saved on the device, shown as waiting, and sent once', async ({
  page,
  service,
}) => {
  const changed = page.locator('[data-switch]').nth(1);
  const { members } = row(service, 1);
  const onlyMarlow = members.slice(1);

  await test.step('the token is refused, and works again', async () => {
    service.breakWith({ match: PATCHES, kind: 'status', status: 401, times: 1 });
    await removeLuna(page);
    await expect(page).toHaveURL(/\/settings/);
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    await page.goto(page.url().replace('/settings', '/switch'));
    await expect.poll(() => row(service, 1).members).toEqual(onlyMarlow);
    // The page has to receive the answer before it is left, or it continues with this change after the reload.
    await expect(changed).toContainText('Marlow');
    await expect(changed).not.toContainText('Luna');
    await expect(changed).not.toContainText(PENDING);
    expect(writes(service).filter(({ status }) => status === 200)).toHaveLength(1);
  });

  await test.step('no request arrives', async () => {
    row(service, 1).members = members;
    await page.reload();
    await expect(changed).toContainText('Luna');
    service.forgetRequests();
    service.breakWith({ match: PATCHES, kind: 'drop' });
    const dialog = await removeLuna(page);
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(changed).toContainText(PENDING);
    await expect(changed).toContainText('Marlow');
    await expect(changed).not.toContainText('Luna');
    service.mend();
    await expect.poll(() => row(service, 1).members).toEqual(onlyMarlow);
    await expect(changed).not.toContainText(PENDING);
    expect(writes(service).filter(({ status }) => status === 200)).toHaveLength(1);
  });

  await test.step('no answer arrives', async () => {
    row(service, 1).members = members;
    await page.reload();
    await expect(changed).toContainText('Luna');
    service.forgetRequests();
    // Always: a browser sends a request again when a reused connection breaks.
    service.breakWith({ match: PATCHES, kind: 'lost-answer' });
    await removeLuna(page);
    await expectNotice(page, 'Switch changed', 'Saved on this device');
    await expect(changed).not.toContainText('Luna');
    await expect(changed).not.toContainText(PENDING);
    expect(writes(service).every(({ fault }) => fault === 'lost-answer')).toBe(true);
    expect(row(service, 1).members).toEqual(onlyMarlow);
  });
});

test('a change made offline is still there after a restart, and is undone or sent once the device is online', async ({
  page,
  context,
  service,
}) => {
  const before = row(service, 1).members;
  const removeLunaOffline = async () => {
    const dialog = await choose(page, 1, 'Change members');
    await dialog.getByRole('button', { name: 'Remove Luna' }).click();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('This device is offline').first()).toBeVisible();
  };
  const changed = page.locator('[data-switch]').nth(1);
  await removeLunaOffline();
  await expect(changed).toContainText(PENDING);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(changed).not.toContainText(PENDING);
  await context.setOffline(false);
  await removeLunaOffline();
  // Nothing arrives before the restart: a change that was sent without an answer would be sent again.
  service.breakWith({ match: PATCHES, kind: 'drop' });
  await context.setOffline(false);
  await page.reload();
  await expect(changed).toContainText(PENDING);
  service.mend();
  await expect.poll(() => row(service, 1).members).toEqual([memberRow(service, 'marlow').uuid]);
  expect(before).toHaveLength(2);
  await expect(changed).not.toContainText(PENDING);
  expect(writes(service).filter(({ status }) => status === 200)).toHaveLength(1);
});

test('no barrier in the list and its dialogs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoBarrier(page, 'section[aria-labelledby="recent-switches"]');
  for (const item of ['View', 'Change time', 'Change members', 'Edit history', 'Delete']) {
    const dialog = await choose(page, 1, item);
    await expect(dialog.getByRole('button').nth(1)).toBeVisible();
    await expectNoBarrier(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
