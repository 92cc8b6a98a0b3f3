import { type WorldName, worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { serveApp } from './app-server.ts';
import { chromiumLaunchOptions } from './chromium.mjs';
import { inRoot } from './root.mjs';
import { loadStaticFiles } from './static-files.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The data on the device when the app is opened. */
interface Device {
  readonly context: BrowserContextOptions;
  readonly theme: Theme;
  /** A device that was never used, or one of a person who follows systems and has a token. */
  readonly isNew?: boolean;
}

/** The built app with sample data, in a browser that takes pictures. */
export class SampleApp {
  readonly service: Awaited<ReturnType<typeof serveSandbox>>;
  private readonly world: WorldName;
  private readonly app: Awaited<ReturnType<typeof serveApp>>;
  private readonly browser: Browser;

  private constructor(
    world: WorldName,
    service: SampleApp['service'],
    app: Awaited<ReturnType<typeof serveApp>>,
    browser: Browser,
  ) {
    this.world = world;
    this.service = service;
    this.app = app;
    this.browser = browser;
  }

  /** Starts the sandbox, the server and the browser. Close it afterwards. */
  static async open(world: WorldName): Promise<SampleApp> {
    const service = await serveSandbox({ world });
    const files = await loadStaticFiles(inRoot('apps/web/dist'));
    const app = await serveApp({ files, service: service.url as `http${string}` });
    // With the fonts of this computer: the fonts of the tests have no emoji.
    const browser = await chromium.launch({ ...chromiumLaunchOptions(), env: process.env });
    return new SampleApp(world, service, app, browser);
  }

  /** The id of the system of the device's token. */
  get ownSystem(): string {
    return worldGuide(this.world).own.id;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.app.close();
    await this.service.close();
  }

  /** A page on its own device; close its context. */
  async newPage({ context, theme, isNew = false }: Device): Promise<Page> {
    const localStorage = Object.entries(isNew ? {} : this.stored(theme)).map(([name, value]) => ({
      name,
      value: JSON.stringify(value),
    }));
    const opened = await this.browser.newContext({
      ...context,
      colorScheme: theme,
      storageState: { cookies: [], origins: [{ origin: this.app.url, localStorage }] },
    });
    // Playwright's own limit of 30 s is short for a system of 2,500 members on a busy machine.
    opened.setDefaultTimeout(5 * 60_000);
    return opened.newPage();
  }

  /** Opens a screen and waits until everything is there and nothing is in flight. */
  async show(page: Page, path: string): Promise<void> {
    await page.goto(this.app.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  }

  /** The id of a member of the sample data. Throws if there is none with that name. */
  memberNamed(name: string): string {
    const member = [...this.service.sandbox.state.members.values()].find((row) => row.name === name);
    if (member === undefined) throw new Error(`The sample data has no member called ${name}.`);
    return member.id;
  }

  /** The followed systems, a token of the sample data, and the theme. */
  private stored(theme: Theme) {
    const account = this.service.sandbox.tokens.find(({ systemId }) => systemId === this.ownSystem);
    return {
      systems: { version: 2, systems: worldGuide(this.world).follow },
      settings: {
        version: 16,
        settings: {
          token: account?.token ?? '',
          dark: theme === 'dark',
          status: { tile: { tileSize: 220 }, table: { iconSize: 32 }, list: { iconSize: 32 } },
        },
      },
    };
  }
}

/** Sharp enough for text, and a quarter of the size of a PNG. */
const WEBP_QUALITY = 82;

/** The page as WebP, which Chromium can write and Playwright does not offer. */
export async function takeWebp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}
