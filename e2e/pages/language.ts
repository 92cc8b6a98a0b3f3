import type { Page } from '@playwright/test';

/** Stores the language as the settings would, before each page of the app reads it. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => {
    const stored: object = JSON.parse(localStorage.getItem('preferences') ?? '{"version":1}');
    localStorage.setItem('preferences', JSON.stringify({ ...stored, language: chosen }));
  }, language);
}
