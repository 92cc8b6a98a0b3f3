import {
  createRandom,
  insertMember,
  insertSwitch,
  microsFromMs,
  newMemberRow,
  type SandboxState,
  worldGuide,
} from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { serveApp } from '../scripts/lib/app-server.ts';
import { inRoot } from '../scripts/lib/root.mjs';
import type { StaticFiles } from '../scripts/lib/static-files.ts';
import { longestTaskMs, noteLongTasks } from './lib/long-tasks.ts';
import { openFreshBrowser } from './lib/visit.ts';
import { type MovingMeasure, measureTimeline } from './timeline.ts';

/** The time to open a view, or to change what it counts. */
export interface PressMeasure {
  readonly what: string;
  /** From the press until the frame that shows the answer in sight. */
  readonly shownMs: number;
  /** The longest task of the main thread until it was idle; 0 below 50 ms. */
  readonly longestTaskMs: number;
}

/** The time until Insight shows another period. `shownMs`: all of its pictures in sight. */
export interface PeriodMeasure extends PressMeasure {
  /** Until the frame that shows its first picture. */
  readonly firstMs: number;
}

/** The cost of the views of a long history, with all of its switches on the device. */
export interface HistoryMeasure {
  readonly switches: number;
  readonly members: number;
  /** Each view as it is opened, the first one from another screen, the year from Insight. */
  readonly views: readonly PressMeasure[];
  /** The ribbons of another month, and of a year. */
  readonly ribbons: readonly PressMeasure[];
  /** Each period of the statistics. */
  readonly periods: readonly PeriodMeasure[];
  /** The timeline while it is dragged and zoomed, at the full speed of the processor. */
  readonly moves: readonly MovingMeasure[];
  /** Memory of page and worker after a forced collection, typed arrays included, in bytes. */
  readonly memoryBytes: number;
}

export interface HistoryOptions {
  readonly switches: number;
  readonly members: number;
  /** The factor by which the processor is slowed down. */
  readonly slowdown: number;
}

const MINUTE_MS = 60_000;
const MEAN_GAP_MS = 45 * MINUTE_MS;
/** The client obeys the service's rate limit, and a page has a hundred switches. */
const LOADING_TIMEOUT_MS = 15 * MINUTE_MS;
const ANSWER_TIMEOUT_MS = 60_000;
/** Longer than a view is drawn in pauses. */
const AT_REST_MS = 1_500;

const VIEWS = [
  { link: 'Insight', shown: 'main [data-columns]' },
  // With its lanes, and with its amounts.
  { link: 'Timeline', shown: 'main canvas[data-drawn]' },
  { link: 'Calendar', shown: 'main table:not([aria-busy])' },
] as const;
const PERIODS = ['Today', 'Last 7 days', 'Last 365 days', 'All time', 'Last 30 days'];

/** Loads a long history once, and opens it on the next visit. */
export async function measureHistory(files: StaticFiles, options: HistoryOptions): Promise<HistoryMeasure> {
  const service = await serveSandbox({ world: 'empty', rateLimit: false });
  const app = await serveApp({ files, service: service.url as `http${string}` });
  const [system = ''] = worldGuide('empty').follow;
  addHistory(service.sandbox.state, system, options);
  const { token } = service.sandbox.tokens.find(({ systemId }) => systemId === system) ?? { token: '' };
  const documents = { settings: { version: 16, settings: { token } } };
  const fresh = await openFreshBrowser(app.url, documents, { serviceWorkers: 'block' });
  try {
    const loading = await fresh.context.newPage();
    await loading.goto(`${app.url}/history`);
    await loading.getByText('All switches are loaded').waitFor({ timeout: LOADING_TIMEOUT_MS });
    await loading.close({ runBeforeUnload: true });

    const page = await fresh.context.newPage();
    await noteLongTasks(page);
    // A file and not a function: the TypeScript runner puts helpers into functions that the page does not have.
    await page.addInitScript({ path: inRoot('bench/lib/watch-frames.js') });
    await page.addInitScript({ path: inRoot('bench/lib/watch-presses.js') });
    const cdp = await fresh.context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown });
    const workers = watchWorkers(cdp);
    await page.goto(`${app.url}/settings`);
    await page.getByRole('link', { name: 'History' }).waitFor();
    await page.waitForTimeout(AT_REST_MS);

    const views = [await press(page, 'History', 'main [data-entry]')];
    for (const { link, shown } of VIEWS) views.push(await press(page, link, shown));
    const ribbons = [
      await pressOn(page, page.getByText('Year', { exact: true }), 'year', 'main th button'),
      await pressOn(page, page.getByRole('rowheader').getByRole('button').first(), 'month', 'main th[abbr]'),
    ];
    await press(page, 'Insight', 'main [data-columns]');
    views.push(await press(page, 'This year as a quilt', 'main [data-pages] th button'));
    await press(page, 'Insight', 'main [data-columns]');
    const periods: PeriodMeasure[] = [];
    for (const period of PERIODS) periods.push(await choose(page, period));
    const memoryBytes = await memoryOf(cdp, await workers);
    await press(page, 'Timeline', 'main canvas[data-drawn]');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const moves = await measureTimeline(page);
    return {
      switches: options.switches,
      members: options.members,
      views,
      ribbons,
      periods,
      moves,
      memoryBytes,
    };
  } finally {
    await fresh.close();
    await app.close();
    await service.close();
  }
}

declare global {
  interface Window {
    benchPress: string | null;
    benchLastPress: () => Record<'shownMs' | 'partMs' | 'settledMs', number | null> | null;
  }
}

/** Follows a link to a view. */
async function press(page: Page, link: string, shown: string): Promise<PressMeasure> {
  return pressOn(page, page.getByRole('link', { name: link, exact: true }), link, shown);
}

/** Presses something. What it shows has this selector. */
async function pressOn(page: Page, target: Locator, what: string, shown: string): Promise<PressMeasure> {
  await page.evaluate((selector) => {
    window.benchPress = selector;
  }, shown);
  await click(page, target);
  await page.waitForFunction(() => window.benchLastPress()?.shownMs != null, null, {
    timeout: ANSWER_TIMEOUT_MS,
    polling: 100,
  });
  const shownMs = await page.evaluate(() => window.benchLastPress()?.shownMs);
  await page.waitForTimeout(AT_REST_MS);
  return { what, shownMs: shownMs ?? Number.NaN, longestTaskMs: await longestTaskMs(page) };
}

/** Chooses a period of Insight. Its first picture is the first answer; the last frame that changes something in sight has all of them. */
async function choose(page: Page, period: string): Promise<PeriodMeasure> {
  await click(page, page.getByRole('button', { name: /^Period: / }));
  await click(page, page.getByRole('menuitem', { name: period, exact: true }));
  await page.waitForFunction(() => window.benchLastPress()?.settledMs != null, null, {
    timeout: ANSWER_TIMEOUT_MS,
    polling: 100,
  });
  await page.waitForTimeout(AT_REST_MS);
  const last = await page.evaluate(() => window.benchLastPress());
  return {
    what: period,
    firstMs: last?.partMs ?? Number.NaN,
    shownMs: last?.settledMs ?? Number.NaN,
    longestTaskMs: await longestTaskMs(page),
  };
}

/** Clicks where an element is. The search for it is a long task of its own in a large page, so it ends before the tasks are noted. */
async function click(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The page has nothing to click there.');
  await longestTaskMs(page);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The sessions of the page's workers, from the first one on. */
async function watchWorkers(cdp: CDPSession): Promise<readonly string[]> {
  const sessions: string[] = [];
  cdp.on('Target.attachedToTarget', ({ sessionId }) => sessions.push(sessionId));
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => sessions.splice(sessions.indexOf(sessionId), 1));
  await cdp.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return sessions;
}

interface HeapUsage {
  readonly usedSize: number;
  /** The size of typed arrays, which the heap does not include. */
  readonly backingStorageSize?: number;
}

async function memoryOf(cdp: CDPSession, workers: readonly string[]): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const usages: HeapUsage[] = [await cdp.send('Runtime.getHeapUsage')];
  for (const sessionId of workers) {
    await askWorker(cdp, sessionId, 'HeapProfiler.collectGarbage');
    usages.push(await askWorker<HeapUsage>(cdp, sessionId, 'Runtime.getHeapUsage'));
  }
  return usages.reduce((sum, { usedSize, backingStorageSize = 0 }) => sum + usedSize + backingStorageSize, 0);
}

let lastId = 0;

/** A command to a worker, which has no session of its own in Playwright. */
async function askWorker<Answer>(cdp: CDPSession, sessionId: string, method: string): Promise<Answer> {
  lastId += 1;
  const id = lastId;
  const answer = new Promise<Answer>((resolve) => {
    const onMessage = (event: { sessionId: string; message: string }) => {
      const message = JSON.parse(event.message);
      if (event.sessionId !== sessionId || message.id !== id) return;
      cdp.off('Target.receivedMessageFromTarget', onMessage);
      resolve(message.result);
    };
    cdp.on('Target.receivedMessageFromTarget', onMessage);
  });
  await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
  return answer;
}

/** Members and switches with one to three of them, up to now. */
export function addHistory(
  state: SandboxState,
  system: string,
  { switches, members }: Omit<HistoryOptions, 'slowdown'>,
): void {
  const row = [...state.systems.values()].find(({ id }) => id === system);
  if (row === undefined) throw new Error(`The world has no system ${system}.`);
  const random = createRandom('bench/history');
  const uuids = Array.from({ length: members }, () => crypto.randomUUID());
  for (const [index, uuid] of uuids.entries()) {
    const letters = String(index)
      .padStart(5, '0')
      .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
    insertMember(
      state,
      newMemberRow({
        uuid,
        id: `m${letters}`,
        system: row.uuid,
        name: `Member ${index}`,
        created: row.created,
      }),
    );
  }
  const startMs = Date.now() - switches * MEAN_GAP_MS;
  for (let index = 0; index < switches; index += 1) {
    const fronting = Array.from(
      { length: random.between(1, 3) },
      () => uuids[random.between(0, members - 1)] ?? '',
    );
    insertSwitch(state, {
      uuid: crypto.randomUUID(),
      system: row.uuid,
      timestamp: microsFromMs(startMs + index * MEAN_GAP_MS + random.between(0, MEAN_GAP_MS / 2)),
      members: [...new Set(fronting)],
    });
  }
}
