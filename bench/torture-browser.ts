import { createRandom, insertSwitch, microsFromMs, type Sandbox } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import type { Page } from '@playwright/test';
import { serveApp } from '../scripts/lib/app-server.ts';
import { inRoot } from '../scripts/lib/root.mjs';
import { loadStaticFiles } from '../scripts/lib/static-files.ts';
import { tapSwitch } from './lib/tap-switch.ts';
import { openFreshBrowser } from './lib/visit.ts';

/** What became of what a person did in a real browser on a line that is cut while the service works. */
export interface BrowserVerdict {
  readonly taps: number;
  /** Requests of the browser beyond those of the page: it has repeated them by itself. */
  readonly repetitions: number;
  readonly cuts: number;
  readonly lost: number;
  readonly doubled: number;
}

const NAMES = ['Luna', 'Cas', 'Quill', 'Juniper', 'Moss'];
/** So many switches make the service slow enough for a repetition to meet the first request at work. */
const HISTORY = 50_000;
const HEALED_WITHIN_MS = 180_000;

/** Taps `taps` switches, with a share of all writes cut some milliseconds after they reached the service. */
export async function tortureInBrowser(taps: number, seed: number): Promise<BrowserVerdict> {
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
    const page = await fresh.context.newPage();
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/switches')) sent += 1;
    });
    await page.goto(`${app.url}/switch`);
    await page.locator('[data-index]').first().waitFor();
    const before = new Set(rowsOf(sandbox, system).map(({ uuid }) => uuid));
    sandbox.requests.clear();
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      sandbox.faults.add({ kind: 'cut', ms: [1, 40], probability: 0.3, seed, match: { method } });
    }
    const random = createRandom(`browser ${seed}`);
    let last = '';
    for (let done = 0; done < taps; done += 1) {
      const name = random.pick(NAMES.filter((other) => other !== last));
      last = name;
      await tapSwitch(page, name);
      await page.waitForTimeout(random.pick([200, 400, 900]));
      if (random.chance(0.05)) await page.reload();
      await page.locator('[data-index]').first().waitFor();
    }
    sandbox.faults.clear();
    await healed(page, sandbox, taps, system);
    const made = rowsOf(sandbox, system).filter(({ uuid }) => !before.has(uuid));
    const moments = new Set(made.map(({ timestamp }) => timestamp));
    const posts = sandbox.requests
      .list()
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/switches'));
    return {
      taps,
      repetitions: Math.max(0, posts.length - sent),
      cuts: posts.filter(({ fault }) => fault === 'cut').length,
      lost: Math.max(0, taps - moments.size),
      doubled: made.length - moments.size + Math.max(0, moments.size - taps),
    };
  } finally {
    await fresh.close();
    await app.close();
    await service.close();
  }
}

/** Waits until nothing is asked any more: everything is sent, and what was sent is checked. */
async function healed(page: Page, sandbox: Sandbox, taps: number, system: string): Promise<void> {
  const endMs = Date.now() + HEALED_WITHIN_MS;
  let quietSince = Date.now();
  let asked = -1;
  while (Date.now() < endMs) {
    await page.waitForTimeout(1_000);
    const now = sandbox.requests.list().length + rowsOf(sandbox, system).length;
    if (now !== asked) quietSince = Date.now();
    asked = now;
    if (Date.now() - quietSince > 15_000) return;
  }
  throw new Error(`${taps} taps come to no end.`);
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
