import { readFileSync, rmSync, utimesSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from './root.mjs';

const HEARTBEAT_MS = 2_000;

/**
 * Runs `work` while no other Frontboard command of this checkout is inside the same lock. The holder touches the lock
 * file every two seconds, so that one left behind by a crash or a power cut is known by its age and taken over.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {{ folder?: string, staleAfterMs?: number, onWait?: () => void }} [options] `onWait` is called once, when
 *   another command is found inside.
 * @returns {Promise<T>}
 */
export async function withLock(
  name,
  work,
  { folder = inRoot('.cache'), staleAfterMs = 20_000, onWait } = {},
) {
  await mkdir(folder, { recursive: true });
  const file = `${folder}/${name}.lock`;
  const owner = `${process.pid} ${Math.random()}`;
  for (let told = false; !(await take(file, owner)); ) {
    if (await isStale(file, staleAfterMs)) {
      await discard(file, owner);
      continue;
    }
    if (!told) onWait?.();
    told = true;
    await wait(250);
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  const release = () => releaseLock(file, owner);
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/** @param {string} file @param {string} owner @returns {Promise<boolean>} Whether we have it now. */
async function take(file, owner) {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(owner);
    await handle.close();
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** Without waiting, since it also runs while the process ends. @param {string} file @param {string} owner */
function releaseLock(file, owner) {
  try {
    if (readFileSync(file, 'utf8') === owner) rmSync(file, { force: true });
  } catch {
    // Someone took it over; it is theirs now.
  }
}

/** @param {string} file @param {number} staleAfterMs */
async function isStale(file, staleAfterMs) {
  const info = await stat(file).catch(() => null);
  return info !== null && Date.now() - info.mtimeMs > staleAfterMs;
}

/**
 * Moves a stale lock away. Only one of several waiting commands can move the same file, so the others simply try again.
 * @param {string} file @param {string} owner
 */
async function discard(file, owner) {
  const aside = `${file}.stale-${owner.replace(' ', '-')}`;
  await rename(file, aside).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Without the threads that Node keeps for files: work such as compressing a whole build occupies them for longer than a
 * lock stays fresh.
 * @param {string} file
 */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The lock may have been taken from us while this computer slept; the next owner's file is then touched once, which
    // does no harm.
  }
}
