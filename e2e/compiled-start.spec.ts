import { readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { journeyLaunchOptions } from '../scripts/lib/chromium.mjs';
import { expect, remember, test } from './fixtures.ts';
import { StatusPage } from './pages/status-page.ts';

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly data?: { readonly url?: string; readonly consumedCacheSize?: number } };
}

/** The scripts of which the browser used what it had compiled at an earlier visit, by their names without the hash. */
async function scriptsNotCompiledAnew(
  browser: Browser,
  page: Page,
  visit: () => Promise<void>,
  file: string,
) {
  await browser.startTracing(page, { path: file, categories: ['v8', 'devtools.timeline'] });
  await visit();
  await browser.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(await readFile(file, 'utf8'));
  return traceEvents.flatMap(({ name, args: { data } }) =>
    name.startsWith('v8.compile') && (data?.consumedCacheSize ?? 0) > 0
      ? (/\/assets\/(.+)-[\w-]{8}\.js$/.exec(data?.url ?? '')?.[1] ?? [])
      : [],
  );
}

test('who comes back is spared that the browser compiles the start again', async ({ app }, testInfo) => {
  // A private window, which journeys have otherwise, keeps nothing compiled.
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    ...journeyLaunchOptions(),
    serviceWorkers: 'block',
  });
  const browser = context.browser();
  if (browser === null) throw new Error('The context has no browser.');
  const page = await context.newPage();
  await remember(page, app, { systems: { version: 2, systems: ['exmpl'] } });
  const visit = async () => {
    await page.goto(`${app.url}/status/tile`);
    await new StatusPage(page).waitForFronts('exmpl');
  };
  const trace = testInfo.outputPath('trace.json');
  // The browser compiles for keeping when a script is used a second time, at a moment of its own choice.
  await expect
    .poll(() => scriptsNotCompiledAnew(browser, page, visit, trace), { timeout: 40_000 })
    .toEqual(expect.arrayContaining(['react', 'libraries', 'index']));
  await context.close();
});
