import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The dialog that has just been opened, once it has the focus: a key pressed earlier would still go to the page. */
export async function openedDialog(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  // The one before may still be closing.
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  return dialog;
}
