import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Watches the requests of a page to a path from now on. The returned function waits until none is without an answer, and the
 * page has rendered a frame since: what an answer shows is on the page.
 */
export function watchAnswers(page: Page, path: RegExp): () => Promise<void> {
  const open = new Set<Request>();
  let sent = 0;
  page.on('request', (request) => {
    if (!path.test(new URL(request.url()).pathname)) return;
    sent += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return async () => {
    await expect.poll(() => sent > 0 && open.size === 0).toBe(true);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  };
}
