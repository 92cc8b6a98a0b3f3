import type { Page } from '@playwright/test';
import { inRoot } from '../scripts/lib/root.mjs';
import { median } from './lib/statistics.ts';
import { openFreshBrowser } from './lib/visit.ts';

/** The cost of the list of members of a large system. */
export interface MembersMeasure {
  readonly members: number;
  /** From the arrival of the last byte of the list until rows are on the screen. */
  readonly shownMs: number;
  /** Elements in the document with the list shown. */
  readonly nodes: number;
  /** JavaScript heap after a forced collection, and what of it the list and its data add to the same page before, in bytes. */
  readonly heapBytes: number;
  readonly listHeapBytes: number;
  /** The first key of each visit, worst of all visits. */
  readonly firstKey: KeyMeasure;
  /** All later keys of all visits. */
  readonly laterKeys: { readonly median: KeyMeasure; readonly worst: KeyMeasure };
}

export interface KeyMeasure {
  /** From the key until the frame that shows its letter. */
  readonly letterMs: number;
  /** From the key until the list that answers it is in the document. */
  readonly listMs: number;
}

export interface MembersOptions {
  readonly appUrl: string;
  /** Its members are public. */
  readonly system: string;
  /** The factor by which the processor is slowed down. */
  readonly slowdown: number;
  readonly runs: number;
}

/** Typed and removed again, so that lists of all lengths render. */
const TYPED = ['amber', 'fjord', 'the', 'zz', 'silver o'];
const KEY_PAUSE_MS = 250;

/** The figures of one visit, each key separately. */
interface Run extends Omit<MembersMeasure, 'firstKey' | 'laterKeys'> {
  readonly keys: readonly KeyMeasure[];
}

/** Opens the list several times. Figures other than keys are medians of the runs. */
export async function measureMembers(options: MembersOptions): Promise<MembersMeasure> {
  const runs: Run[] = [];
  for (let run = 0; run < options.runs; run += 1) runs.push(await measureOnce(options));
  const middle = (figure: (run: Run) => number) => median(runs.map(figure));
  const later = runs.flatMap(({ keys }) => keys.slice(1));
  return {
    members: middle(({ members }) => members),
    shownMs: middle(({ shownMs }) => shownMs),
    nodes: middle(({ nodes }) => nodes),
    heapBytes: middle(({ heapBytes }) => heapBytes),
    listHeapBytes: middle(({ listHeapBytes }) => listHeapBytes),
    firstKey: ofKeys(
      runs.flatMap(({ keys }) => keys.slice(0, 1)),
      worstOf,
    ),
    laterKeys: { median: ofKeys(later, median), worst: ofKeys(later, worstOf) },
  };
}

async function measureOnce({ appUrl, system, slowdown }: MembersOptions): Promise<Run> {
  const fresh = await openFreshBrowser(appUrl, {}, { serviceWorkers: 'block' });
  const { context } = fresh;
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const heap = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    // A file and not a function: the TypeScript runner puts helpers into functions that the page does not have.
    await page.addInitScript({ path: inRoot('bench/lib/watch-frames.js') });
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
    return {
      members,
      shownMs: shownMs ?? Number.NaN,
      nodes,
      heapBytes,
      listHeapBytes: heapBytes - heapBefore,
      keys: await typeKeys(page),
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

async function typeKeys(page: Page): Promise<KeyMeasure[]> {
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
  // The time of a frame is known some time after it.
  await page.waitForFunction(() => window.benchList.keys.length === window.benchList.lists.length);
  const { keys, lists } = await page.evaluate(() => window.benchList);
  return keys.map((letterMs, index) => ({ letterMs, listMs: lists[index] ?? 0 }));
}

function ofKeys(keys: readonly KeyMeasure[], of: (values: readonly number[]) => number): KeyMeasure {
  return { letterMs: of(keys.map(({ letterMs }) => letterMs)), listMs: of(keys.map(({ listMs }) => listMs)) };
}

function worstOf(values: readonly number[]): number {
  return Math.max(...values);
}
