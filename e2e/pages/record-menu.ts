import type { Page } from '@playwright/test';

/** Chooses what is rarely done with the record of the page. */
export async function chooseInRecordMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
