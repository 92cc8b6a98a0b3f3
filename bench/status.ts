import type { Sandbox } from '@frontboard/sandbox';
import type { Page } from '@playwright/test';
import { rateLimitFloorMs } from './lib/floor.ts';
import { median } from './lib/statistics.ts';
import { openFreshBrowser, type Visit, visit } from './lib/visit.ts';

export interface StatusMeasure {
  readonly systems: number;
  /** The first visit, the run whose total is the median. */
  readonly first: Visit;
  readonly returnVisit: Visit;
  /** The same from what the service worker keeps, the server of the app not asked at all; null when it was not measured. */
  readonly workerVisit: Visit | null;
  /** From the first request's arrival at the service until everything was shown. */
  readonly answeringMs: number;
  /** The soonest all requests can be answered, from the first one sent. */
  readonly limitFloorMs: number;
  /** The soonest everything can be shown: the app starts, and then only the rate limit counts. */
  readonly floorMs: number;
  readonly requests: { readonly sent: number; readonly limited: number; readonly preflights: number };
}

export interface StatusOptions {
  readonly appUrl: string;
  readonly sandbox: Sandbox;
  readonly ids: readonly string[];
  readonly roundTripMs: number;
  readonly slowdown: number;
  readonly runs: number;
}

/** PluralKit lets each address read ten times a second (docs/api-notes.md). */
const READS_PER_SECOND = 10;
/** Nobody comes back in the moment they leave, when the browser is still putting away the visit before. */
const LEFT_FOR_MS = 1_000;
/** A bucket is as good as new after its burst's length. */
const BUCKET_REFILL_MS = 1_500;

/** Follows the systems from nothing, several times over, and once more with the service out of reach. */
export async function measureStatus(options: StatusOptions): Promise<StatusMeasure> {
  const runs: StatusMeasure[] = [];
  for (let run = 0; run < options.runs; run += 1) runs.push(await measureOnce(options));
  const middle = median(runs.map(({ first }) => first.allShownMs));
  const measure = runs.reduce((best, next) =>
    distance(next, middle) < distance(best, middle) ? next : best,
  );
  if (options.runs === 1) return measure;
  const visits: Visit[] = [];
  for (let run = 0; run < options.runs; run += 1) visits.push(await visitWithWorker(options));
  const middleVisitMs = median(visits.map(({ allShownMs }) => allShownMs));
  return {
    ...measure,
    workerVisit: visits.find(({ allShownMs }) => allShownMs === middleVisitMs) ?? visits[0] ?? null,
  };
}

/** A return visit, the service out of reach, in a browser that keeps the app on the device. */
async function visitWithWorker({
  appUrl,
  sandbox,
  ids,
  slowdown,
  roundTripMs,
}: StatusOptions): Promise<Visit> {
  await pause(BUCKET_REFILL_MS);
  sandbox.faults.replace([{ kind: 'latency', ms: roundTripMs }]);
  const documents = { systems: { version: 2, systems: ids } };
  const browser = await openFreshBrowser(appUrl, documents, { serviceWorkers: 'allow' });
  try {
    const page = await browser.context.newPage();
    const url = `${appUrl}/status/tile`;
    await page.goto(url);
    await waitForAll(page, ids.length);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await waitForAll(page, ids.length);
    await page.close({ runBeforeUnload: true });
    await pause(LEFT_FOR_MS);
    sandbox.faults.replace([{ kind: 'drop' }]);
    return await visit(browser.context, { url, systems: ids.length, slowdown, timeoutMs: 20_000 });
  } finally {
    sandbox.faults.clear();
    await browser.close();
  }
}

async function waitForAll(page: Page, systems: number): Promise<void> {
  const shown = page.locator('[data-system][aria-busy="false"]');
  await shown.nth(systems - 1).waitFor({ state: 'attached' });
}

async function measureOnce(options: StatusOptions): Promise<StatusMeasure> {
  const { appUrl, sandbox, ids, roundTripMs, slowdown } = options;
  const limitFloorMs = rateLimitFloorMs(ids.length * 2, { perSecond: READS_PER_SECOND, roundTripMs });
  const visitOptions = {
    url: `${appUrl}/status/tile`,
    systems: ids.length,
    slowdown,
    timeoutMs: limitFloorMs * 2 + 20_000,
  };
  await pause(BUCKET_REFILL_MS);
  sandbox.faults.replace([{ kind: 'latency', ms: roundTripMs }]);
  sandbox.requests.clear();
  const documents = { systems: { version: 2, systems: ids } };
  const browser = await openFreshBrowser(appUrl, documents, { serviceWorkers: 'block' });
  const { context } = browser;
  try {
    const startedAtMs = Date.now();
    const first = await visit(context, visitOptions);
    const log = sandbox.requests.list();
    const firstRequestMs = (log[0]?.atMs ?? startedAtMs) - startedAtMs;
    // The app keeps its cache on a timer; a person returns later than that.
    const keeping = await context.newPage();
    await keeping.goto(`${appUrl}/status/tile`);
    await waitForAll(keeping, ids.length);
    await keeping.close({ runBeforeUnload: true });
    await pause(LEFT_FOR_MS);
    sandbox.faults.replace([{ kind: 'drop' }]);
    const returnVisit = await visit(context, visitOptions);
    return {
      systems: ids.length,
      first,
      returnVisit,
      workerVisit: null,
      answeringMs: first.allShownMs - firstRequestMs,
      limitFloorMs,
      floorMs: limitFloorMs + firstRequestMs,
      requests: {
        sent: log.filter((entry) => !entry.preflight).length,
        limited: log.filter((entry) => entry.status === 429).length,
        preflights: log.filter((entry) => entry.preflight).length,
      },
    };
  } finally {
    sandbox.faults.clear();
    await browser.close();
  }
}

function distance(measure: StatusMeasure, middleMs: number): number {
  return Math.abs(measure.first.allShownMs - middleMs);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
