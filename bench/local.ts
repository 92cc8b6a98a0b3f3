import { recordKey } from '@frontboard/model';
import { worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { serveApp } from '../scripts/lib/app-server.ts';
import type { StaticFiles } from '../scripts/lib/static-files.ts';
import { inTurns } from './lib/in-turns.ts';
import { pause } from './lib/pause.ts';
import { SHOWN } from './lib/shown.ts';
import {
  type FreshBrowser,
  medianVisit,
  openCopy,
  openFreshBrowser,
  type Visit,
  type VisitOptions,
  visit,
} from './lib/visit.ts';

/** What the same screen takes with and without what a person stores on this device. */
export interface LocalMeasure {
  readonly what: string;
  readonly plain: Visit;
  readonly filled: Visit;
}

interface LocalOptions {
  /** The processor is this many times slower. */
  readonly slowdown: number;
  readonly runs: number;
}

type Documents = Readonly<Record<string, unknown>>;

const FIELDS = 6;
const ROWS = { shown: 'main [aria-setsize]', name: 'a' };
const FOLLOWED = 200;
const FOLDERS = 20;
/** Longer than the rate limit lets all answers take. */
const TIMEOUT_MS = 180_000;
/** The app stores its cache on a timer. */
const STORED_AFTER_MS = 3_000;
/** A browser that has just started is busy with itself. */
const STARTED_AFTER_MS = 1_500;
const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

/** The own members of a large system, and with six fields for each. */
export async function measureFields(files: StaticFiles, options: LocalOptions): Promise<LocalMeasure> {
  const service = await serveSandbox({ world: 'large' });
  const app = await serveApp({ files, service: service.url as `http${string}` });
  const { state, tokens } = service.sandbox;
  const own = [...state.systems.values()].find(({ id }) => id === worldGuide('large').own.id);
  const token = tokens.find(({ systemId }) => systemId === own?.id)?.token;
  if (own === undefined || token === undefined) throw new Error('The world has no own system.');
  const members = [...state.members.values()].filter(({ system }) => system === own.uuid);
  const plain = { settings: { version: 16, settings: { token } } };
  try {
    return await measureBoth(
      `${members.length} own members with ${FIELDS} fields: shown, return visit`,
      { plain, filled: { ...plain, [`local-data:${recordKey(own)}`]: withFields(members) } },
      { url: `${app.url}/manage/members`, marks: ROWS, systems: 1 },
      options,
    );
  } finally {
    await app.close();
    await service.close();
  }
}

/** Status with a long list of followed systems, and with these in open folders, while the service can't be reached. */
export async function measureFolders(files: StaticFiles, options: LocalOptions): Promise<LocalMeasure> {
  const service = await serveSandbox({ world: 'crowd' });
  const app = await serveApp({ files, service: service.url as `http${string}` });
  const ids = worldGuide('crowd').follow.slice(0, FOLLOWED);
  const plain = { systems: { version: 2, systems: ids } };
  try {
    return await measureBoth(
      `${FOLLOWED} followed in ${FOLDERS} folders: all shown, return visit, service out of reach, no worker`,
      { plain, filled: { ...plain, 'followed-details': inFolders(ids) } },
      { url: `${app.url}/status/tile`, marks: SHOWN.ours, systems: FOLLOWED },
      options,
      () => service.sandbox.faults.replace([{ kind: 'drop' }]),
    );
  } finally {
    await app.close();
    await service.close();
  }
}

function inFolders(ids: readonly string[]) {
  const idOf = (folder: number) => `folder-${folder}`;
  return {
    version: 1,
    folders: Object.fromEntries(
      Array.from({ length: FOLDERS }, (_, place) => [
        idOf(place),
        { name: `Folder ${place + 1}`, place, isCollapsed: false },
      ]),
    ),
    systems: Object.fromEntries(ids.map((id, index) => [id, { folder: idOf(index % FOLDERS) }])),
  };
}

function withFields(members: readonly { readonly uuid: string }[]) {
  const fields = Array.from({ length: FIELDS }, (_, place) => `field-${place}`);
  return {
    version: 2,
    fieldDefinitions: Object.fromEntries(
      fields.map((id, place) => [id, { name: `Field ${place}`, kind: 'text', choices: [], place }]),
    ),
    fieldValues: Object.fromEntries(
      members.map(({ uuid }, index) => [
        uuid,
        Object.fromEntries(fields.map((id) => [id, `Value ${index % 7}`])),
      ]),
    ),
  };
}

/** Visits the screen again after a first visit, alternating between the two: each time with the profile that the first visit has left. */
async function measureBoth(
  what: string,
  { plain, filled }: { readonly plain: Documents; readonly filled: Documents },
  screen: Pick<VisitOptions, 'url' | 'marks' | 'systems'>,
  { slowdown, runs }: LocalOptions,
  onVisited = () => {},
): Promise<LocalMeasure> {
  const options = { ...screen, slowdown, timeoutMs: TIMEOUT_MS };
  const visited: FreshBrowser[] = [];
  try {
    for (const documents of [plain, filled]) visited.push(await visitFirst(documents, screen));
    onVisited();
    const [plainRuns = [], filledRuns = []] = await inTurns(visited, runs, async ({ profile }) => {
      const copy = await openCopy(profile, WITHOUT_WORKER);
      try {
        await pause(STARTED_AFTER_MS);
        return await visit(copy.context, options);
      } finally {
        await copy.close();
      }
    });
    return { what, plain: medianVisit(plainRuns), filled: medianVisit(filledRuns) };
  } finally {
    for (const browser of visited) await browser.close();
  }
}

/** Two visits, so that the app's files and its data are stored. The browser is over then, and its profile is there until it is closed. */
async function visitFirst(
  documents: Documents,
  { url, marks, systems }: Pick<VisitOptions, 'url' | 'marks' | 'systems'>,
): Promise<FreshBrowser> {
  const browser = await openFreshBrowser(new URL(url).origin, documents, WITHOUT_WORKER);
  const page = await browser.context.newPage();
  for (let time = 1; time <= 2; time += 1) {
    await page.goto(url);
    await page
      .locator(marks.shown)
      .nth(systems - 1)
      .waitFor({ state: 'attached', timeout: TIMEOUT_MS });
    await pause(STORED_AFTER_MS);
  }
  await browser.context.close();
  return browser;
}
