import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { installFromDebian } from './debian.mjs';
import { withLock } from './lock.mjs';
import { Problem } from './problem.mjs';
import { isExecutable, programs } from './programs.mjs';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SYSTEM_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const REACHABLE_WITHIN_MS = 3_000;
const SHELL_WITHIN_MS = 60_000;

/** Lists the fonts of a package and no other, so that a text is as wide on every computer. */
const FONTS = inRoot('scripts/lib/fonts/fonts.conf');

/** @typedef {{ executablePath: string, source: 'FRONTBOARD_CHROMIUM' | 'playwright' | 'system' }} Browser */

/**
 * A whole browser, for the measurements and the journeys that need one, fetched when there is none: the one named by
 * FRONTBOARD_CHROMIUM, Playwright's own where it is or can be downloaded, a Chromium or Chrome of the system, Debian's
 * package.
 * @param {{ say?: (line: string) => void }} [options]
 * @returns {Promise<Browser>} One that starts.
 * @throws {Problem} When no browser is available.
 */
export async function ensureChromium({ say = console.log } = {}) {
  const named = namedBrowser();
  if (named !== null) {
    if (isExecutable(named.executablePath) && starts(named)) return named;
    throw new Problem(`FRONTBOARD_CHROMIUM is ${named.executablePath}, which does not start as a browser.`);
  }
  return playwrightBrowsers().find(starts) ?? locked(() => obtainBrowser(say), say);
}

/**
 * Chromium without a browser around it, in which a journey takes two thirds of the time; fetched once when there is none,
 * if that goes quickly.
 * @param {{ say?: (line: string) => void, folder?: string }} [options] `folder` remembers that a download was tried.
 * @returns {Promise<Browser | null>} Null when the whole browser runs all journeys: no shell is available, or
 *   FRONTBOARD_CHROMIUM names what is wanted.
 */
export async function ensureHeadlessShell({ say = console.log, folder = inRoot('.cache') } = {}) {
  if (namedBrowser() !== null) return null;
  return headlessShells().find(starts) ?? locked(() => obtainShell(say, folder), say);
}

/** @param {(line: string) => void} say */
async function obtainBrowser(say) {
  const logFile = inRoot('.cache/chromium.log');
  if (await canDownload()) {
    say("Downloading Playwright's Chromium, once (about 280 MB).");
    await download({ logFile, timeoutMs: 10 * 60_000 });
  }
  const found = [...playwrightBrowsers(), ...systemBrowsers()].find(starts);
  if (found !== undefined) return found;

  // Not every release of Debian, and no Ubuntu, has the shell.
  for (const packages of [['chromium', 'chromium-headless-shell'], ['chromium']]) {
    if (!(await installFromDebian(packages, { logFile, say }))) continue;
    const installed = systemBrowsers().find(starts);
    if (installed !== undefined) return installed;
  }
  throw new Problem(
    'The browser tests need Chromium and none could be found or installed: install it (Debian: apt-get install chromium) ' +
      'or set FRONTBOARD_CHROMIUM to the path of a Chromium or Chrome.',
  );
}

/** @param {(line: string) => void} say @param {string} folder @returns {Promise<Browser | null>} */
async function obtainShell(say, folder) {
  // One try for each checkout: the next run is not to wait again for what could not be had.
  const logFile = `${folder}/headless-shell.log`;
  if (existsSync(logFile)) return null;
  await mkdir(folder, { recursive: true });
  await writeFile(logFile, '');
  const options = { logFile, timeoutMs: SHELL_WITHIN_MS };
  if (await canDownload()) {
    say("Downloading Playwright's headless shell, once (about 110 MB).");
    await download(options);
  } else {
    await installFromDebian(['chromium-headless-shell'], { ...options, say });
  }
  return headlessShells().find(starts) ?? null;
}

/** What is missing of Playwright's Chromium. @param {{ logFile: string, timeoutMs: number }} options */
async function download(options) {
  await runNode([inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], options);
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} say
 */
function locked(work, say) {
  return withLock('chromium', work, {
    onWait: () => say('Another Frontboard command is looking for a browser: waiting for it.'),
  });
}

/**
 * The arguments every Chromium of ours is started with: nothing but the page under test uses the network or the
 * processor, and it runs as root and without a graphics card.
 * @param {{ isRoot?: boolean }} [options]
 */
export function chromiumArguments({ isRoot = process.getuid?.() === 0 } = {}) {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-extensions',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--metrics-recording-only',
  ];
}

/**
 * What every Chromium of ours finds in its environment beside what is there: the fonts of the tests instead of the fonts of the
 * computer. Systems other than Linux do not need it.
 * @returns {Record<string, string>}
 */
export function chromiumEnvironment() {
  return { FONTCONFIG_FILE: FONTS };
}

/**
 * What Playwright's `launch` takes for a whole browser. Looks only at what is installed: `ensureChromium` is what fetches one.
 * @returns {{ executablePath: string, args: string[], env: Record<string, string | undefined> }}
 * @throws {Problem}
 */
export function chromiumLaunchOptions() {
  return launchOptions(playwrightBrowsers, systemBrowsers);
}

/**
 * The same for a journey: in the headless shell where there is one.
 * @throws {Problem}
 */
export function journeyLaunchOptions() {
  return launchOptions(headlessShells, playwrightBrowsers, systemBrowsers);
}

/** @param {(() => Browser[])[]} places */
function launchOptions(...places) {
  const browser = namedBrowser() ?? places.flatMap((browsers) => browsers()).find(starts);
  if (browser === undefined) {
    throw new Problem('No Chromium found: run npm test once, which fetches one, or set FRONTBOARD_CHROMIUM.');
  }
  return {
    executablePath: browser.executablePath,
    args: chromiumArguments(),
    env: { ...process.env, ...chromiumEnvironment() },
  };
}

/** @returns {Browser | null} */
function namedBrowser() {
  const path = process.env.FRONTBOARD_CHROMIUM;
  return path === undefined || path === '' ? null : { executablePath: path, source: 'FRONTBOARD_CHROMIUM' };
}

/** @returns {Browser[]} */
function playwrightBrowsers() {
  return fromPlaywright((chromium) => chromium);
}

/** @returns {Browser[]} */
function systemBrowsers() {
  return fromSystem(SYSTEM_BROWSERS);
}

/** @returns {Browser[]} */
function headlessShells() {
  return [...fromPlaywright(shellBeside), ...fromSystem(SYSTEM_SHELLS)];
}

/**
 * Playwright stores its shell beside its Chromium and reports only the path of the latter:
 * `chromium-1255/chrome-linux64/chrome`, `chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell`.
 * @param {string} chromium
 */
function shellBeside(chromium) {
  const name = `chrome-headless-shell${process.platform === 'win32' ? '.exe' : ''}`;
  return chromium.replace(
    /chromium-(\d+)[\\/]chrome-([^\\/]+).*$/,
    `chromium_headless_shell-$1/chrome-headless-shell-$2/${name}`,
  );
}

/** @param {(chromium: string) => string} pathFrom @returns {Browser[]} */
function fromPlaywright(pathFrom) {
  try {
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    const executablePath = pathFrom(chromium.executablePath());
    return isExecutable(executablePath) ? [{ executablePath, source: 'playwright' }] : [];
  } catch {
    // Not installed yet, or Playwright knows no browser for this system.
    return [];
  }
}

/** @param {readonly string[]} names @returns {Browser[]} */
function fromSystem(names) {
  return names.flatMap(programs).map((executablePath) => ({ executablePath, source: 'system' }));
}

/**
 * A browser may be there and yet not run: libraries missing on a bare server, Ubuntu's placeholder for its snap.
 * @param {Browser} browser
 */
function starts({ executablePath }) {
  try {
    const version = execFileSync(executablePath, ['--version'], {
      timeout: 20_000,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /chrom/i.test(version);
  } catch {
    return false;
  }
}

/** Asks first, so that a closed network costs three seconds and not the downloader's many tries. */
async function canDownload() {
  if (process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD) return false;
  const host = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
  try {
    await fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(REACHABLE_WITHIN_MS) });
    return true;
  } catch {
    return false;
  }
}
