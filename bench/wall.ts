import type { Page } from '@playwright/test';
import { inRoot } from '../scripts/lib/root.mjs';
import { longestTaskMs, noteLongTasks } from './lib/long-tasks.ts';
import { median } from './lib/statistics.ts';
import { openFreshBrowser } from './lib/visit.ts';
import type { MembersOptions } from './members.ts';

/** The cost of the faces of a large system. */
export interface WallMeasure {
  readonly members: number;
  /** Faces in the document, most of them in sight. */
  readonly faces: number;
  /** From the press on their layout until the frame that shows the last of those in sight: they come in several. */
  readonly shownMs: number;
  readonly longestTaskMs: number;
  /** From an arrow key until the frame that shows the focus on another face, median. */
  readonly keyMs: number;
  /** The longest task while the wall is scrolled by one window after the other; 0 below 50 ms. */
  readonly scrollTaskMs: number;
}

const LAYOUT = 'Faces';
/** In the last row in sight. */
const LAST_IN_SIGHT = 'main [data-index="900"]';
const KEYS = 20;
const KEY_PAUSE_MS = 250;
const SCREEN = { width: 1440, height: 900 };

/** Opens the wall in several new browsers; the figures are medians. */
export async function measureWall(options: MembersOptions): Promise<WallMeasure> {
  const runs: WallMeasure[] = [];
  for (let run = 0; run < options.runs; run += 1) runs.push(await measureOnce(options));
  const middle = (figure: (run: WallMeasure) => number) => median(runs.map(figure));
  return {
    members: middle(({ members }) => members),
    faces: middle(({ faces }) => faces),
    shownMs: middle(({ shownMs }) => shownMs),
    longestTaskMs: middle((run) => run.longestTaskMs),
    keyMs: middle(({ keyMs }) => keyMs),
    scrollTaskMs: middle(({ scrollTaskMs }) => scrollTaskMs),
  };
}

declare global {
  interface Window {
    benchFocus: number[];
  }
}

/** A text and not a function: the TypeScript runner puts helpers into functions that the page does not have. */
const NOTE_FOCUS = `window.benchFocus = [];
document.addEventListener('keydown', ({ timeStamp }) => {
  window.benchNextFrame(() => {}, (paintedMs) => window.benchFocus.push(paintedMs - timeStamp));
}, true);`;

async function measureOnce({ appUrl, system, slowdown }: MembersOptions): Promise<WallMeasure> {
  const fresh = await openFreshBrowser(appUrl, {}, { serviceWorkers: 'block' });
  try {
    const page = await fresh.context.newPage();
    await page.setViewportSize(SCREEN);
    const cdp = await fresh.context.newCDPSession(page);
    await noteLongTasks(page);
    for (const file of ['watch-frames', 'watch-presses']) {
      await page.addInitScript({ path: inRoot(`bench/lib/${file}.js`) });
    }
    await page.addInitScript({ content: NOTE_FOCUS });
    await page.goto(`${appUrl}/lookup/system/${system}/members`);
    const layout = page.getByRole('radio', { name: LAYOUT });
    await layout.waitFor();
    await page.locator('main [data-index="5"]').waitFor();
    const box = await layout.boundingBox();
    if (box === null) throw new Error('The list has no layout of faces.');
    await page.evaluate((selector) => {
      window.benchPress = selector;
    }, LAST_IN_SIGHT);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await longestTaskMs(page);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(() => window.benchLastPress()?.shownMs != null, null, { polling: 100 });
    const shownMs = (await page.evaluate(() => window.benchLastPress()?.shownMs)) ?? Number.NaN;
    const longest = await longestTaskMs(page);
    const faces = await page.evaluate(() => document.querySelectorAll('main [data-index]').length);
    const members = Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
    return {
      members,
      faces,
      shownMs,
      longestTaskMs: longest,
      keyMs: await pressKeys(page),
      scrollTaskMs: await scroll(page),
    };
  } finally {
    await fresh.close();
  }
}

async function pressKeys(page: Page): Promise<number> {
  await page.locator('main [data-index="0"]').focus();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  // The time of a frame is known some time after it.
  await page.waitForFunction((count) => window.benchFocus.length === count, KEYS);
  return median(await page.evaluate(() => window.benchFocus));
}

async function scroll(page: Page): Promise<number> {
  await longestTaskMs(page);
  for (let window = 0; window < 3; window += 1) {
    await page.mouse.wheel(0, SCREEN.height);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  return longestTaskMs(page);
}
