import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { WEBKIT_WINDOW } from '../scripts/lib/browsers/tools.mjs';
import { startScreen } from '../scripts/lib/desktop/screen.ts';
import { type BrowserPage, WINDOW } from './browser-page.ts';

const STARTS_WITHIN_MS = 60_000;

/** Opens a page in the window of WebKitGTK, without stored data, on a virtual screen. */
export async function openWebkit(): Promise<BrowserPage> {
  const screen = await startScreen();
  const port = await freePort();
  const process_ = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LANG: 'en_GB.UTF-8' },
  });
  const close = () => {
    process_.kill();
    screen.close();
  };
  try {
    const driver = await connect(process_, `http://127.0.0.1:${port}`);
    await driver.manage().window().setRect(WINDOW);
    return pageOf(driver, close);
  } catch (error) {
    close();
    throw error;
  }
}

function pageOf(driver: WebDriver, close: () => void): BrowserPage {
  const elementOf = async (expression: string): Promise<WebElement> => {
    const element = await driver.executeScript<WebElement | null>(`return ${expression}`);
    if (element === null) throw new Error(`No such element: ${expression}`);
    return element;
  };
  return {
    goTo: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: async (expression) => (await elementOf(expression)).click(),
    type: async (expression, text) => (await elementOf(expression)).sendKeys(text),
    pressEnter: () => driver.actions().sendKeys(Key.RETURN).perform(),
    async close() {
      await driver.quit().catch(() => {});
      close();
    },
  };
}

/** The driver, once it accepts connections. */
async function connect(program: ChildProcess, server: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: WEBKIT_WINDOW, args: ['--automation'] },
  });
  const endMs = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      if ((await fetch(`${server}/status`)).ok) break;
    } catch (error) {
      if (program.exitCode !== null || Date.now() > endMs) throw error;
    }
    await wait(100);
  }
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
