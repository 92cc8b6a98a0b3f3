import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { expect } from 'vitest';
import { chromiumArguments, chromiumEnvironment, ensureChromium } from '../../../scripts/lib/chromium.mjs';
import { startScreen } from '../../../scripts/lib/desktop/screen.ts';

/** A simulated computer for the program: its screen, home folder and browsers. */
export interface Computer {
  readonly folder: string;
  /** The folder that is chosen whenever a dialog of the system asks for one. */
  readonly chosen: string;
  /** Starts the program as a person would. */
  start(): ChildProcess;
  /** The page in the program's window, once it is there. */
  connect(): Promise<{ browser: Browser; page: Page }>;
  /** What the program asked the system to open, in its order. */
  openedOutside(): Promise<readonly string[]>;
  shutDown(): Promise<void>;
}

/**
 * @param folder an empty folder
 * @param hasBrowser whether a browser is installed that can show the page
 */
export async function prepareComputer(
  program: string,
  folder: string,
  { hasBrowser = true } = {},
): Promise<Computer> {
  const bin = join(folder, 'bin');
  const opened = join(folder, 'opened');
  const chosen = join(folder, 'Copies of us');
  const profile = join(folder, 'data/frontboard/edge');
  await mkdir(bin, { recursive: true });
  await mkdir(chosen);
  await script(join(bin, 'zenity'), `printf '%s\\n' '${chosen}'`);
  await script(join(bin, 'xdg-open'), `printf '%s\\n' "$1" >> '${opened}'`);
  if (hasBrowser) {
    const { executablePath } = await ensureChromium();
    const extra = [...chromiumArguments(), '--remote-debugging-port=0'].join(' ');
    await script(join(bin, 'microsoft-edge'), `exec '${executablePath}' ${extra} "$@"`);
  }
  // What the program must not read where it is started: bunfig.toml could run anything.
  await writeFile(join(folder, 'bunfig.toml'), 'preload = ["./planted.ts"]\n');
  await writeFile(join(folder, 'planted.ts'), `require('node:fs').writeFileSync('${folder}/planted', '');\n`);
  await writeFile(join(folder, '.env'), `XDG_DATA_HOME=${folder}/planted\n`);

  const screen = await startScreen();
  const running = new Set<ChildProcess>();
  return {
    folder,
    chosen,
    start() {
      const child = spawn(program, {
        cwd: folder,
        env: {
          ...chromiumEnvironment(),
          PATH: hasBrowser ? `${bin}:${process.env.PATH}` : bin,
          HOME: folder,
          DISPLAY: screen.display,
          XDG_DATA_HOME: join(folder, 'data'),
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      running.add(child);
      child.once('exit', () => running.delete(child));
      return child;
    },
    async connect() {
      const portFile = join(profile, 'DevToolsActivePort');
      await expect.poll(() => existsSync(portFile)).toBe(true);
      const [port] = (await readFile(portFile, 'utf8')).split('\n');
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      await rm(portFile);
      const pages = () => browser.contexts().flatMap((context) => context.pages());
      await expect.poll(() => pages().length).toBe(1);
      const [page] = pages();
      if (page === undefined) throw new Error('The window was closed.');
      return { browser, page };
    },
    async openedOutside() {
      return existsSync(opened) ? (await readFile(opened, 'utf8')).trim().split('\n') : [];
    },
    async shutDown() {
      await Promise.all([...running].map(stop));
      screen.close();
    },
  };
}

/** The exit code of a program that ends without a signal. */
export async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function script(file: string, text: string): Promise<void> {
  await writeFile(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
}
