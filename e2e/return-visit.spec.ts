import { readFile } from 'node:fs/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { AppServer } from '../scripts/lib/app-server.ts';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { test as base, expect, remember } from './fixtures.ts';
import { inListener } from './in-listener.ts';
import { StatusPage } from './pages/status-page.ts';

declare global {
  interface Window {
    /** How many systems were on the page once its own scripts had run. */
    systemsAtStart?: number;
  }
}

/** A whole browser with a profile: private windows, which journeys have otherwise, keep nothing compiled. */
const test = base.extend<{ profile: BrowserContext }>({
  profile: async ({ app }, use, testInfo) => {
    const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...chromiumLaunchOptions(),
      serviceWorkers: 'allow',
    });
    const page = await context.newPage();
    await remember(page, app, { systems: { version: 2, systems: ['exmpl'] } });
    await page.close();
    await use(context);
    await context.close();
  },
});

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: {
    readonly name?: string;
    readonly data?: { readonly url?: string; readonly consumedCacheSize?: number };
  };
}

/** Visits the status screen in its own tab until the next visit can show it from the device, and returns the result. */
async function visit<T>(profile: BrowserContext, app: AppServer, look: (page: Page) => Promise<T>) {
  const page = await profile.newPage();
  await page.goto(`${app.url}/status/tile`);
  await new StatusPage(page).waitForFronts('exmpl');
  const seen = await look(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persisted-cache'))).toContain('exmpl');
  await page.close();
  return seen;
}

async function noteSystemsAtStart(profile: BrowserContext): Promise<void> {
  await profile.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.systemsAtStart = document.querySelectorAll('[data-system]').length;
    });
  });
}

async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** What the browser recorded during the visit of the status screen. */
async function traceOfVisit(
  profile: BrowserContext,
  app: AppServer,
  { file, categories }: { file: string; categories: string[] },
): Promise<readonly TraceEvent[]> {
  const browser = profile.browser();
  if (browser === null) throw new Error('The context has no browser.');
  await browser.startTracing(undefined, { path: file, categories });
  await visit(profile, app, async () => {});
  await browser.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(await readFile(file, 'utf8'));
  return traceEvents;
}

/** The scripts of a visit whose compiled code the browser had from an earlier one, by their names without the hash. */
async function scriptsFromCodeCache(profile: BrowserContext, app: AppServer, file: string) {
  const events = await traceOfVisit(profile, app, { file, categories: ['v8', 'devtools.timeline'] });
  return events.flatMap(({ name, args: { data } }) =>
    name.startsWith('v8.compile') && (data?.consumedCacheSize ?? 0) > 0
      ? (/\/assets\/(.+)-[\w-]{8}\.js$/.exec(data?.url ?? '')?.[1] ?? [])
      : [],
  );
}

test('the first return visit to the installed app does not compile its start again', async ({
  app,
  profile,
}, testInfo) => {
  await visit(profile, app, untilInstalled);
  expect(await scriptsFromCodeCache(profile, app, testInfo.outputPath('trace.json'))).toContain('index');
});

test('a first visit compiles the functions of its start on another thread', async ({
  app,
  profile,
}, testInfo) => {
  const events = await traceOfVisit(profile, app, {
    file: testInfo.outputPath('trace.json'),
    categories: ['v8', 'disabled-by-default-v8.compile', '__metadata'],
  });
  const renderer = events.find(
    ({ name, args: { data } }) => name === 'v8.compile' && data?.url?.startsWith(app.url),
  )?.pid;
  // The browser has pages of its own, such as that of a new tab.
  const ofApp = events.filter(({ pid }) => pid === renderer);
  const mainThread = ofApp.find(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )?.tid;
  const compiled = ofApp.filter(({ name }) => name === 'V8.CompileIgnition');
  const onMain = compiled.filter(({ tid }) => tid === mainThread);
  expect(onMain.length).toBeGreaterThan(0);
  expect(onMain.length).toBeLessThan(compiled.length / 4);
});

test('a first visit starts in slices between which the page responds, the installed app in one task', async ({
  app,
  profile,
}) => {
  await noteSystemsAtStart(profile);
  const systemsAtStart = () =>
    visit(profile, app, async (page) => {
      await untilInstalled(page);
      return page.evaluate(() => window.systemsAtStart);
    });
  expect(await systemsAtStart()).toBe(0);
  expect(await systemsAtStart()).toBe(1);
});

test('a worker makes the formats of dates ready, and ends', async ({ page, open }) => {
  const ended = new Promise((resolve) => {
    page.on('worker', (worker) => {
      if (worker.url().includes('/assets/intl.worker-')) worker.on('close', resolve);
    });
  });
  await open('/settings');
  await ended;
});

test('a return visit without the worker shows cached data as soon as the app has started', async ({
  app,
  page,
}) => {
  await remember(page, app, { systems: { version: 2, systems: ['exmpl'] } });
  await noteSystemsAtStart(page.context());
  const systemsAtStart = () =>
    visit(page.context(), app, (visited) => visited.evaluate(() => window.systemsAtStart));
  expect(await systemsAtStart()).toBe(0);
  expect(await systemsAtStart()).toBe(1);
});

test('no text that is not JSON is parsed while the app starts: each error would make the engine read the code again', async ({
  page,
  open,
}) => {
  const session = await page.context().newCDPSession(page);
  const thrown: string[] = [];
  await session.send('Debugger.enable');
  await session.send('Debugger.setPauseOnExceptions', { state: 'all' });
  session.on('Debugger.paused', ({ reason, data }) => {
    const error = String(data?.description);
    // React throws to wait for a screen's code.
    if (reason === 'exception' && error.startsWith('SyntaxError')) thrown.push(error);
    inListener(session.send('Debugger.resume'));
  });
  await open('/status/tile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(thrown).toEqual([]);
});
