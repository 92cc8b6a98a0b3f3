import { recordKey } from '@frontboard/model';
import { worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { serveApp } from '../scripts/lib/app-server.ts';
import type { StaticFiles } from '../scripts/lib/static-files.ts';
import { inTurns } from './lib/in-turns.ts';
import { medianVisit, openFreshBrowser, type Visit, type VisitOptions, visit } from './lib/visit.ts';

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
const TIMEOUT_MS = 120_000;

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

/** Visits the screen again after a first visit, alternating between the two. */
async function measureBoth(
  what: string,
  { plain, filled }: { readonly plain: Documents; readonly filled: Documents },
  screen: Pick<VisitOptions, 'url' | 'marks' | 'systems'>,
  { slowdown, runs }: LocalOptions,
): Promise<LocalMeasure> {
  const again = async (documents: Documents) => {
    const browser = await openFreshBrowser(new URL(screen.url).origin, documents, {
      serviceWorkers: 'block',
    });
    try {
      await visit(browser.context, { ...screen, slowdown: 1, timeoutMs: TIMEOUT_MS });
      // The app keeps its cache on a timer.
      const page = await browser.context.newPage();
      await page.goto(screen.url);
      await page.locator(screen.marks.shown).first().waitFor();
      await page.close({ runBeforeUnload: true });
      return await visit(browser.context, { ...screen, slowdown, timeoutMs: TIMEOUT_MS });
    } finally {
      await browser.close();
    }
  };
  const [plainRuns = [], filledRuns = []] = await inTurns([plain, filled], runs, again);
  return { what, plain: medianVisit(plainRuns), filled: medianVisit(filledRuns) };
}
