import { worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { serveApp } from '../scripts/lib/app-server.ts';
import type { StaticFiles } from '../scripts/lib/static-files.ts';
import { fillUp } from './lib/fill-up.ts';
import { inTurns } from './lib/in-turns.ts';
import { pause } from './lib/pause.ts';
import type { ShownMarks } from './lib/shown.ts';
import { medianVisit, openFreshBrowser, type Visit, visit } from './lib/visit.ts';

/** A screen that is opened by its address on a first visit; `visit` is the median of all runs. */
export interface ScreenMeasure {
  readonly screen: 'board' | 'birthdays';
  readonly what: string;
  readonly visit: Visit;
}

interface ScreensOptions {
  readonly members: number;
  readonly roundTripMs: number;
  /** The processor is this many times slower. */
  readonly slowdown: number;
  readonly runs: number;
}

const TIMEOUT_MS = 60_000;
const BUCKET_REFILL_MS = 1_500;
const BOARD_SYSTEMS = 10;

/** Opens a board until its first front is shown, and the birthdays of a large system until the first of them is. */
export async function measureScreens(files: StaticFiles, options: ScreensOptions): Promise<ScreenMeasure[]> {
  return [await measureBoard(files, options), await measureBirthdays(files, options)];
}

async function measureBoard(files: StaticFiles, options: ScreensOptions): Promise<ScreenMeasure> {
  const service = await serveSandbox({ world: 'crowd' });
  const systems = worldGuide('crowd').follow.slice(0, BOARD_SYSTEMS);
  const what = `a board of ${systems.length} systems`;
  const marks = { shown: '[data-system] ul', name: null };
  const path = `/board?systems=${systems.join()}`;
  return { screen: 'board', what, visit: await measureOne(files, service, { path, marks, options }) };
}

async function measureBirthdays(files: StaticFiles, options: ScreensOptions): Promise<ScreenMeasure> {
  const service = await serveSandbox({ world: 'large' });
  const { state, tokens } = service.sandbox;
  const { id } = worldGuide('large').own;
  fillUp(state, options.members, id);
  const own = [...state.systems.values()].find((system) => system.id === id);
  const token = tokens.find(({ systemId }) => systemId === id)?.token;
  if (own === undefined || token === undefined) throw new Error('The world has no own system.');
  const members = [...state.members.values()].filter(({ system }) => system === own.uuid);
  for (const [index, member] of members.entries())
    member.birthday = new Date(Date.UTC(2024, 0, 1 + (index % 366))).toISOString().slice(0, 10);
  const documents = {
    settings: { version: 16, settings: { token } },
    preferences: { version: 1, birthdays: true },
  };
  const what = `birthdays of ${members.length} members`;
  const marks = { shown: 'main li', name: null };
  const path = '/birthdays';
  return {
    screen: 'birthdays',
    what,
    visit: await measureOne(files, service, { path, marks, documents, options }),
  };
}

interface OneScreen {
  readonly path: string;
  readonly marks: ShownMarks;
  readonly documents?: Readonly<Record<string, unknown>>;
  readonly options: ScreensOptions;
}

/** Opens the screen in a new browser, several times, and closes the service. */
async function measureOne(
  files: StaticFiles,
  service: Awaited<ReturnType<typeof serveSandbox>>,
  { path, marks, documents = {}, options: { roundTripMs, slowdown, runs } }: OneScreen,
): Promise<Visit> {
  const app = await serveApp({ files, service: service.url as `http${string}` });
  try {
    service.sandbox.faults.replace([{ kind: 'latency', ms: roundTripMs }]);
    const [visits = []] = await inTurns([path], runs, async () => {
      await pause(BUCKET_REFILL_MS);
      const browser = await openFreshBrowser(app.url, documents, { serviceWorkers: 'block' });
      try {
        return await visit(browser.context, {
          url: `${app.url}${path}`,
          marks,
          systems: 1,
          slowdown,
          timeoutMs: TIMEOUT_MS,
        });
      } finally {
        await browser.close();
      }
    });
    return medianVisit(visits);
  } finally {
    await app.close();
    await service.close();
  }
}
