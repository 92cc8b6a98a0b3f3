import { expect, type Page } from '@playwright/test';

/**
 * Goes there as a link does, from a screen with another title: starting the app again for each screen takes most of the time. The screen
 * before stays until this one has loaded, and the title changes with it.
 */
export async function followLink(page: Page, path: string): Promise<void> {
  const former = await page.title();
  await page.evaluate((href) => history.pushState(null, '', href), path);
  await expect(page, path).not.toHaveTitle(former);
}
