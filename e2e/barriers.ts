import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';
import { resizeTo } from './resize.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails with axe's findings on the page, or on the part of it that a selector names. All rules are checked in
 * the shown theme; then the page gets the other theme, and the rules about colours are checked again.
 */
export async function expectNoBarrier(page: Page, part?: string): Promise<void> {
  await expectNoBarrierAsShown(page, part);
  const shown = await shownTheme(page);
  const other = shown === 'dark' ? 'light' : 'dark';
  await showTheme(page, other);
  expect(await findings(page, part, ['color-contrast']), `${pathOf(page)} in the ${other} theme`).toEqual([]);
  await showTheme(page, shown);
}

/**
 * The same in the shown theme alone. Whoever follows a link waits for the heading of its screen first: a placeholder, which a slow machine
 * shows in between, has none.
 */
export async function expectNoBarrierAsShown(page: Page, part?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await AXE);
  await expect(page.locator('h1').first()).toBeAttached();
  const theme = await shownTheme(page);
  expect(await findings(page, part), `${pathOf(page)} in the ${theme} theme`).toEqual([]);
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}

function shownTheme(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.theme);
}

/** Only the attribute, which all colours follow: other tests check which theme is shown when. */
async function showTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, theme);
}

/** Rule and element of each finding. */
async function findings(page: Page, part = 'html', rules?: readonly string[]): Promise<string[]> {
  return await page.evaluate(
    async ({ part, rules }) => {
      // Elements that are still fading do not have their final colours; one fade can start another.
      const ending = () =>
        document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      // Checked repeatedly, because a removed element may never resolve the promise of its fade.
      const frame = () =>
        new Promise<unknown>((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 100);
        });
      for (let quiet = 0; quiet < 2; ) {
        await frame();
        quiet = ending().some(({ playState }) => playState === 'running') ? 0 : quiet + 1;
      }
      const { violations } = await window.axe.run(part, {
        resultTypes: ['violations'],
        // No rule of ours reads style sheets, and the app has no frames.
        preload: false,
        iframes: false,
        ...(rules && { runOnly: { type: 'rule' as const, values: [...rules] } }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { part, rules },
  );
}

/** Fails if the page, or a dialog or notice on it, is wider than a screen of 320 pixels, with normal and with the largest text. */
export async function expectToFitNarrowScreen(page: Page): Promise<void> {
  const size = page.viewportSize();
  const before = await page.evaluate(() => document.documentElement.dataset.text);
  await resizeTo(page, { width: 320, height: 640 });
  for (const text of [before, 'larger']) {
    await showText(page, text);
    await expect.poll(() => overflowOf(page), `${page.url()} with text ${text}`).toBeLessThanOrEqual(0);
  }
  await showText(page, before);
  if (size !== null) await resizeTo(page, size);
}

async function showText(page: Page, size: string | undefined): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.text = name;
  }, size);
}

/**
 * By how many pixels something on the page, or what floats above it, is outside of the screen. The page and its dialogs cut off
 * what is too wide, so each part of them is measured, except what scrolls or is cut off in a smaller box.
 */
export async function overflowOf(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const isWindow = (element: Element) =>
      element.matches('body, main, [role="dialog"], [role="dialog"] > *, [data-trigger]');
    const isBoxed = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      ((getComputedStyle(parentElement).overflowX !== 'visible' && !isWindow(parentElement)) ||
        isBoxed(parentElement));
    const beside = [...document.querySelectorAll('body *')].map((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      const by = Math.max(right - innerWidth, -left);
      // What is only spoken is a pixel wide.
      return by > 0 && width > 1 && !isBoxed(part) ? by : 0;
    });
    return Math.max(document.documentElement.scrollWidth - innerWidth, ...beside);
  });
}
