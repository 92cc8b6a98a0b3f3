import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { StatusPage } from './pages/status-page.ts';

test.use({ followed: ['exmpl', 'brook', 'chorus'] });

/** Measures how far visible content jumps, from the next page on. Returns a reader of the sum, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // Of type LayoutShift, which the DOM types do not have.
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0));
}

test('on a first visit tiles appear independently, and nothing jumps', async ({ page, open }) => {
  const shifts = await watchShifts(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/systems\/(exmpl|chorus)\/fronters/, async (route) => {
    await held;
    await route.continue();
  });
  const status = new StatusPage(page);
  await open('/status/tile');
  await expect(status.system('exmpl')).toBeVisible();
  await expect(status.system('brook')).toHaveAttribute('aria-busy', 'false');
  await expect(status.system('brook')).toBeVisible();
  await expect(status.system('exmpl')).toHaveAttribute('aria-busy', 'true');
  await expect(status.system('chorus')).toBeHidden();
  expect(await shifts()).toBe(0);
  release();
  await status.waitForFronts('exmpl', 'chorus');
  await expect(status.system('chorus')).toBeVisible();
});
