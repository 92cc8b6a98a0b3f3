import { programs } from './programs.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

/**
 * Installs packages of Debian where that can be done without asking: as root, or with a sudo that wants no password.
 * @param {readonly string[]} names
 * @param {{ logFile: string, say?: (line: string) => void }} options
 * @returns {Promise<boolean>} Whether apt-get says that all of them are there now.
 */
export async function installFromDebian(names, { logFile, say = console.log }) {
  const installer = await aptGet();
  if (installer === null) return false;
  say(`Installing from Debian with apt-get: ${names.join(' ')}.`);
  const install = async () =>
    (await run(...installer(['install', '-y', '--no-install-recommends', ...names]), { logFile })) === 0;
  if (await install()) return true;
  // On a fresh system the package lists are empty, and the first try fails.
  return (await run(...installer(['update']), { logFile })) === 0 && install();
}

/** @returns {Promise<((args: string[]) => [string, string[]]) | null>} How to call apt-get here, if it can be. */
async function aptGet() {
  if (process.platform !== 'linux' || programs('apt-get').length === 0) return null;
  // Another apt-get may be at work; it is waited for.
  const quiet = ['-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300', '-q'];
  if (process.getuid?.() === 0) {
    return (args) => ['env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...quiet, ...args]];
  }
  if (
    programs('sudo').length === 0 ||
    (await run('sudo', ['-n', 'true'], { logFile: inRoot('.cache/sudo.log') })) !== 0
  )
    return null;
  return (args) => ['sudo', ['-n', 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...quiet, ...args]];
}
