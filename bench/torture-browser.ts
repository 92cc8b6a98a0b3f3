import { createRandom, insertSwitch, microsFromMs, type Sandbox, type SwitchRow } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import type { Page } from '@playwright/test';
import { serveApp } from '../scripts/lib/app-server.ts';
import { inRoot } from '../scripts/lib/root.mjs';
import { loadStaticFiles } from '../scripts/lib/static-files.ts';
import { openJourneys, type Tap } from './lib/switch-journey.ts';
import { openFreshBrowser } from './lib/visit.ts';

/** The result of a person's actions in a real browser whose connections are cut while the service works. */
export interface BrowserVerdict {
  readonly taps: number;
  /** The browser's requests beyond those of the pages: it has repeated them. */
  readonly repetitions: number;
  readonly cuts: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
}

/** So many switches make the service slow enough for a repetition to arrive while the first request is running. */
const HISTORY = 50_000;
const HEALED_WITHIN_MS = 300_000;
/** If writes took long, what was sent is checked up to a minute later. */
const QUIET_MS = 75_000;
const SHOWN_REQUESTS = 40;
/** Tolerance between a tap and its switch, in milliseconds. */
const CLOCK_MS = 20;
const REPORT_EVERY = 20;

/** Runs `journeys` journeys, with a share of all writes cut some milliseconds after they reached the service. */
export async function tortureInBrowser(journeys: number, seed: number): Promise<BrowserVerdict> {
  const service = await serveSandbox({ world: 'demo' });
  const { sandbox } = service;
  const app = await serveApp({
    files: await loadStaticFiles(inRoot('apps/web/dist')),
    service: service.url as `http${string}`,
  });
  const [{ token, systemId } = { token: '', systemId: '' }] = sandbox.tokens;
  const system = sandbox.state.index.systemById.get(systemId) ?? '';
  makeHistoryLong(sandbox, system);
  const fresh = await openFreshBrowser(
    app.url,
    { settings: { version: 16, settings: { token } } },
    { serviceWorkers: 'block' },
  );
  try {
    let sent = 0;
    fresh.context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/switches')) sent += 1;
    });
    const before = new Set(rowsOf(sandbox, system).map(({ uuid }) => uuid));
    sandbox.requests.clear();
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      sandbox.faults.add({ kind: 'cut', ms: [1, 40], probability: 0.3, seed, match: { method } });
    }
    const { taps, go, finish } = openJourneys(fresh.context, app.url, createRandom(`browser ${seed}`));
    for (let done = 0; done < journeys; done += 1) {
      await go();
      if ((done + 1) % REPORT_EVERY === 0) console.log(`${done + 1} of ${journeys} …`);
    }
    sandbox.faults.clear();
    const stillAsked = await healed(await finish(), sandbox, system);
    const made = rowsOf(sandbox, system).filter(({ uuid }) => !before.has(uuid));
    const posts = sandbox.requests
      .list()
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/switches'));
    return {
      taps: taps.length,
      repetitions: Math.max(0, posts.length - sent),
      cuts: posts.filter(({ fault }) => fault === 'cut').length,
      ...judge(taps, made, stillAsked, ({ members }) =>
        members.map((uuid) => sandbox.state.members.get(uuid)?.name).join(),
      ),
    };
  } finally {
    await fresh.close();
    await app.close();
    await service.close();
  }
}

/** Compares the taps with the switches at the service. */
function judge(
  taps: readonly Tap[],
  made: readonly SwitchRow[],
  stillAsked: readonly string[],
  namesOf: (row: SwitchRow) => string,
): Pick<BrowserVerdict, 'lost' | 'doubled' | 'wrong'> {
  const lost: string[] = [];
  const doubled: string[] = [];
  const wrong = stillAsked.map((request) => `The app goes on asking: ${request}`);
  const msOf = ({ timestamp }: SwitchRow) => Number(timestamp / 1_000n);
  const isOf = (row: SwitchRow, { fromMs, toMs }: Tap) =>
    msOf(row) >= fromMs - CLOCK_MS && msOf(row) <= toMs + CLOCK_MS;
  for (const tap of taps) {
    const rows = made.filter((row) => isOf(row, tap));
    const name = `${tap.name} at ${new Date(tap.fromMs).toISOString()}`;
    if (rows.length > 1 || (tap.isUndone === true && rows.length > 0)) doubled.push(name);
    if (tap.isSeen && tap.isUndone === false && rows.length === 0) lost.push(name);
    if (rows.some((row) => namesOf(row) !== tap.name)) wrong.push(`${name} has other members`);
  }
  for (const row of made) {
    if (!taps.some((tap) => isOf(row, tap)))
      doubled.push(`a stranger with ${namesOf(row)} at ${new Date(msOf(row)).toISOString()}`);
  }
  return { lost, doubled, wrong };
}

/** Waits until no more requests are sent: everything is sent and checked. Returns the last requests if that does not happen. */
async function healed(page: Page, sandbox: Sandbox, system: string): Promise<readonly string[]> {
  const endMs = Date.now() + HEALED_WITHIN_MS;
  let quietSince = Date.now();
  let asked = -1;
  while (Date.now() < endMs) {
    await page.waitForTimeout(1_000);
    const now = sandbox.requests.list().length + rowsOf(sandbox, system).length;
    if (now !== asked) quietSince = Date.now();
    asked = now;
    if (Date.now() - quietSince > QUIET_MS) return [];
  }
  const latest = sandbox.requests.list().slice(-SHOWN_REQUESTS);
  return latest.map(
    ({ atMs, method, path, status }) => `${new Date(atMs).toISOString()} ${method} ${path} ${status}`,
  );
}

function rowsOf(sandbox: Sandbox, system: string) {
  return sandbox.state.index.switchesOfSystem.get(system) ?? [];
}

function makeHistoryLong({ state }: Sandbox, system: string): void {
  const startMs = Date.parse('2015-01-01T00:00:00Z');
  for (let index = 0; index < HISTORY; index += 1) {
    const timestamp = microsFromMs(startMs + index * 1_000);
    insertSwitch(state, { uuid: crypto.randomUUID(), system, timestamp, members: [] });
  }
}
