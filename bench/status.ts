import type { Sandbox } from '@frontboard/sandbox';
import type { BrowserContext, Page } from '@playwright/test';
import { rateLimitFloorMs } from './lib/floor.ts';
import { inTurns } from './lib/in-turns.ts';
import { pause } from './lib/pause.ts';
import type { ShownMarks } from './lib/shown.ts';
import { median } from './lib/statistics.ts';
import { medianVisit, openFreshBrowser, type Visit, type VisitOptions, visit } from './lib/visit.ts';

/** The figures of a client; medians of all runs. */
export interface StatusMeasure {
  readonly first: Visit;
  readonly returnVisit: Visit;
  /** The same with the service worker, without requests to the app's server; null if it was not measured. */
  readonly workerVisits: WorkerVisits | null;
  /** From the first request's arrival at the service until everything was shown. */
  readonly answeringMs: number;
  /** The minimum time for all answers, from the first request. */
  readonly limitFloorMs: number;
  /** The minimum time until everything is shown: the app starts, and then only the rate limit counts. */
  readonly floorMs: number;
  /** The maximum of all runs. */
  readonly requests: RequestCounts;
}

/** Return visits with the worker, in one profile. */
export interface WorkerVisits {
  /** The first time that the worker answers. */
  readonly second: Visit;
  /** With the code that the browser compiled on the visit before. */
  readonly third: Visit;
}

interface RequestCounts {
  readonly sent: number;
  readonly limited: number;
  readonly preflights: number;
}

interface Run {
  readonly first: Visit;
  readonly returnVisit: Visit;
  /** The time of the first request to the service. */
  readonly firstRequestMs: number;
  readonly requests: RequestCounts;
}

/** A built client of the service, served on its own origin. PKStatus and ours keep followed systems in the same form. */
export interface Client {
  readonly origin: string;
  /** One for each system that is shown with its front. */
  readonly marks: ShownMarks;
}

export interface StatusOptions {
  /** Measured alternately, so that a busy minute of the machine affects all of them. */
  readonly clients: readonly Client[];
  readonly sandbox: Sandbox;
  readonly ids: readonly string[];
  readonly roundTripMs: number;
  readonly slowdown: number;
  readonly runs: number;
}

type RunOptions = Omit<StatusOptions, 'clients' | 'runs'>;

/** PluralKit lets each address read ten times a second (docs/api-notes.md). */
const READS_PER_SECOND = 10;
/** People don't return immediately, while the browser is still saving the previous visit. */
const LEFT_FOR_MS = 1_000;
/** A bucket is full again after the length of its burst. */
const BUCKET_REFILL_MS = 1_500;

/**
 * Follows the systems on a new device, several times, and again with an unreachable service.
 *
 * @returns one measure for each client, in their order
 */
export async function measureStatus({ clients, runs, ...options }: StatusOptions): Promise<StatusMeasure[]> {
  const visits = await inTurns(clients, runs, (client) => visitTwice(client, options));
  // With the worker it takes as long again, which is not useful for larger lists.
  const byWorker =
    runs === 1 ? [] : await inTurns(clients, runs, (client) => visitWithWorker(client, options));
  const limitFloorMs = rateLimitFloorMs(options.ids.length * 2, {
    perSecond: READS_PER_SECOND,
    roundTripMs: options.roundTripMs,
  });
  return visits.map((own, index) => summarise(own, byWorker[index] ?? [], limitFloorMs));
}

function summarise(
  runs: readonly Run[],
  byWorker: readonly WorkerVisits[],
  limitFloorMs: number,
): StatusMeasure {
  const first = medianVisit(runs.map((run) => run.first));
  const firstRequestMs = median(runs.map((run) => run.firstRequestMs));
  const most = (what: keyof RequestCounts) => Math.max(...runs.map(({ requests }) => requests[what]));
  return {
    first,
    returnVisit: medianVisit(runs.map((run) => run.returnVisit)),
    workerVisits:
      byWorker.length === 0
        ? null
        : {
            second: medianVisit(byWorker.map(({ second }) => second)),
            third: medianVisit(byWorker.map(({ third }) => third)),
          },
    answeringMs: first.allShownMs - firstRequestMs,
    limitFloorMs,
    floorMs: limitFloorMs + firstRequestMs,
    requests: { sent: most('sent'), limited: most('limited'), preflights: most('preflights') },
  };
}

/** Two return visits with an unreachable service, in a browser that stores the app on the device. */
async function visitWithWorker(
  client: Client,
  { sandbox, ids, slowdown, roundTripMs }: RunOptions,
): Promise<WorkerVisits> {
  await pause(BUCKET_REFILL_MS);
  sandbox.faults.replace([{ kind: 'latency', ms: roundTripMs }]);
  const browser = await openFreshBrowser(client.origin, following(ids), { serviceWorkers: 'allow' });
  const visitOptions = {
    url: statusScreen(client),
    marks: client.marks,
    systems: ids.length,
    slowdown,
    timeoutMs: 20_000,
  };
  try {
    const page = await browser.context.newPage();
    await page.goto(statusScreen(client));
    await waitForAll(page, client, ids.length);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.close({ runBeforeUnload: true });
    const second = await comeBack(browser.context, sandbox, visitOptions);
    return { second, third: await comeBack(browser.context, sandbox, visitOptions) };
  } finally {
    sandbox.faults.clear();
    await browser.close();
  }
}

/** One more visit in the same browser, with an unreachable service. */
async function comeBack(context: BrowserContext, sandbox: Sandbox, options: VisitOptions): Promise<Visit> {
  await pause(LEFT_FOR_MS);
  sandbox.faults.replace([{ kind: 'drop' }]);
  return await visit(context, options);
}

function statusScreen({ origin }: Client): string {
  return `${origin}/status/tile`;
}

async function waitForAll(page: Page, { marks }: Client, systems: number): Promise<void> {
  const last = page.locator(marks.shown).nth(systems - 1);
  await last.waitFor({ state: 'attached', timeout: timeoutMs(systems) });
}

/** PKStatus sends one request per second, two for each system. */
function timeoutMs(systems: number): number {
  return systems * 3_000 + 20_000;
}

/** On a new device, and again with an unreachable service, without the worker. */
async function visitTwice(client: Client, options: RunOptions): Promise<Run> {
  const { sandbox, ids, roundTripMs, slowdown } = options;
  const visitOptions = {
    url: statusScreen(client),
    marks: client.marks,
    systems: ids.length,
    slowdown,
    timeoutMs: timeoutMs(ids.length),
  };
  await pause(BUCKET_REFILL_MS);
  sandbox.faults.replace([{ kind: 'latency', ms: roundTripMs }]);
  sandbox.requests.clear();
  const browser = await openFreshBrowser(client.origin, following(ids), { serviceWorkers: 'block' });
  const { context } = browser;
  try {
    const startedAtMs = Date.now();
    const first = await visit(context, visitOptions);
    const log = sandbox.requests.list();
    const firstRequestMs = (log[0]?.atMs ?? startedAtMs) - startedAtMs;
    // The app keeps its cache on a timer; a person returns later than that.
    const keeping = await context.newPage();
    await keeping.goto(statusScreen(client));
    await waitForAll(keeping, client, ids.length);
    await keeping.close({ runBeforeUnload: true });
    const returnVisit = await comeBack(context, sandbox, visitOptions);
    return {
      first,
      returnVisit,
      firstRequestMs,
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

/** What the device has stored. */
function following(ids: readonly string[]): Readonly<Record<string, unknown>> {
  return { systems: { version: 2, systems: ids } };
}
