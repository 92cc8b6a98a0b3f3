import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { serveApp } from './app-server.ts';
import { chromiumLaunchOptions } from './chromium.mjs';
import { inRoot } from './root.mjs';
import { loadStaticFiles } from './static-files.ts';

const SIZES = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>;

const THEMES = ['light', 'dark'] as const;

/** Sharp enough for text, and a quarter of the size of a PNG. */
const WEBP_QUALITY = 82;

const FOLDER = inRoot('docs/images');

const service = await serveSandbox({ world: 'demo' });
const files = await loadStaticFiles(inRoot('apps/web/dist'));
const app = await serveApp({ files, service: service.url as `http${string}` });
// With the fonts of this computer: those of the tests have no emoji.
const browser = await chromium.launch({ ...chromiumLaunchOptions(), env: process.env });

/** The main screens, as they stand in the names of their pictures; the member is whoever is first of the own system's. */
const [account] = service.sandbox.tokens;
const SCREENS = {
  'status-tiles': '/status/tile',
  'status-list': '/status/list',
  'status-table': '/status/table',
  lookup: '/lookup?q=exmpl',
  system: '/lookup/system/exmpl/members',
  member: `/lookup/member/${memberNamed('Luna')}`,
  switch: '/switch',
  members: '/manage/members',
  settings: '/settings',
} as const;

/** What the device knows when the app is opened: whom it follows, a key of the sample data, and the theme. */
const stored = (theme: (typeof THEMES)[number]) => ({
  systems: { version: 2, systems: worldGuide('demo').follow },
  settings: {
    version: 16,
    settings: {
      token: account?.token ?? '',
      dark: theme === 'dark',
      status: { tile: { tileSize: 150 }, table: { iconSize: 32 }, list: { iconSize: 32 } },
    },
  },
});

try {
  await mkdir(FOLDER, { recursive: true });
  for (const former of await readdir(FOLDER)) await rm(`${FOLDER}/${former}`);
  for (const [size, context] of Object.entries(SIZES)) {
    for (const theme of THEMES) await takeAll(size, context, theme);
  }
} finally {
  await browser.close();
  await app.close();
  await service.close();
}

/** Takes every screen in one size and theme, one after another on the same device. */
async function takeAll(
  size: string,
  context: BrowserContextOptions,
  theme: (typeof THEMES)[number],
): Promise<void> {
  const localStorage = Object.entries(stored(theme)).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const opened = await browser.newContext({
    ...context,
    storageState: { cookies: [], origins: [{ origin: app.url, localStorage }] },
  });
  const page = await opened.newPage();
  for (const [screen, path] of Object.entries(SCREENS)) {
    await page.goto(app.url + path);
    await settled(page);
    const file = `${screen}-${size}${theme === 'dark' ? '-dark' : ''}.webp`;
    await writeFile(`${FOLDER}/${file}`, await takeWebp(page));
    console.log(`docs/images/${file}`);
  }
  await opened.close();
}

/** Waits until everything is there and nothing is on its way. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
}

/** The page as WebP, which Chromium can write and Playwright does not offer. */
async function takeWebp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** The id of a member of the sample data. Throws when there is none of that name. */
function memberNamed(name: string): string {
  const member = [...service.sandbox.state.members.values()].find((row) => row.name === name);
  if (member === undefined) throw new Error(`The sample data has no member called ${name}.`);
  return member.id;
}
