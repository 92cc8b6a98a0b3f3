import { expect, type Page } from '@playwright/test';

/** Waits until the code of the queue is loaded, so that losing the connection afterwards does not affect its loading. */
export async function queueLoaded(page: Page): Promise<void> {
  const isLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/engine-[^/]*\.js$/.test(name));
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
}
