import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { installFromDebian } from '../debian.mjs';
import { fetchNpmPackage } from '../native/npm-package.mjs';
import { programs } from '../programs.mjs';
import { inRoot } from '../root.mjs';

export const BUN = '1.4.5';

/** Bun for each computer a build can run on. Baseline: processors without AVX2 can run it, too. */
const HOSTS = {
  'linux-x64': {
    name: '@oven/bun-linux-x64-baseline',
    version: BUN,
    integrity:
      'sha512-s8yMwYcFnnrA178gji0gZbkE2WVDej/Ti1x770oPfihxyRxSMNhGhiAQNXV53aDeraZxksdvKV/RAdQBCd0qPA==',
  },
};

const WINDOWS_RUNTIME = {
  name: '@oven/bun-windows-x64-baseline',
  version: BUN,
  integrity:
    'sha512-/U3Dc74uGqE6EUqef7mPtg9KwJs7iJH4JHRMfIZIn18MrJh6Xz4gVvWDXRvzCL2j8wPlTnJVyrO4n7Qq4uM7TQ==',
};

/** The same version as the dependency of apps/desktop, which npm installs for this computer only. */
const WINDOWS_ADDON = {
  name: '@webviewjs/webview-win32-x64-msvc',
  version: '0.4.7',
  integrity:
    'sha512-hDI5cCpz6Tbik4SVwwAvAlnANcuUNDBHDpc5fUhVgKx73yB4uXkzhJQTZ6X1R1FO8Ks9WV+UOlEUgq0mhrdAHg==',
};

/** Whether Bun is pinned here for the computer that builds. */
export const canBuildDesktop = () => `${process.platform}-${process.arch}` in HOSTS;

/** @returns {Promise<string>} The program `bun` for this computer; only after `canBuildDesktop`. */
export async function fetchBun() {
  return join(await fetchNpmPackage(HOSTS['linux-x64']), 'bin/bun');
}

/** @returns {Promise<{ runtime: string, addon: string }>} `bun.exe`, and what opens a window on Windows. */
export async function fetchWindowsParts() {
  const [runtime, addon] = [await fetchNpmPackage(WINDOWS_RUNTIME), await fetchNpmPackage(WINDOWS_ADDON)];
  return { runtime: join(runtime, 'bin/bun.exe'), addon: join(addon, 'webview.win32-x64-msvc.node') };
}

/** Makes ready what the checks of the Windows build need. @returns {Promise<string | null>} What can't be had here. */
export async function whatWindowsMisses() {
  if (!canBuildDesktop()) return 'Bun is not pinned for this kind of computer';
  if (programs('Xvfb').length === 0) {
    await mkdir(inRoot('.cache'), { recursive: true });
    await installFromDebian(['xvfb'], { logFile: inRoot('.cache/xvfb.log') });
    if (programs('Xvfb').length === 0) return 'Xvfb is missing (Debian: apt-get install xvfb)';
  }
  await fetchBun();
  await fetchWindowsParts();
  return null;
}
