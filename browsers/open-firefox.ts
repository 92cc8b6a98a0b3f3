import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { programs } from '../scripts/lib/programs.mjs';
import { type BrowserPage, WINDOW } from './browser-page.ts';

/** Opens a page in Firefox with a new profile. */
export async function openFirefox(): Promise<BrowserPage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programs('firefox-esr')[0] ?? 'firefox-esr',
    headless: true,
    protocol: 'webDriverBiDi',
    defaultViewport: WINDOW,
  });
  const page = await browser.newPage();
  const elementOf = async (expression: string): Promise<ElementHandle> => {
    const handle = (await page.evaluateHandle(expression)) as { asElement(): ElementHandle | null };
    const element = handle.asElement();
    if (element === null) throw new Error(`No such element: ${expression}`);
    return element;
  };
  return {
    goTo: async (url) => void (await page.goto(url)),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: async (expression) => (await elementOf(expression)).click(),
    type: async (expression, text) => (await elementOf(expression)).type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    close: () => browser.close(),
  };
}
