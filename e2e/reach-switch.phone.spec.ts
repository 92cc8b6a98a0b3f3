import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';

const MINUTE_MS = 60_000;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page, app, service, open }) => {
  await signIn(page, app, service);
  await open('/switch');
  await new SwitchPage(page).loaded();
});

/** Taps one after another, without scrolling: each has to be visible already. Returns how many. */
async function tapAll(...targets: readonly Locator[]): Promise<number> {
  for (const target of targets) {
    await expect(target).toBeInViewport({ ratio: 1 });
    await target.tap();
  }
  return targets.length;
}

test('at least 6 members and the Switch button are in reach of the thumb without scrolling', async ({
  page,
}) => {
  const screen = new SwitchPage(page);
  const bar = await screen.draft.boundingBox();
  if (bar === null) throw new Error('The bar with the next front is not drawn.');
  await expect(screen.switchButton).toBeInViewport({ ratio: 1 });
  const rows = await screen.rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
  // The lower two thirds of the screen, above the bar.
  const inReach = rows.filter(({ top, bottom }) => top >= 844 / 3 && bottom <= bar.y);
  expect(inReach.length).toBeGreaterThanOrEqual(6);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('two taps switch to one member', async ({ page, service }) => {
  const screen = new SwitchPage(page);
  expect(await tapAll(screen.row('Ivy'), screen.switchButton)).toBe(2);
  await expect.poll(() => latestSwitch(service).names).toEqual(['Ivy']);
});

test('one tap adds a co-fronter', async ({ page, service }) => {
  const { names } = latestSwitch(service);
  expect(await tapAll(page.getByRole('button', { name: 'Add Ivy to the front' }))).toBe(1);
  await expect.poll(() => latestSwitch(service).names).toEqual([...names, 'Ivy']);
});

test('three taps record that a member fronts since 20 minutes ago', async ({ page, service }) => {
  const screen = new SwitchPage(page);
  const { count } = latestSwitch(service);
  const chip = screen.draft.getByRole('button', { name: '20 minutes ago', exact: true });
  const taps = await tapAll(screen.row('Ivy'), chip, screen.switchButton);
  expect(taps).toBe(3);
  await expect.poll(() => latestSwitch(service).count).toBe(count + 1);
  // The service inserts the switch at its own "now" and moves it afterwards.
  await expect
    .poll(() => Math.abs(Date.now() - 20 * MINUTE_MS - latestSwitch(service).atMs))
    .toBeLessThan(MINUTE_MS);
  expect(latestSwitch(service).names).toEqual(['Ivy']);
});

test('the members of the next front are removed and reordered in the bar', async ({ page }) => {
  const screen = new SwitchPage(page);
  await screen.row('Ivy').tap();
  await screen.row('Cas').tap();
  await screen.row('Asleep').tap();
  await screen.expectDraft('Ivy', 'Cas', 'Asleep');
  await screen.draft.getByRole('button', { name: 'Remove Cas' }).tap();
  await screen.expectDraft('Ivy', 'Asleep');
  await screen.draft.getByRole('button', { name: 'Put in order' }).tap();
  await screen.draft.getByRole('button', { name: 'More for Asleep' }).tap();
  await page.getByRole('menuitem', { name: 'Make primary' }).tap();
  await screen.expectDraft('Asleep', 'Ivy');
  await screen.draft.getByRole('button', { name: 'Clear' }).tap();
  await screen.expectDraft();
});
