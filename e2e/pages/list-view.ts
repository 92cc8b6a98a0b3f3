import type { Locator, Page } from '@playwright/test';
import { openedDialog } from './dialog.ts';

/** Opens the menu of a list that sorts it and changes how it looks. */
export async function openView(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^View: / }).click();
  return openedDialog(page);
}

/** Shows the list of the screen as rows, a table or cards; on narrow screens that is in the menu of the view. */
export async function chooseLayout(page: Page, layout: 'List' | 'Table' | 'Cards'): Promise<void> {
  // Both are there at the same moment.
  await page.getByRole('button', { name: /^View: / }).waitFor();
  const isBeside = await page.getByRole('radiogroup', { name: 'Layout' }).isVisible();
  if (!isBeside) await openView(page);
  await page.getByText(layout, { exact: true }).click();
  if (!isBeside) await page.keyboard.press('Escape');
}
