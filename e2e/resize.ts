import type { Page } from '@playwright/test';

/**
 * Gives the page this size, and returns when it is rendered for it. Playwright's function alone can return before the page
 * knows its new width, and what depends on a media query in JavaScript is only rendered in the frame after that.
 */
export async function resizeTo(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // Unlike `innerWidth`, the width of the screen is not increased by content that does not fit on a phone.
  await page.waitForFunction(({ width, height }) => screen.width === width && screen.height === height, size);
  await nextFrames(page);
}

/** Returns after one frame for rendering, and one for effects and assistive technology. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
