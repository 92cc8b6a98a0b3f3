import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * A hash over the names and contents of files, the same on every computer and after every checkout.
 * @param {string} root
 * @param {readonly string[]} sources Files and folders below `root`; one that is not there counts as such.
 * @param {RegExp} [ignored] Names of files that do not matter.
 * @returns {Promise<string>}
 */
export async function hashSources(root, sources, ignored) {
  const files = (await Promise.all(sources.map((source) => filesOf(join(root, source))))).flat();
  const hash = createHash('sha256');
  for (const file of files.filter((path) => !ignored?.test(path)).sort()) {
    const name = relative(root, file).split(sep).join('/');
    const contents = createHash('sha256').update(await readFile(file));
    hash.update(`${name}\0${contents.digest('hex')}\n`);
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {Promise<string[]>} */
async function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
