import { worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { serveApp } from '../scripts/lib/app-server.ts';
import type { StaticFiles } from '../scripts/lib/static-files.ts';
import { tapSwitch } from './lib/tap-switch.ts';
import { openFreshBrowser } from './lib/visit.ts';

/** The cost of recording switches without failures. */
export interface SwitchingMeasure {
  readonly switches: number;
  /** Writes that reached the service. */
  readonly writes: number;
  /** Reads of the history that check what was sent. */
  readonly checks: number;
}

const NAMES = ['Luna', 'cas', 'Quill', 'Luna', 'cas'];
/** Longer than a write may still be running, and the check after it. */
const UNTIL_CHECKED_MS = 8_000;

/** Taps several switches in a row on the switch screen and counts the requests they cost. */
export async function measureSwitching(files: StaticFiles): Promise<SwitchingMeasure> {
  const service = await serveSandbox({ world: 'demo' });
  const app = await serveApp({ files, service: service.url as `http${string}` });
  const [system] = worldGuide('demo').follow;
  const { token } = service.sandbox.tokens.find(({ systemId }) => systemId === system) ?? { token: '' };
  const documents = { settings: { version: 16, settings: { token } } };
  const fresh = await openFreshBrowser(app.url, documents, { serviceWorkers: 'block' });
  try {
    const page = await fresh.context.newPage();
    await page.goto(`${app.url}/switch`);
    await page.locator('[data-index]').first().waitFor();
    await page.waitForTimeout(UNTIL_CHECKED_MS);
    service.sandbox.requests.clear();
    for (const name of NAMES) {
      await tapSwitch(page, name);
      await page.waitForTimeout(500);
    }
    await page.waitForTimeout(UNTIL_CHECKED_MS);
    const asked = service.sandbox.requests.list().filter(({ preflight }) => !preflight);
    return {
      switches: NAMES.length,
      writes: asked.filter(({ method }) => method !== 'GET').length,
      checks: asked.filter(({ method, path }) => method === 'GET' && isCheck(path)).length,
    };
  } finally {
    await fresh.close();
    await app.close();
    await service.close();
  }
}

/** The screen's own list of recent switches asks for whole pages. */
function isCheck(path: string): boolean {
  return /\/switches\?before=/.test(path) && !path.endsWith('limit=100');
}
