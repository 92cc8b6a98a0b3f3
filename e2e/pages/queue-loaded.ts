import { expect, type Page } from '@playwright/test';

/** Waits until the code that keeps and sends switches is there, so that a connection lost afterwards is none of its loading. */
export async function queueLoaded(page: Page): Promise<void> {
  const isLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/engine-[^/]*\.js$/.test(name));
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
}
