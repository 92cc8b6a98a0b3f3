import { worldGuide } from '@frontboard/sandbox';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { StatusPage } from './pages/status-page.ts';

test.use({ world: 'crowd', followed: worldGuide('crowd').follow.slice(0, 20) });

/** The limit of the service for reading, in requests per second. */
const LIMIT = 10;

/** Records when pages send their requests. On a busy machine, two that were sent separately may arrive together. */
async function watchSending(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (...request) => {
      const sentMs: number[] = JSON.parse(sessionStorage.getItem('sent') ?? '[]');
      sessionStorage.setItem('sent', JSON.stringify([...sentMs, performance.timeOrigin + performance.now()]));
      return send.apply(window, request);
    };
  });
}

/** How many of the sent requests the service would refuse without latency: its rule as in docs/api-notes.md. */
async function sentTooFast(page: Page): Promise<{ sent: number; refused: number }> {
  const sentMs = await page.evaluate((): number[] => JSON.parse(sessionStorage.getItem('sent') ?? '[]'));
  const slotMs = 1_000 / LIMIT;
  let arrivalMs = 0;
  let refused = 0;
  for (const atMs of sentMs) {
    if (arrivalMs - atMs > 1_000 - 2 * slotMs) refused += 1;
    else arrivalMs = Math.max(arrivalMs, atMs) + slotMs;
  }
  return { sent: sentMs.length, refused };
}

test('twenty systems need forty requests and no preflight, none is sent too fast, and a return visit requests only the page', async ({
  page,
  open,
  service,
}) => {
  const systems = worldGuide('crowd').follow.slice(0, 20);
  await watchSending(page);
  const status = new StatusPage(page);
  const filesOfVisit = async () => {
    await open('/status/tile');
    await status.waitForFronts(...systems);
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith(window.location.origin) && /\.(?:js|css)$/.test(name))
        .map((entry) => ({ file: entry.name, sent: (entry as PerformanceResourceTiming).transferSize })),
    );
  };
  const before = new Set((await filesOfVisit()).map(({ file }) => file));
  const counted = () => service.requests().filter(({ status: code }) => code !== 429);
  await expect.poll(() => counted().length).toBe(40);
  const requests = service.requests();
  expect(requests.filter(({ preflight }) => preflight)).toEqual([]);
  expect(await sentTooFast(page)).toEqual({ sent: requests.length, refused: 0 });
  // What loads when the page is idle may be there only at the second visit.
  const again = (await filesOfVisit()).filter(({ file }) => before.has(file));
  // The app, a style sheet and what the screen loads automatically.
  expect(again.length).toBeGreaterThan(2);
  expect(again.filter(({ sent }) => sent > 0)).toEqual([]);
});

test('repeated reloads are never too fast either', async ({ page, open }) => {
  await watchSending(page);
  const status = new StatusPage(page);
  await open('/status/list');
  for (let visit = 0; visit < 4; visit += 1) {
    // In the middle of the loading, and not faster than a person reloads.
    await page.waitForFunction(() => performance.now() > 700);
    await page.evaluate(() => localStorage.removeItem('persisted-cache'));
    await page.reload();
  }
  await status.waitForFronts(...worldGuide('crowd').follow.slice(0, 20));
  const { sent, refused } = await sentTooFast(page);
  expect(sent).toBeGreaterThan(0);
  expect(refused).toBe(0);
});
