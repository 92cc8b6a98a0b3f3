import type { Page } from '@playwright/test';
import { expect, storedDocument, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { StatusPage } from './pages/status-page.ts';

/** Presses Tab until the focused element has the name, as a person without a mouse does. Fails after sixty presses. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const label = await focused.evaluate(
      (element) =>
        element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement
          ? (element.labels?.[0]?.textContent ?? '')
          : (element.textContent ?? '')),
    );
    if (name.test(label.trim())) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('a system can be followed and its details opened with only the keyboard', async ({ page, open }) => {
  await open('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Frontboard' })).toBeVisible();
  await tabTo(page, /^Follow a system$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Follow a system' })).toBeFocused();
  await tabTo(page, /^System ID, UUID or Discord ID$/);
  await page.keyboard.type('exmpl');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You now follow /).first()).toBeVisible();
  await expect.poll(() => storedDocument(page, 'systems')).toEqual({ version: 2, systems: ['exmpl'] });
  await tabTo(page, /^See status$/);
  await page.keyboard.press('Enter');
  await new StatusPage(page).waitForFronts('exmpl');
  await tabTo(page, /Lantern House/);
  await page.keyboard.press('Enter');
  await expect(await openedDialog(page)).toContainText('exmpl');
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toContainText('Lantern House');
});

test.describe('with systems followed', () => {
  test.use({ followed: ['exmpl', 'brook'] });

  test('the first Tab offers to skip the navigation', async ({ page, open }) => {
    await open('/status/tile');
    await new StatusPage(page).waitForFronts('exmpl');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await tabTo(page, /^Skip to content$/);
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('systems and fronters are one tab stop, and arrow keys move between them', async ({ page, open }) => {
    await open('/status/list');
    await new StatusPage(page).waitForFronts('exmpl', 'brook');
    const entities = page.locator('[data-entity]');
    const count = await entities.count();
    expect(count).toBeGreaterThan(3);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await expect(entities.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(entities.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-system="brook"] [data-entity="system"]')).toBeFocused();
    await page.keyboard.press('End');
    await expect(entities.nth(count - 1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-entity]:focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(entities.nth(count - 1)).toBeFocused();
    // A hidden row cannot be a stop.
    await page.getByRole('searchbox').fill('exmpl');
    await expect(page.locator('[data-system="brook"]')).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(entities.first()).toBeFocused();
  });

  test('a system unfollowed from its details leaves the focus on the screen', async ({ page, open }) => {
    await open('/status/list');
    await new StatusPage(page).waitForFronts('exmpl', 'brook');
    await page.locator('[data-system="brook"] [data-entity="system"]').press('Enter');
    await (await openedDialog(page)).getByRole('button', { name: 'Unfollow' }).press('Enter');
    await expect(page.locator('[data-system="brook"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('display options open, change and close by keyboard, and the focus returns', async ({
    page,
    open,
  }) => {
    await open('/status/list');
    await new StatusPage(page).waitForFronts('exmpl');
    await tabTo(page, /^Display options$/);
    await page.keyboard.press('Enter');
    const toggle = page.getByRole('switch', { name: 'Square pictures', exact: true });
    await expect(toggle).toBeVisible();
    await tabTo(page, /^Square pictures$/);
    await page.keyboard.press('Space');
    await expect(toggle).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Display options' })).toBeFocused();
  });
});
