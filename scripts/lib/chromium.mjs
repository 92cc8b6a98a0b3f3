import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { installFromDebian } from './debian.mjs';
import { withLock } from './lock.mjs';
import { Problem } from './problem.mjs';
import { isExecutable, programs } from './programs.mjs';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';

const execFileAsync = promisify(execFile);

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const REACHABLE_WITHIN_MS = 3_000;

/** @typedef {{ executablePath: string, source: 'FRONTBOARD_CHROMIUM' | 'playwright' | 'system' }} Browser */

/**
 * A browser for the journeys and the measurements, fetched when there is none: the one named by FRONTBOARD_CHROMIUM,
 * Playwright's own where it is or can be downloaded, a Chromium or Chrome of the system, Debian's package.
 * @param {{ say?: (line: string) => void }} [options]
 * @returns {Promise<Browser>} One that was seen to start.
 * @throws {Problem} When none can be had.
 */
export async function ensureChromium({ say = console.log } = {}) {
  const named = namedBrowser();
  if (named !== null) {
    if (isExecutable(named.executablePath) && (await starts(named.executablePath))) return named;
    throw new Problem(`FRONTBOARD_CHROMIUM is ${named.executablePath}, which does not start as a browser.`);
  }
  const found = await firstThatStarts(playwrightBrowsers());
  if (found !== null) return found;
  return withLock('chromium', () => obtainBrowser(say), {
    onWait: () => say('Another Frontboard command is looking for a browser: waiting for it.'),
  });
}

/** @param {(line: string) => void} say */
async function obtainBrowser(say) {
  if (await canDownload()) {
    say("Downloading Playwright's Chromium, once (about 170 MB).");
    await runNode([inRoot('node_modules/@playwright/test/cli.js'), 'install', '--no-shell', 'chromium'], {
      logFile: inRoot('.cache/chromium.log'),
      timeoutMs: 10 * 60_000,
    });
  }
  const found = await firstThatStarts([...playwrightBrowsers(), ...systemBrowsers()]);
  if (found !== null) return found;

  if (await installFromDebian(['chromium'], { logFile: inRoot('.cache/chromium.log'), say })) {
    const installed = await firstThatStarts(systemBrowsers());
    if (installed !== null) return installed;
  }
  throw new Problem(
    'The browser tests need Chromium and none could be found or installed: install it (Debian: apt-get install chromium) ' +
      'or set FRONTBOARD_CHROMIUM to the path of a Chromium or Chrome.',
  );
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
 * What Playwright's `launch` takes. Looks only at what is installed: `ensureChromium` is what fetches a browser.
 * @returns {{ executablePath: string, args: string[] }}
 * @throws {Problem}
 */
export function chromiumLaunchOptions() {
  const browser = namedBrowser() ?? [...playwrightBrowsers(), ...systemBrowsers()][0];
  if (browser === undefined) {
    throw new Problem('No Chromium found: run npm test once, which fetches one, or set FRONTBOARD_CHROMIUM.');
  }
  return { executablePath: browser.executablePath, args: chromiumArguments() };
}

/** @returns {Browser | null} */
function namedBrowser() {
  const path = process.env.FRONTBOARD_CHROMIUM;
  return path === undefined || path === '' ? null : { executablePath: path, source: 'FRONTBOARD_CHROMIUM' };
}

/** @returns {Browser[]} */
function playwrightBrowsers() {
  try {
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    const executablePath = chromium.executablePath();
    return isExecutable(executablePath) ? [{ executablePath, source: 'playwright' }] : [];
  } catch {
    // Not installed yet, or Playwright knows no browser for this system.
    return [];
  }
}

/** @returns {Browser[]} */
function systemBrowsers() {
  return SYSTEM_BROWSERS.flatMap(programs).map((executablePath) => ({ executablePath, source: 'system' }));
}

/** @param {Browser[]} browsers */
async function firstThatStarts(browsers) {
  for (const browser of browsers) {
    if (await starts(browser.executablePath)) return browser;
  }
  return null;
}

/**
 * A browser may be there and yet not run: libraries missing on a bare server, Ubuntu's placeholder for its snap.
 * @param {string} executablePath
 */
async function starts(executablePath) {
  try {
    const { stdout } = await execFileAsync(executablePath, ['--version'], { timeout: 20_000 });
    return /chrom/i.test(stdout);
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
