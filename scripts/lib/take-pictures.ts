import { mkdir } from 'node:fs/promises';
import { worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { serveApp } from './app-server.ts';
import { chromiumLaunchOptions } from './chromium.mjs';
import { inRoot } from './root.mjs';
import { loadStaticFiles } from './static-files.ts';

const WIDE = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions;
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** Each picture of docs/images: what it shows and on which screen. */
const PICTURES = [
  { file: 'status-wide', path: '/status/tile#light', context: WIDE },
  { file: 'status-wide-dark', path: '/status/table#dark', context: WIDE },
  { file: 'status-phone', path: '/status/list#light', context: PHONE },
  { file: 'status-phone-dark', path: '/status/tile#dark', context: PHONE },
] as const;

const FOLDER = inRoot('docs/images');

await mkdir(FOLDER, { recursive: true });
const service = await serveSandbox({ world: 'demo' });
const files = await loadStaticFiles(inRoot('apps/web/dist'));
const app = await serveApp({ files, service: service.url as `http${string}` });
const browser = await chromium.launch(chromiumLaunchOptions());
const systems = { version: 2, systems: worldGuide('demo').follow };
const settings = {
  version: 16,
  settings: { status: { tile: { tileSize: 150 }, table: { iconSize: 32 }, list: { iconSize: 32 } } },
};
try {
  for (const { file, path, context } of PICTURES) {
    const opened = await browser.newContext({
      ...context,
      storageState: {
        cookies: [],
        origins: [
          {
            origin: app.url,
            localStorage: Object.entries({ systems, settings }).map(([name, value]) => ({
              name,
              value: JSON.stringify(value),
            })),
          },
        ],
      },
    });
    const page = await opened.newPage();
    await page.goto(app.url + path);
    await page.locator('[data-system][aria-busy="false"]').nth(5).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${FOLDER}/${file}.png` });
    console.log(`docs/images/${file}.png`);
    await opened.close();
  }
} finally {
  await browser.close();
  await app.close();
  await service.close();
}
