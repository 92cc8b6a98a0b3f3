import type { Page } from '@playwright/test';
import { inRoot } from '../scripts/lib/root.mjs';
import { median, mediansByPlace } from './lib/statistics.ts';
import { openFreshBrowser } from './lib/visit.ts';

/** What the list of members of a large system takes. */
export interface MembersMeasure {
  readonly members: number;
  /** From the arrival of the last byte of the list until rows are on the screen. */
  readonly shownMs: number;
  /** Elements in the document with the list shown. */
  readonly nodes: number;
  /** JavaScript heap after a forced collection, and what of it the list and its data add to the same page before, in bytes. */
  readonly heapBytes: number;
  readonly listHeapBytes: number;
  /** From a key in the search field until the next frame is on the screen. */
  readonly keyMs: Spread;
  /** From a key until the list that answers it is in the document. */
  readonly answerMs: Spread;
}

export interface Spread {
  readonly median: number;
  readonly worst: number;
}

export interface MembersOptions {
  readonly appUrl: string;
  readonly system: string;
  /** The key of the system, whose owner sees all of its members. */
  readonly token: string;
  /** The processor is so many times slower. */
  readonly slowdown: number;
  readonly runs: number;
}

/** Typed and taken back again, so that lists of all lengths are drawn. */
const TYPED = ['amber', 'fjord', 'the', 'zz', 'silver o'];
const KEY_PAUSE_MS = 250;

/** What one visit took, each key by itself. */
interface Run extends Omit<MembersMeasure, 'keyMs' | 'answerMs'> {
  readonly keys: readonly number[];
  readonly lists: readonly number[];
}

/** Opens the list several times over. Figures are medians of the runs; each key is first the median of its own runs. */
export async function measureMembers(options: MembersOptions): Promise<MembersMeasure> {
  const runs: Run[] = [];
  for (let run = 0; run < options.runs; run += 1) runs.push(await measureOnce(options));
  const middle = (figure: (run: Run) => number) => median(runs.map(figure));
  return {
    members: middle(({ members }) => members),
    shownMs: middle(({ shownMs }) => shownMs),
    nodes: middle(({ nodes }) => nodes),
    heapBytes: middle(({ heapBytes }) => heapBytes),
    listHeapBytes: middle(({ listHeapBytes }) => listHeapBytes),
    keyMs: spread(mediansByPlace(runs.map(({ keys }) => keys))),
    answerMs: spread(mediansByPlace(runs.map(({ lists }) => lists))),
  };
}

async function measureOnce({ appUrl, system, token, slowdown }: MembersOptions): Promise<Run> {
  const documents = { settings: { version: 16, settings: { token } } };
  const fresh = await openFreshBrowser(appUrl, documents, { serviceWorkers: 'block' });
  const { context } = fresh;
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const heap = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    // A file and not a function: the TypeScript runner puts helpers into functions that the page does not have.
    await page.addInitScript({ path: inRoot('bench/lib/watch-list.js') });
    await page.goto(`${appUrl}/lookup/system/${system}/fronters`);
    await page.getByRole('list', { name: 'Who is fronting' }).waitFor();
    const heapBefore = await heap();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.getByRole('link', { name: 'Members' }).click();
    await page.waitForFunction(() => window.benchList.shownMs !== null, null, {
      timeout: 60_000,
      polling: 100,
    });
    const { shownMs } = await page.evaluate(() => window.benchList);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const members = Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
    await page.waitForTimeout(1_000);
    const heapBytes = await heap();
    const { keys, lists } = await typeKeys(page);
    return {
      members,
      shownMs: shownMs ?? Number.NaN,
      nodes,
      heapBytes,
      listHeapBytes: heapBytes - heapBefore,
      keys,
      lists,
    };
  } finally {
    await fresh.close();
  }
}

declare global {
  interface Window {
    benchList: { shownMs: number | null; keys: number[]; lists: number[] };
  }
}

async function typeKeys(page: Page): Promise<{ keys: number[]; lists: number[] }> {
  const field = page.getByRole('searchbox');
  await field.focus();
  for (const text of TYPED) {
    for (const key of text) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
    for (const _ of text) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
  }
  return page.evaluate(() => window.benchList);
}

function spread(values: readonly number[]): Spread {
  return { median: median(values), worst: Math.max(...values) };
}
