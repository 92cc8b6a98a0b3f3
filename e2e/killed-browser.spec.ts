import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { expect, test } from './fixtures.ts';
import { documentsInDatabase } from './pages/documents-in-database.ts';
import { SettingsTokens, tokenOf } from './pages/settings-tokens.ts';

/** A browser with a profile that can be killed with all its processes, so that nothing gets a chance to be written. */
async function startBrowser(
  profile: string,
): Promise<{ readonly context: BrowserContext; kill(): Promise<void> }> {
  const { executablePath, args, env } = chromiumLaunchOptions();
  const child = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    // A group of its own, which is killed as a whole.
    { detached: true, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = async () => {
    // Windows has no groups of processes.
    if (process.platform === 'win32') child.kill('SIGKILL');
    else if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  let address: string | undefined;
  for await (const line of createInterface({ input: child.stderr })) {
    address = /^DevTools listening on (ws:.+)$/.exec(line)?.[1];
    if (address !== undefined) break;
  }
  // Without a reader the browser would wait for room in the pipe.
  child.stderr.resume();
  const browser = address === undefined ? null : await chromium.connectOverCDP(address);
  const context = browser?.contexts()[0];
  if (context !== undefined) return { context, kill };
  await kill();
  throw new Error('The browser did not start.');
}

test('a token and what is typed are still there after the browser was killed a moment later', async ({
  app,
  service,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const typed = 'Typed and not saved';
  const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
  const first = await startBrowser(profile);
  try {
    const page = await first.context.newPage();
    await page.goto(`${app.url}/settings`);
    await new SettingsTokens(page).add(tokenOf(service, 'exmpl'));
    await page.goto(`${app.url}/manage/members/new`);
    await name(page).fill(typed);
    for (const text of [tokenOf(service, 'exmpl'), typed])
      await expect.poll(() => documentsInDatabase(page)).toContain(text);
  } finally {
    await first.kill();
  }
  const next = await startBrowser(profile);
  try {
    const page = await next.context.newPage();
    await page.goto(`${app.url}/manage/members/new`);
    await expect(name(page)).toHaveValue(typed);
  } finally {
    await next.kill();
  }
});
