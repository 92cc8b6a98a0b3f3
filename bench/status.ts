import type { Sandbox } from '@frontboard/sandbox';
import { rateLimitFloorMs } from './lib/floor.ts';
import { median } from './lib/statistics.ts';
import { openFreshBrowser, type Visit, visit } from './lib/visit.ts';

export interface StatusMeasure {
  readonly systems: number;
  /** The first visit, the run whose total is the median. */
  readonly first: Visit;
  readonly returnVisit: Visit;
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
/** A bucket is as good as new after its burst's length. */
const BUCKET_REFILL_MS = 1_500;

/** Follows the systems from nothing, several times over, and once more with the service out of reach. */
export async function measureStatus(options: StatusOptions): Promise<StatusMeasure> {
  const runs: StatusMeasure[] = [];
  for (let run = 0; run < options.runs; run += 1) runs.push(await measureOnce(options));
  const middle = median(runs.map(({ first }) => first.allShownMs));
  return runs.reduce((best, next) => (distance(next, middle) < distance(best, middle) ? next : best));
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
  const browser = await openFreshBrowser(appUrl, { systems: { version: 2, systems: ids } });
  const { context } = browser;
  try {
    const startedAtMs = Date.now();
    const first = await visit(context, visitOptions);
    const log = sandbox.requests.list();
    const firstRequestMs = (log[0]?.atMs ?? startedAtMs) - startedAtMs;
    // The app keeps its cache on a timer; a person returns later than that.
    const keeping = await context.newPage();
    await keeping.goto(`${appUrl}/status/tile`);
    await keeping
      .locator('[data-system][aria-busy="false"]')
      .nth(ids.length - 1)
      .waitFor({ state: 'attached' });
    await keeping.close({ runBeforeUnload: true });
    sandbox.faults.replace([{ kind: 'drop' }]);
    const returnVisit = await visit(context, visitOptions);
    return {
      systems: ids.length,
      first,
      returnVisit,
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
