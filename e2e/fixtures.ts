import type { FaultRule, RequestLogEntry, WorldName } from '@frontboard/sandbox';
import { type ServedSandbox, serveSandbox } from '@frontboard/sandbox/node';
import { test as base, expect, type Page } from '@playwright/test';
import { type AppServer, serveApp } from '../scripts/lib/app-server.ts';
import { inRoot } from '../scripts/lib/root.mjs';
import { loadStaticFiles, type StaticFiles } from '../scripts/lib/static-files.ts';

/** The service of one test, with what a test needs to know about it. */
export interface Service {
  readonly url: string;
  readonly sandbox: ServedSandbox['sandbox'];
  /** All requests to the service, preflights included, oldest first. */
  requests(): readonly RequestLogEntry[];
  /** Forgets the requests so far. */
  forgetRequests(): void;
  /** Replaces all faults. */
  breakWith(...rules: FaultRule[]): void;
  /** The service works again. */
  mend(): void;
  /** From now on each write waits between its steps, until they are released. */
  holdWrites(): HeldWrites;
}

export interface HeldWrites {
  /** How many wait. */
  waiting(): number;
  release(): void;
}

interface TestOptions {
  /** The world of this test's service. */
  world: WorldName;
  /** The app's storage before it first starts: followed systems and other keys. */
  followed: readonly string[];
  stored: Readonly<Record<string, unknown>>;
}

/** What the browser refused because of the content security policy, and errors on the pages of a test. */
export interface Incidents {
  readonly seen: readonly string[];
  /** For tests about a refusal: matching incidents do not fail them. */
  allow(pattern: RegExp): void;
}

interface TestFixtures extends TestOptions {
  /** Watches every page of every test; an incident that was not allowed fails the test. */
  incidents: Incidents;
  service: Service;
  app: AppServer;
  /** Opens a path of the app with the storage of the test. */
  open(path?: string): Promise<void>;
}

interface WorkerFixtures {
  files: StaticFiles;
}

/** About as long as a quick finger holds a key: what a press opens is there before the key is up. */
const HELD_MS = 50;

/** Chromium's messages that a policy refused something, Trusted Types included. */
const POLICY_REFUSAL = /Content Security Policy|requires '?Trusted|TrustedHTML|TrustedScript/i;

/**
 * A test with its own service and its own server of the built app, on two origins as in real life: what a browser asks
 * before a cross-origin request, and what CORS hides, is part of every journey.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: ['demo', { option: true }],
  followed: [[], { option: true }],
  stored: [{}, { option: true }],
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures wanted from this pattern
    async ({}, use) => {
      await use(await loadStaticFiles(inRoot('apps/web/dist')));
    },
    { scope: 'worker' },
  ],
  incidents: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && POLICY_REFUSAL.test(message.text())) seen.push(message.text());
      });
      context.on('page', ({ keyboard }) => {
        const press = keyboard.press.bind(keyboard);
        keyboard.press = (key, options) => press(key, { delay: HELD_MS, ...options });
      });
      context.on('weberror', (error) => seen.push(`Uncaught: ${error.error().message}`));
      await use({ seen, allow: (pattern) => allowed.push(pattern) });
      // A request may still be with a route of the test: that its page closes is no fault.
      await Promise.all(
        [context, ...context.pages()].map((routed) =>
          // A page that has crashed or closed has none.
          routed.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {}),
        ),
      );
      const left = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(left, 'the page kept to its content security policy, and no error went uncaught').toEqual([]);
    },
    { auto: true },
  ],
  service: async ({ world }, use) => {
    let betweenSteps = () => Promise.resolve();
    const served = await serveSandbox({ world, betweenSteps: () => betweenSteps() });
    const { sandbox } = served;
    await use({
      url: served.url,
      sandbox,
      requests: () => sandbox.requests.list(),
      forgetRequests: () => sandbox.requests.clear(),
      breakWith: (...rules) => sandbox.faults.replace(rules),
      mend: () => sandbox.faults.clear(),
      holdWrites() {
        let waiting = 0;
        let goOn = () => {};
        const held = new Promise<void>((resolve) => {
          goOn = resolve;
        });
        betweenSteps = () => {
          waiting += 1;
          return held;
        };
        return {
          waiting: () => waiting,
          release() {
            betweenSteps = () => Promise.resolve();
            goOn();
          },
        };
      },
    });
    await served.close();
  },
  app: async ({ files, service }, use) => {
    const server = await serveApp({ files, service: service.url as `http${string}` });
    await use(server);
    await server.close();
  },
  open: async ({ page, app, followed, stored }, use) => {
    const entries = { ...stored, ...(followed.length > 0 && { systems: { version: 2, systems: followed } }) };
    await remember(page, app, entries);
    await use(async (path = '/') => {
      await page.goto(app.url + path);
    });
  },
});

/** Puts documents into the app's storage without starting the app. */
export async function remember(
  page: Page,
  app: AppServer,
  entries: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (Object.keys(entries).length === 0) return;
  // Any file of the origin is suitable; this one runs no script.
  await page.goto(`${app.url}/favicon.svg`);
  await page.evaluate((documents) => {
    for (const [key, value] of Object.entries(documents)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, entries);
}

/** The document under a key of the app's storage; null without one. */
export async function storedDocument(page: Page, key: string): Promise<unknown> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return text === null ? null : JSON.parse(text);
}

/** The built app with its page changed, also in the worker's copy. */
export function withPage(files: StaticFiles, change: (html: string) => string): StaticFiles {
  const changed = [...files].map(([path, file]) => {
    if (!path.endsWith('.html')) return [path, file] as const;
    const body = new TextEncoder().encode(change(new TextDecoder().decode(file.body)));
    return [path, { ...file, body, encoded: {} }] as const;
  });
  return new Map(changed);
}

export { expect };
