import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';

const MINUTE_MS = 60_000;

test.use({ viewport: { width: 390, height: 844 } });

/** Taps one after another, without scrolling: each has to be visible already. Returns how many. */
async function tapAll(...targets: readonly Locator[]): Promise<number> {
  for (const target of targets) {
    await expect(target).toBeInViewport({ ratio: 1 });
    await target.tap();
  }
  return targets.length;
}

test('members and the Switch button are in reach of the thumb: two taps switch, one adds a co-fronter, three record a front since 20 minutes ago, Undo is in sight, and the bar removes and reorders', async ({
  page,
  app,
  service,
  open,
}) => {
  await signIn(page, app, service);
  await open('/switch');
  const screen = new SwitchPage(page);
  await screen.loaded();
  const before = latestSwitch(service);
  const undo = page.getByRole('button', { name: /^Undo: / }).first();
  const undone = async () => {
    await tapAll(undo);
    await expect.poll(() => latestSwitch(service)).toEqual(before);
    await expect(screen.queue).toHaveCount(0);
    await expect(screen.fronting).toContainText('Moss');
  };

  await test.step('at least 6 members and the Switch button are in reach without scrolling', async () => {
    await expect(screen.switchButton).toBeInViewport({ ratio: 1 });
    const inReach = async () => {
      const bar = await screen.draft.boundingBox();
      const rows = await screen.rows.evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().toJSON()),
      );
      // The lower two thirds of the screen, above the bar.
      return rows.filter(({ top, bottom }) => top >= 844 / 3 && bottom <= (bar?.y ?? 0)).length;
    };
    await expect.poll(inReach).toBeGreaterThanOrEqual(6);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('two taps switch to one member, and Undo is in sight', async () => {
    expect(await tapAll(screen.row('Ivy'), screen.switchButton)).toBe(2);
    await expect.poll(() => latestSwitch(service).names).toEqual(['Ivy']);
    await expect(screen.fronting.getByRole('listitem')).toContainText('Ivy');
    await expect(undo).toHaveAccessibleName('Undo: Switched to Ivy');
    await undone();
  });

  await test.step('one tap adds a co-fronter', async () => {
    expect(await tapAll(page.getByRole('button', { name: 'Add Ivy to the front' }))).toBe(1);
    await expect.poll(() => latestSwitch(service).names).toEqual([...before.names, 'Ivy']);
    await undone();
  });

  await test.step('three taps record that a member fronts since 20 minutes ago', async () => {
    const beforeMs = Date.now();
    const chip = screen.draft.getByRole('button', { name: '20 minutes ago', exact: true });
    expect(await tapAll(screen.row('Ivy'), chip, screen.switchButton)).toBe(3);
    await expect.poll(() => latestSwitch(service).count).toBe(before.count + 1);
    // The service inserts the switch at its own "now" and moves it afterwards.
    const isSince20Minutes = () => {
      const tappedMs = latestSwitch(service).atMs + 20 * MINUTE_MS;
      return tappedMs > beforeMs - MINUTE_MS && tappedMs < Date.now() + MINUTE_MS;
    };
    await expect.poll(isSince20Minutes).toBe(true);
    expect(latestSwitch(service).names).toEqual(['Ivy']);
  });

  await test.step('the members of the next front are removed and reordered in the bar, and the button names them', async () => {
    await screen.row('Ivy').tap();
    await expect(screen.switchButton).toHaveText(/^Switch to Ivy/);
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
});
