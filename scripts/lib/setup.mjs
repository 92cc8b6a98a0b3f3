import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { Problem } from './problem.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional] Other platforms' binaries, mostly: npm leaves them out.
 * @property {boolean} [devOptional]
 */

/**
 * Installs the dependencies when they are missing, older than the lock file or only half there. Safe to call from two
 * commands at once: one installs, the other waits.
 * @param {{ root?: string, install?: (logFile: string) => Promise<number | null>, say?: (line: string) => void }} [options]
 * @returns {Promise<boolean>} Whether anything had to be installed.
 * @throws {Problem} With the reason and the fix, when this Node is too old or npm fails.
 */
export async function ensureSetUp({ root = ROOT, install = npmCi, say = console.log } = {}) {
  requireSupportedNode();
  if (await isSetUp(root)) return false;
  const cache = join(root, '.cache');
  const onWait = () => say('Another Frontboard command is installing the dependencies: waiting for it.');
  return withLock(
    'setup',
    async () => {
      if (await isSetUp(root)) return false;
      say('Installing the dependencies with npm ci; the first time this takes about a minute.');
      await mkdir(cache, { recursive: true });
      await rm(stampPath(root), { force: true });
      const logFile = join(cache, 'setup.log');
      const code = await install(logFile);
      if (code !== 0) throw await installProblem(logFile, code);
      await writeFile(stampPath(root), await lockHash(root));
      return true;
    },
    { folder: cache, onWait },
  );
}

/**
 * Whether node_modules is what the lock file asks for. Our own stamp answers that for an install of ours; one made by
 * hand is read from npm's own record. Either way every package must be there, which finds an install that was cut off.
 * @param {string} root
 */
async function isSetUp(root) {
  const locked = await lockedPackages(join(root, 'package-lock.json'));
  if (locked === null)
    throw new Problem('package-lock.json is missing or broken: bring it back with git checkout.');
  const needed = Object.entries(locked).filter(
    ([path, entry]) => path.startsWith('node_modules/') && !entry.optional && !entry.devOptional,
  );
  if (!needed.every(([path]) => existsSync(join(root, path, 'package.json')))) return false;

  const hash = await lockHash(root);
  if ((await readFile(stampPath(root), 'utf8').catch(() => '')) === hash) return true;

  const installed = (await lockedPackages(join(root, 'node_modules/.package-lock.json'))) ?? {};
  if (!needed.every(([path, entry]) => installed[path]?.version === entry.version)) return false;
  await writeFile(stampPath(root), hash);
  return true;
}

/** @param {string} file @returns {Promise<Record<string, LockedPackage> | null>} */
async function lockedPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** Inside node_modules, so that it goes when node_modules goes. @param {string} root */
const stampPath = (root) => join(root, 'node_modules/.frontboard-setup');

/** @param {string} root */
async function lockHash(root) {
  const lock = await readFile(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

/** @param {string} logFile */
function npmCi(logFile) {
  // NODE_ENV=production would leave out everything that builds and tests.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const isScript = npm?.endsWith('.js') ?? false;
  return isScript && npm !== undefined
    ? run(process.execPath, [npm, ...args], { logFile })
    : run('npm', args, { logFile });
}

/** @param {string} logFile @param {number | null} code */
async function installProblem(logFile, code) {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  if (code === null && log === '') {
    return new Problem(
      'npm could not be started: install it beside Node (Debian: apt-get install npm) and try again.',
    );
  }
  // The first lines name a code and a system call; what happened is shown by the first sentence after them.
  const reason =
    /^npm (?:error|ERR!) (?!code |syscall |errno |path |dest )(.+)$/m.exec(log)?.[1] ?? 'it does not say why';
  return new Problem(
    `The dependencies could not be installed (npm ci: ${reason.trim()}). ` +
      'Check that the npm registry can be reached, then run the command again; the whole story is in .cache/setup.log.',
  );
}
