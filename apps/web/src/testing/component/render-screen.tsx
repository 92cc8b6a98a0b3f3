import { brandId } from '@frontboard/model';
import {
  createSandbox,
  type FaultRule,
  pictureDataUrl,
  type RequestLogEntry,
  type Sandbox,
  type WorldName,
} from '@frontboard/sandbox';
import { createMemoryHistory } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { App } from '../../app.tsx';
import { createServices } from '../../create-services.ts';
import { systemClock } from '../../platform/clock.ts';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { loneTab, type Tabs } from '../../platform/tabs.ts';
import { createAppRouter } from '../../router.tsx';
import { applyLook } from '../../state/look.ts';
import { applyTheme } from '../../state/theme.ts';
import type { Services } from '../../sync/services.ts';
import { emptyDatabase } from '../empty-database.ts';
import { createFlag, type Flag } from '../fake-browser.ts';
import { createHastenedClock } from '../hastened-clock.ts';
import { lastingNotices } from './lasting-notices.ts';

/** A write as it was sent. */
interface SentWrite {
  readonly method: string;
  /** Without the version. */
  readonly path: string;
  readonly body: unknown;
}

interface ScreenOptions {
  /** The world the sandbox starts with; the one of the sample data when absent. */
  readonly world?: WorldName;
  /** Changes the world before the app starts. */
  readonly prepare?: (sandbox: Sandbox) => void;
  /** The app starts with the token of this system of the world; signed out when absent. */
  readonly own?: string;
  /** Followed systems, by short id. */
  readonly followed?: readonly string[];
  /** Answers requests to other origins than the service; without it they fail. */
  readonly answerElsewhere?: (request: Request) => Response;
  /** The way to other tabs; without it there are none. */
  readonly tabs?: Tabs;
  /** How many times as fast as real time the clock of the app and of the service runs: for waits that the test is not about. */
  readonly speed?: number;
  /** How far the service's clock is ahead of the device's. */
  readonly skewMs?: number;
  /** Other documents the app finds in its storage, by key. */
  readonly stored?: Readonly<Record<string, unknown>>;
}

/** The app at one address, with a sandbox in the same page. Keyboard and pointer are the browser's: `userEvent` of `vitest/browser`. */
export interface RenderedScreen {
  readonly services: Services;
  readonly sandbox: Sandbox;
  readonly online: Flag;
  /** Path, search and hash of the screen. */
  address(): string;
  /** The document under a key of the app's storage; null without one. */
  stored(key: string): unknown;
  /** What was written to the service, oldest first. */
  readonly writes: readonly SentWrite[];
  /** Follows a link to another address of the app. */
  goTo(href: string): void;
  goBack(): void;
  /** All requests to the service, oldest first. */
  requests(): readonly RequestLogEntry[];
  /** Replaces all faults of the service. */
  breakWith(...rules: FaultRule[]): void;
  /** The service works again. */
  mend(): void;
  /** Holds back the answers to requests whose path, alone or with its query, matches, and with this method if one is given, until the returned function is called. */
  hold(path: RegExp, method?: string): () => void;
  /** Waits until the screen shows what it makes of all answers so far, by an answer that arrives after them. */
  caughtUp(): Promise<void>;
  /** Loads the page again: a new app with the same storage and service, at the same address. */
  reload(): Promise<void>;
}

/** The address of the sandbox. */
export const SERVICE_URL = 'https://pluralkit.example';

/** The newest requests of a screen in the report of a test that fails. */
const MOST_REQUESTS = 30;

const closing: (() => void)[] = [];
let rendered: RenderedScreen[] = [];

/** What the screens of the current test show and have requested: for the report of a test that fails. */
export function describeScreens(): string {
  const requestLines = (screen: RenderedScreen) =>
    screen.requests().map(({ method, path, status }) => `${method} ${path} ${status ?? 'no answer'}`);
  return [
    ...rendered.flatMap((screen) => [screen.address(), ...requestLines(screen).slice(-MOST_REQUESTS)]),
    document.body.innerText,
  ].join('\n');
}

/** The title and the markup of the screen; the rest of the document belongs to the test runner. */
export const contentOfPage = (): string => `${document.title}${document.querySelector('#root')?.outerHTML}`;

/** Removes what a test has rendered and stored. */
export async function closeScreens(): Promise<void> {
  rendered = [];
  for (const close of closing.splice(0)) close();
  sessionStorage.clear();
  await emptyDatabase();
}

/**
 * Opens the app at an address: real services, the real client and router, and a sandbox that answers in the same page.
 * It is removed at the end of the test.
 */
export async function renderScreen(
  path: string,
  {
    world = 'demo',
    prepare,
    own,
    followed = [],
    stored = {},
    answerElsewhere,
    tabs = loneTab(),
    speed = 1,
    skewMs = 0,
  }: ScreenOptions = {},
): Promise<RenderedScreen> {
  // At the position where the previous test left the pointer, something of this screen would be under it.
  await page.elementLocator(document.documentElement).hover({ position: { x: 0, y: 0 } });
  // A write that the previous screen had begun may have ended after that screen was removed.
  await emptyDatabase();
  const clock = speed === 1 ? systemClock : createHastenedClock(Date.now(), speed);
  const sandbox = createSandbox({ world, clock, skewMs, imageUrl: pictureDataUrl });
  prepare?.(sandbox);
  const area = memoryStorage();
  const documents = {
    ...stored,
    ...(own !== undefined && { settings: { version: 16, settings: { token: tokenIn(sandbox, own) } } }),
    ...(followed.length > 0 && { systems: { version: 2, systems: followed } }),
  };
  for (const [key, value] of Object.entries(documents)) {
    area.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const online = createFlag(true);
  const writes: SentWrite[] = [];
  const held = new Set<{ isFor(request: Request): boolean; released: Promise<void> }>();
  let app = await openTab(path);

  async function openTab(address: string) {
    const history = createMemoryHistory({ initialEntries: [address] });
    let isClosed = false;
    // A closed page sends nothing and receives no answer. An answer that arrived later would be stored, and the next test would find it.
    const whileOpen = <T,>(value: T): T | Promise<never> => (isClosed ? new Promise(() => {}) : value);
    const created = createServices({
      storage: createSafeStorage({ open: () => area }),
      tabs,
      queueTabs: loneTab(),
      online,
      visibility: createFlag(true),
      clock,
      fetch: async (request) => {
        await whileOpen(null);
        if (!online.getSnapshot()) throw new TypeError('Failed to fetch');
        if (!request.url.startsWith(SERVICE_URL)) {
          if (answerElsewhere === undefined) throw new TypeError('Failed to fetch');
          return answerElsewhere(request);
        }
        if (request.method !== 'GET') writes.push(await readWrite(request));
        const answer = await sandbox.fetch(request);
        for (const { isFor, released } of held) if (isFor(request)) await released;
        return whileOpen(answer);
      },
      serviceUrl: SERVICE_URL,
      demo: false,
      firstFollowed: [],
      openSettings: () => void router.navigate({ to: '/settings', ignoreBlocker: true }),
    });
    const services = { ...created, notices: lastingNotices(created.notices) };
    const router = createAppRouter(services, history);
    const stops = [applyTheme(services.settings), applyLook(services.settings)];
    await services.session.ready;
    await router.load();
    const container = document.createElement('div');
    container.id = 'root';
    document.body.append(container);
    const root = createRoot(container);
    await new Promise<void>((resolve) => {
      root.render(
        <Drawn onDrawn={resolve}>
          <App services={services} router={router} />
        </Drawn>,
      );
    });
    const close = () => {
      isClosed = true;
      root.unmount();
      container.remove();
      for (const stop of stops) stop();
      services.dispose();
    };
    closing.push(close);
    return { services, router, close };
  }

  const screen: RenderedScreen = {
    get services() {
      return app.services;
    },
    sandbox,
    online,
    writes,
    goTo: (href) => app.router.history.push(href),
    goBack: () => app.router.history.back(),
    address: () => app.router.state.location.href,
    stored: (key) => JSON.parse(area.getItem(key) ?? 'null'),
    requests: () => sandbox.requests.list(),
    breakWith: (...rules) => sandbox.faults.replace(rules),
    mend: () => sandbox.faults.clear(),
    hold(path, method = '') {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const isFor = (request: Request) => {
        const { pathname, search } = new URL(request.url);
        return (path.test(pathname) || path.test(pathname + search)) && request.method.startsWith(method);
      };
      const hold = { isFor, released };
      held.add(hold);
      return () => {
        held.delete(hold);
        release();
      };
    },
    async caughtUp() {
      await app.services.client.systems.fetch(brandId('SystemRef', 'drift'));
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    },
    async reload() {
      const address = app.router.state.location.href;
      closing.splice(closing.indexOf(app.close), 1);
      app.close();
      app = await openTab(address);
    },
  };
  rendered.push(screen);
  return screen;
}

/** Calls `onDrawn` once its children have rendered and their effects have run: a test may read the page without waiting. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

async function readWrite(request: Request): Promise<SentWrite> {
  const text = await request.clone().text();
  return {
    method: request.method,
    path: new URL(request.url).pathname.replace(/^\/v2/, ''),
    body: text === '' ? null : JSON.parse(text),
  };
}

/** The token of a system of the world. Throws without one. */
function tokenIn(sandbox: Sandbox, systemId: string): string {
  const known = sandbox.tokens.find((token) => token.systemId === systemId);
  if (known === undefined) throw new Error(`The world has no token of ${systemId}.`);
  return known.token;
}
