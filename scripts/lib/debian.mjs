import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { programs } from './programs.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

/** Whether continuous integration runs the command: the computer is thrown away afterwards. */
export const isCi = () => !['', '0', 'false'].includes(process.env.CI ?? '');

/**
 * What was answered for each package in this process, so that no question is asked twice.
 * @type {Map<string, Promise<boolean>>}
 */
const answers = new Map();

/**
 * Installs packages of Debian where that can be done as root, or with a sudo that wants no password. A person at a terminal is asked
 * first; continuous integration and other runs without a terminal cannot ask.
 * @param {readonly string[]} names
 * @param {{ logFile: string, timeoutMs?: number, say?: (line: string) => void, ask?: typeof askPerson }} options With `timeoutMs` for each
 *   download, what does not come by then is given up.
 * @returns {Promise<boolean>} Whether apt-get says that all of them are there now.
 */
export async function installFromDebian(names, { logFile, timeoutMs, say = console.log, ask = askPerson }) {
  const installer = await aptGet({ isPatient: timeoutMs === undefined });
  if (installer === null || !(await isAllowed(names, ask))) return false;
  say(`Installing from Debian with apt-get: ${names.join(' ')}.`);
  // Only a download may be cut off: what is half installed keeps apt-get from everything else.
  const limit = timeoutMs === undefined ? {} : { timeoutMs };
  const apt = async (/** @type {string[]} */ args, options = {}) =>
    (await run(...installer(args), { logFile, ...options })) === 0;
  const args = ['install', '-y', '--no-install-recommends', ...names];
  const install = async () => (await apt([...args, '--download-only'], limit)) && apt(args);
  if (await install()) return true;
  // On a fresh system the package lists are empty, and the first try fails.
  return (await apt(['update'], limit)) && install();
}

/** @param {readonly string[]} names @param {typeof askPerson} ask */
async function isAllowed(names, ask) {
  if (isCi()) return true;
  const known = await Promise.all(names.flatMap((name) => answers.get(name) ?? []));
  if (known.includes(false)) return false;
  const open = names.filter((name) => !answers.has(name));
  if (open.length === 0) return true;
  const answer = ask(`May apt-get install ${open.join(' ')} on this computer? [y/N] `);
  for (const name of open) answers.set(name, answer);
  return answer;
}

/** @param {string} question @returns {Promise<boolean>} True without a terminal. */
async function askPerson(question) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // End of input counts as no. Older versions of Node leave the question open then, newer ones reject it.
  const ended = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(question).catch(() => ''), ended]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/**
 * @param {{ isPatient: boolean }} options Whether servers and another apt-get are waited for as long as it takes.
 * @returns {Promise<((args: string[]) => [string, string[]]) | null>} How to call apt-get here, if it can be.
 */
async function aptGet({ isPatient }) {
  if (process.platform !== 'linux' || programs('apt-get').length === 0) return null;
  // Another apt-get may be running.
  const settings = isPatient
    ? ['DPkg::Lock::Timeout=300']
    : [
        'DPkg::Lock::Timeout=5',
        'Acquire::Retries=0',
        'Acquire::http::Timeout=5',
        'Acquire::https::Timeout=5',
      ];
  const quiet = [...['Dpkg::Use-Pty=0', ...settings].flatMap((setting) => ['-o', setting]), '-q'];
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
