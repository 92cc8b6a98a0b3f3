import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../lock.mjs';
import { Problem } from '../problem.mjs';
import { inRoot } from '../root.mjs';
import { run } from '../run.mjs';

/**
 * A package that npm would not install here, as it is for another platform, or that only a native build needs.
 * @typedef {object} PinnedPackage
 * @property {string} name
 * @property {string} version
 * @property {string} integrity As the registry names it: `sha512-…`.
 */

/**
 * The unpacked files of a package from the npm registry; fetched once, and only with the very bytes that are pinned here.
 * @param {PinnedPackage} pinned
 * @param {{ say?: (line: string) => void }} [options]
 * @returns {Promise<string>} Its folder.
 * @throws {Problem} When it can't be fetched, or is not what was pinned.
 */
export async function fetchNpmPackage({ name, version, integrity }, { say = console.log } = {}) {
  const label = `${name.replace('@', '').replace('/', '-')}-${version}`;
  const folder = inRoot('.cache/native', label);
  if (existsSync(folder)) return folder;
  return withLock(`native-${label}`, async () => {
    if (existsSync(folder)) return folder;
    say(`Fetching ${name} ${version} from the npm registry, once.`);
    const work = `${folder}.part`;
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    const logFile = `${folder}.log`;
    const packed = await run('npm', ['pack', `${name}@${version}`, '--pack-destination', work], { logFile });
    const archive = (await readdir(work)).find((file) => file.endsWith('.tgz'));
    if (packed !== 0 || archive === undefined) {
      throw new Problem(
        `${name} ${version} could not be fetched from the npm registry: check that it can be reached, then run the command again.`,
      );
    }
    const hash = createHash('sha512').update(await readFile(join(work, archive)));
    if (`sha512-${hash.digest('base64')}` !== integrity) {
      throw new Problem(
        `${name} ${version} came from the npm registry with other contents than the pinned ones; it is not used.`,
      );
    }
    if ((await run('tar', ['-xzf', join(work, archive), '-C', work], { logFile })) !== 0) {
      throw new Problem(`${name} ${version} could not be unpacked: tar is needed for that.`);
    }
    await rename(join(work, 'package'), folder);
    await rm(work, { recursive: true, force: true });
    return folder;
  });
}
