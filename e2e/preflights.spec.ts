import { chromium, type Page } from '@playwright/test';
import type { AppServer } from '../scripts/lib/app-server.ts';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { expect, type Service, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';
import { StatusPage } from './pages/status-page.ts';

const FRONTERS = '/v2/systems/exmpl/fronters';

function asked(service: Service, path: string) {
  const requests = service.requests().filter((request) => request.path === path);
  const preflights = requests.filter(({ preflight }) => preflight).length;
  return { preflights, requests: requests.length - preflights };
}

/** Requests from a frame of the page whatever its HTTP cache has. Requests without a token see nothing else. */
async function askCache(page: Page, url: string): Promise<number> {
  const frames = page.frames();
  for (const frame of frames)
    await frame.evaluate(
      (address) =>
        fetch(address, { cache: 'force-cache', credentials: 'omit', referrerPolicy: 'no-referrer' }),
      url,
    );
  return frames.length;
}

/** How often the app's frame has requested the file that shows whether its answers are stored. */
async function probes(page: Page): Promise<number> {
  const [frame] = page.mainFrame().childFrames();
  return (
    (await frame?.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('.svg')).length,
    )) ?? 0
  );
}

/** How many answers about the fronters the page and its frames have received. */
async function answers(page: Page): Promise<number> {
  const counts = page.frames().map((frame) =>
    frame.evaluate((end) => {
      const received = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(end));
      return received.length;
    }, FRONTERS),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Opens the tiles, fetches the fronters four times more, and returns the cost and what of it is in the HTTP cache. */
async function expectRemembered(page: Page, app: AppServer, service: Service): Promise<void> {
  await page.goto(`${app.url}/status/tile`);
  const status = new StatusPage(page);
  await status.waitForFronts('exmpl');
  await expect.poll(() => probes(page)).toBeGreaterThanOrEqual(2);
  const before = await answers(page);
  service.forgetRequests();
  for (let count = 1; count <= 4; count += 1) {
    await status.refresh();
    await expect.poll(() => asked(service, FRONTERS).requests).toBe(count);
    // The service has answered before the page has the answer.
    await expect.poll(() => answers(page)).toBeGreaterThanOrEqual(before + count);
    await status.waitForFronts('exmpl');
  }
  const { preflights, requests } = asked(service, FRONTERS);
  expect(requests).toBe(4);
  // None, if the start has asked by the frame already.
  expect(preflights).toBeLessThanOrEqual(1);
  const frames = await askCache(page, service.url + FRONTERS);
  expect(asked(service, FRONTERS)).toEqual({ preflights, requests: requests + frames });
}

for (const [serviceWorkers, visit] of [
  ['block', 'on a first visit'],
  ['allow', 'once the app’s worker answers for the app’s files'],
] as const) {
  test(`a preflight is remembered for equal requests with a token, and their answers are not in the HTTP cache, ${visit}`, async ({
    app,
    service,
  }) => {
    // The headless shell does not partition its cache, so it never remembers: a whole browser, as people have.
    const browser = await chromium.launch(chromiumLaunchOptions());
    const page = await browser.newPage({ serviceWorkers });
    await logIn(page, app, service);
    await page.evaluate(() => localStorage.setItem('systems', '{"version":2,"systems":["exmpl"]}'));
    if (serviceWorkers === 'allow') {
      await page.goto(`${app.url}/status/tile`);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
    }
    await expectRemembered(page, app, service);
    await browser.close();
  });
}
