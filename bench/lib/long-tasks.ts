import type { Page } from '@playwright/test';

declare global {
  interface Window {
    benchTasks: number[];
  }
}

/** A text and not a function: the TypeScript runner puts helpers into functions that the page does not have. */
const NOTE_TASKS = `window.benchTasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.benchTasks.push(duration);
}).observe({ type: 'longtask', buffered: true });`;

/** The observer is called in tasks of its own. */
const UNTIL_NOTED_MS = 500;

/** Has pages that are opened from now on note their long tasks. */
export async function noteLongTasks(page: Page): Promise<void> {
  await page.addInitScript({ content: NOTE_TASKS });
}

/** The longest task since the last call, or since the start of the page; 0 when none took 50 ms. */
export async function longestTaskMs(page: Page): Promise<number> {
  await page.waitForTimeout(UNTIL_NOTED_MS);
  return page.evaluate(() => Math.max(0, ...window.benchTasks.splice(0)));
}
