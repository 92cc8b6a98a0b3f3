import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { serveApp } from '../scripts/lib/app-server.ts';
import type { StaticFiles } from '../scripts/lib/static-files.ts';
import { type MadeFile, madeFile } from './files.ts';
import { addHistory } from './history.ts';
import { longestTaskMs, noteLongTasks } from './lib/long-tasks.ts';
import { openFreshBrowser } from './lib/visit.ts';

/** What a person notices while a large file is read and previewed for an import. */
export interface ImportMeasure extends Pick<MadeFile, 'members' | 'switches'> {
  /** The longest task of the main thread, from choosing the file until the preview is shown. */
  readonly longestTaskMs: number;
  /** The longest time without progress in sight, in the same time. */
  readonly unseenMs: number;
}

declare global {
  interface Window {
    /** The longest time without progress in sight since the watch began. */
    benchUnseenMs: number;
  }
}

/** A text and not a function, as for long tasks. It watches until the page shows `until`. */
const watchProgress = (until: string) => `window.benchUnseenMs = 0;
{
  let seenMs = performance.now();
  const look = () => {
    const nowMs = performance.now();
    window.benchUnseenMs = Math.max(window.benchUnseenMs, nowMs - seenMs);
    const main = document.querySelector('main');
    if (main.textContent.includes(${JSON.stringify(until)})) return;
    const isInSight = main.querySelector('[role="progressbar"], progress') !== null ||
      [...main.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent !== '' && !textContent.includes(': '));
    if (isInSight) seenMs = nowMs;
    requestAnimationFrame(look);
  };
  look();
}`;

/** The client obeys the service's rate limit, and a page has a hundred switches. */
const LOADING_TIMEOUT_MS = 15 * 60_000;
const ANSWER_TIMEOUT_MS = 5 * 60_000;

/** Previews a file for an import into a system with as many members and switches, whose history is on the device. */
export async function measureImport(files: StaticFiles, size: MadeFile): Promise<ImportMeasure> {
  const service = await serveSandbox({ world: 'empty', rateLimit: false });
  const app = await serveApp({ files, service: service.url as `http${string}` });
  const [system = ''] = worldGuide('empty').follow;
  addHistory(service.sandbox.state, system, size);
  const { token } = service.sandbox.tokens.find(({ systemId }) => systemId === system) ?? { token: '' };
  const documents = { settings: { version: 16, settings: { token } } };
  const folder = await mkdtemp(join(tmpdir(), 'frontboard-bench-file-'));
  // A file: what is given as bytes is put together in the page, in one long task.
  const path = join(folder, 'system.json');
  await writeFile(path, JSON.stringify(madeFile(size)));
  const fresh = await openFreshBrowser(app.url, documents, { serviceWorkers: 'block' });
  try {
    const loading = await fresh.context.newPage();
    await loading.goto(`${app.url}/history`);
    await loading.getByText('All switches are loaded').waitFor({ timeout: LOADING_TIMEOUT_MS });
    await loading.close({ runBeforeUnload: true });

    const page = await fresh.context.newPage();
    await noteLongTasks(page);
    await page.goto(`${app.url}/manage/file`);
    const choose = page.getByLabel('Choose a file to import', { exact: true }).and(page.locator('input'));
    await page.getByRole('button', { name: 'See what would change' }).waitFor();
    await page.waitForTimeout(2_000);
    await longestTaskMs(page);

    await page.evaluate(watchProgress('Simply Plural): '));
    await choose.setInputFiles(path);
    const look = page.getByRole('button', { name: 'See what would change', disabled: false });
    await look.waitFor({ timeout: ANSWER_TIMEOUT_MS });
    const readTaskMs = await longestTaskMs(page);
    const readUnseenMs = await page.evaluate(() => window.benchUnseenMs);
    await page.evaluate(watchProgress('What to import'));
    await look.click();
    await page.getByRole('heading', { name: 'What to import' }).waitFor({ timeout: ANSWER_TIMEOUT_MS });
    const planTaskMs = await longestTaskMs(page);
    const planUnseenMs = await page.evaluate(() => window.benchUnseenMs);
    return {
      members: size.members,
      switches: size.switches,
      longestTaskMs: Math.max(readTaskMs, planTaskMs),
      unseenMs: Math.max(readUnseenMs, planUnseenMs),
    };
  } finally {
    await fresh.close();
    await app.close();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
}
