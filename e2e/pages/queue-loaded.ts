import { expect, type Page } from '@playwright/test';

/** Waits until the code of the queue has run, so that losing the connection afterwards does not affect its loading. */
export async function queueLoaded(page: Page): Promise<void> {
  const codeOf = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.find((name) => /\/engine-[^/]*\.js$/.test(name)) ?? null;
    });
  await expect.poll(codeOf).not.toBeNull();
  // The file is there before those that it imports.
  await page.evaluate(async (url) => void (await import(url ?? '')), await codeOf());
}
