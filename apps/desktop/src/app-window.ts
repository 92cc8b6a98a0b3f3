import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { serveLoopback } from './loopback-server.ts';
import type { ShownWindow, WindowOptions } from './shown-window.ts';

interface AppWindowOptions extends WindowOptions {
  /** Always the same one, because the stored data belongs to the origin. */
  readonly port: number;
}

/**
 * Opens the page in a window of Edge without tabs and address bar, with its own profile. Edge itself remembers size and place.
 *
 * @throws When there is no Edge, or the port is taken.
 */
export async function openAppWindow({
  port,
  folder,
  answer,
  onClosed,
  log,
}: AppWindowOptions): Promise<ShownWindow> {
  const browser = findBrowser(process.platform, process.env);
  if (browser === null) throw new Error('Microsoft Edge is not installed');
  const server = await serveLoopback(port, answer);
  log(`the page is served at ${server.url}`);
  const args = [
    `--app=${server.url}`,
    `--user-data-dir=${join(folder, 'edge')}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-mode',
    '--window-size=1100,760',
  ];
  const open = () => spawn(browser, args, { stdio: 'ignore' });
  // The first process runs as long as its windows are open. A second start makes the first one open another window, and ends.
  const running = open();
  await new Promise((resolve, reject) => {
    running.once('spawn', resolve);
    running.once('error', reject);
  });
  log(`opened with ${browser}`);
  running.once('exit', () => {
    server.close();
    onClosed();
  });
  return {
    show() {
      open().on('error', () => {});
    },
  };
}
