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

test('a system can be followed and its details opened with only the keyboard, and the first Tab offers to skip the navigation', async ({
  page,
  open,
}) => {
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

  await page.reload();
  await new StatusPage(page).waitForFronts('exmpl');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
