import { insertMember, newMemberRow, type SandboxState } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { serveApp } from '../scripts/lib/app-server.ts';
import type { StaticFiles } from '../scripts/lib/static-files.ts';
import { inTurns } from './lib/in-turns.ts';
import { medianVisit, openFreshBrowser, type Visit, visit } from './lib/visit.ts';

/** The address of a public list of members, opened by somebody new; `visit` is the median of all runs. */
export interface OpeningMeasure {
  readonly members: number;
  readonly visit: Visit;
}

export interface OpeningOptions {
  readonly members: number;
  readonly roundTripMs: number;
  /** The processor is so many times slower. */
  readonly slowdown: number;
  readonly runs: number;
}

/** The system of the world that shows all of its members, and how many more it gets. */
const SYSTEM = 'annex';
const FIRST_ROW = 'main [aria-setsize] a';
const TIMEOUT_MS = 60_000;
const BUCKET_REFILL_MS = 1_500;

/**
 * Opens the list in a new browser, several times over, each build in turns.
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
      await new Promise((resolve) => setTimeout(resolve, BUCKET_REFILL_MS));
      const browser = await openFreshBrowser(url, {}, { serviceWorkers: 'block' });
      try {
        return await visit(browser.context, {
          url: `${url}/lookup/system/${SYSTEM}/members`,
          shown: FIRST_ROW,
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

/** Copies of the members of the large system, as real ones are filled in. */
function fillUp(state: SandboxState, count: number): void {
  const find = (name: string) => {
    const row = [...state.systems.values()].find(({ id }) => id === name);
    if (row === undefined) throw new Error(`The world has no system ${name}.`);
    return row;
  };
  const target = find(SYSTEM);
  const source = find('large');
  const all = [...state.members.values()];
  const missing = count - all.filter(({ system }) => system === target.uuid).length;
  const models = all.filter(({ system }) => system === source.uuid);
  for (let index = 0; index < missing; index += 1) {
    const model = models[index % models.length];
    if (model === undefined) throw new Error('The large system has no members.');
    // All are public.
    const { privacy: _, ...facts } = model;
    insertMember(
      state,
      newMemberRow({
        ...facts,
        uuid: crypto.randomUUID(),
        id: `m${String(index)
          .padStart(5, '0')
          .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`,
        system: target.uuid,
        name: `${facts.name} ${index}`,
        created: target.created,
      }),
    );
  }
}
