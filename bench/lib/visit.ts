import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type BrowserContext, chromium, type Locator, type Page, type Response } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { inRoot } from '../../scripts/lib/root.mjs';
import type { ShownMarks } from './shown.ts';
import { median } from './statistics.ts';

/** The figures of one visit of a status screen. All times in milliseconds from the start of the navigation. */
export interface Visit {
  readonly firstShownMs: number;
  readonly allShownMs: number;
  /** Sum of what long tasks exceeded 50 ms by, until everything was shown. */
  readonly blockingMs: number;
  /** JavaScript heap after a forced collection, in bytes. */
  readonly heapBytes: number;
  /** Elements in the document when everything was shown. */
  readonly nodes: number;
  readonly files: readonly LoadedFile[];
}

export interface LoadedFile {
  readonly url: string;
  readonly kind: 'script' | 'stylesheet' | 'font';
  /** Size as brotli at its best quality, whatever the server sent. */
  readonly brotliBytes: number;
  /** Whether it was requested before the first system was shown. */
  readonly isOfFirstScreen: boolean;
}

export interface VisitOptions {
  readonly url: string;
  /** One for each system that is shown with its front. */
  readonly marks: ShownMarks;
  /** How many followed systems must be shown before the visit is over. */
  readonly systems: number;
  /** 4 makes the processor a quarter as fast. */
  readonly slowdown: number;
  readonly timeoutMs: number;
}

/** The console message that ends the wait; see `watch-fronts.js`. Evaluating in the page would load a script of 330 kB. */
const ALL_SHOWN = 'bench: all shown';

/** The page's own measurements; see `watch-fronts.js`. */
interface Marks {
  firstShownMs: number | null;
  allShownMs: number | null;
  blockingMs: number;
  /** How many names were visible in the frame of each mark. */
  namesAtFirst: number;
  namesAtAll: number;
}

declare global {
  interface Window {
    benchMarks: Marks;
  }
}

/**
 * With an inspector, such as ours, Chromium records where each error was created, and reads whole scripts for it. React creates five when it
 * loads: a tenth of a return visit, which people without an inspector don't have. Recorded during compilation, positions cost almost nothing.
 */
const POSITIONS_AT_ONCE = '--js-flags=--no-enable-lazy-source-positions';

/** A browser with its own profile. */
export interface FreshBrowser {
  readonly context: BrowserContext;
  /** Its folder. */
  readonly profile: string;
  /** Closes the browser and deletes the profile. */
  close(): Promise<void>;
}

interface BrowserOptions {
  readonly serviceWorkers: 'allow' | 'block';
}

/**
 * Starts a browser whose profile contains only the given documents in the app's storage. A profile on disk and not
 * a private window: only there does a browser keep compiled scripts for the next visit, as it does for people.
 */
export async function openFreshBrowser(
  origin: string,
  documents: Readonly<Record<string, unknown>>,
  options: BrowserOptions,
): Promise<FreshBrowser> {
  const browser = await launchIn(await newProfile(), options);
  const page = await browser.context.newPage();
  // Any file of the origin is suitable; this one runs no script.
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, documents);
  await page.close();
  return browser;
}

/** Starts a browser with a copy of the profile of one that is closed, in which a person has been before. */
export async function openCopy(profile: string, options: BrowserOptions): Promise<FreshBrowser> {
  const copy = await newProfile();
  await cp(profile, copy, { recursive: true });
  return launchIn(copy, options);
}

function newProfile(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'frontboard-bench-'));
}

async function launchIn(profile: string, { serviceWorkers }: BrowserOptions): Promise<FreshBrowser> {
  const launch = chromiumLaunchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...launch.args, POSITIONS_AT_ONCE],
    viewport: { width: 1280, height: 800 },
    serviceWorkers,
  });
  return {
    context,
    profile,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Opens the address in a new page and waits until every followed system is shown with its front.
 *
 * @throws {Error} When that takes longer than `timeoutMs`; the message says how many were shown.
 */
export async function visit(context: BrowserContext, options: VisitOptions): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown });
  const { marks: looked, systems } = options;
  await page.addInitScript({ content: `window.benchFor = ${JSON.stringify({ ...looked, systems })};` });
  // A file and not a function: the TypeScript runner puts helpers into functions that the page does not have.
  await page.addInitScript({ path: inRoot('bench/lib/watch-frames.js') });
  await page.addInitScript({ path: inRoot('bench/lib/watch-fronts.js') });
  // Files are measured later: until everything is shown, the page has the processor for itself, as it does for people.
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const allShown = page
    .waitForEvent('console', {
      predicate: (message) => message.text() === ALL_SHOWN,
      timeout: options.timeoutMs,
    })
    .catch(async (cause) => {
      const count = await page.locator(looked.shown).count();
      throw new Error(`Only ${count} of ${systems} systems were shown in time.`, { cause });
    });
  await Promise.all([page.goto(options.url, { waitUntil: 'commit' }), allShown]);
  const marks = await page.evaluate(() => window.benchMarks);
  await checkSeen(page, marks, looked);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const openedAtMs = await page.evaluate(() => performance.timeOrigin);
  const firstShownAtMs = openedAtMs + (marks.firstShownMs ?? Number.POSITIVE_INFINITY);
  const loaded = (
    await Promise.all(responses.map((response) => loadedFile(response, firstShownAtMs)))
  ).filter((file) => file !== null);
  await page.close();
  return {
    firstShownMs: marks.firstShownMs ?? Number.NaN,
    allShownMs: marks.allShownMs ?? Number.NaN,
    blockingMs: marks.blockingMs,
    heapBytes: usedSize,
    nodes,
    files: loaded,
  };
}

/**
 * A figure must not be the result of hiding. In the frame of each mark, names were visible, and the screen now has them in its pixels.
 *
 * @throws {Error} When a person would have seen no name.
 */
async function checkSeen(page: Page, marks: Marks, { shown, name }: ShownMarks): Promise<void> {
  const isNamed = name === null || (marks.namesAtFirst > 0 && marks.namesAtAll > 0);
  const first = page.locator(name === null ? shown : `${shown} ${name}`).first();
  if (!isNamed || !(await isPainted(page, first)))
    throw new Error(`What was measured can't be seen: ${shown}.`);
}

/** An answer may replace the element between two pictures of it. */
const LOOKS = 3;

/** Whether a screenshot of the place of an element differs from one without the element. */
async function isPainted(page: Page, element: Locator): Promise<boolean> {
  for (let look = 1; look <= LOOKS; look += 1) if (await isPaintedNow(page, element)) return true;
  return false;
}

async function isPaintedNow(page: Page, element: Locator): Promise<boolean> {
  const clip = await element.boundingBox();
  if (clip === null) return false;
  const withIt = await page.screenshot({ clip, animations: 'disabled' });
  await element.evaluate((it) => {
    it.style.opacity = '0';
  });
  const without = await page.screenshot({ clip, animations: 'disabled' });
  await element.evaluate((it) => {
    it.style.opacity = '';
  });
  return !withIt.equals(without);
}

/** One representative visit: the median of each figure, and the files of the first. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const middle = (figure: (visit: Visit) => number) => median(visits.map(figure));
  return {
    firstShownMs: middle((it) => it.firstShownMs),
    allShownMs: middle((it) => it.allShownMs),
    blockingMs: middle((it) => it.blockingMs),
    heapBytes: middle((it) => it.heapBytes),
    nodes: middle((it) => it.nodes),
    files: visits[0]?.files ?? [],
  };
}

async function loadedFile(response: Response, firstShownAtMs: number): Promise<LoadedFile | null> {
  const kind = response.request().resourceType();
  if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return null;
  const body = await response.body().catch(() => null);
  if (body === null) return null;
  const isOfFirstScreen = response.request().timing().startTime <= firstShownAtMs;
  return { url: response.url(), kind, brotliBytes: brotliSize(body), isOfFirstScreen };
}

function brotliSize(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}
