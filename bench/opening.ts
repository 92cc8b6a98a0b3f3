import { serveSandbox } from '@frontboard/sandbox/node';
import { serveApp } from '../scripts/lib/app-server.ts';
import type { StaticFiles } from '../scripts/lib/static-files.ts';
import { FILLED_SYSTEM, fillUp } from './lib/fill-up.ts';
import { inTurns } from './lib/in-turns.ts';
import { pause } from './lib/pause.ts';
import { medianVisit, openFreshBrowser, type Visit, visit } from './lib/visit.ts';

/** The address of a public list of members, opened by a new visitor; `visit` is the median of all runs. */
export interface OpeningMeasure {
  readonly members: number;
  readonly visit: Visit;
}

export interface OpeningOptions {
  readonly members: number;
  readonly roundTripMs: number;
  /** The processor is this many times slower. */
  readonly slowdown: number;
  readonly runs: number;
}

const ROWS = { shown: 'main [aria-setsize]', name: 'a' };
const TIMEOUT_MS = 60_000;
const BUCKET_REFILL_MS = 1_500;

/**
 * Opens the list in a new browser, several times, alternating between the builds.
 *
 * @returns one measure for each build, in their order
 */
export async function measureOpening(
  builds: readonly StaticFiles[],
  { members, roundTripMs, slowdown, runs }: OpeningOptions,
): Promise<OpeningMeasure[]> {
  const service = await serveSandbox({ world: 'large' });
  fillUp(service.sandbox.state, members);
  const apps = await Promise.all(
    builds.map((files) => serveApp({ files, service: service.url as `http${string}` })),
  );
  try {
    service.sandbox.faults.replace([{ kind: 'latency', ms: roundTripMs }]);
    const visits = await inTurns(apps, runs, async ({ url }) => {
      await pause(BUCKET_REFILL_MS);
      const browser = await openFreshBrowser(url, {}, { serviceWorkers: 'block' });
      try {
        return await visit(browser.context, {
          url: `${url}/lookup/system/${FILLED_SYSTEM}/members`,
          marks: ROWS,
          systems: 1,
          slowdown,
          timeoutMs: TIMEOUT_MS,
        });
      } finally {
        await browser.close();
      }
    });
    return visits.map((own) => ({ members, visit: medianVisit(own) }));
  } finally {
    for (const app of apps) await app.close();
    await service.close();
  }
}
