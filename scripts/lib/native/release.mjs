import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WEB_DIST } from '../build-web.mjs';
import { Problem } from '../problem.mjs';
import { inRoot } from '../root.mjs';
import { run } from '../run.mjs';
import { NATIVE_DIST, nativeNames } from './output.mjs';

/** @param {string} tag @param {string} version @throws {Problem} When the tag names another version. */
export function requireTag(tag, version) {
  if (tag === `v${version}`) return;
  throw new Problem(
    `The tag is ${tag}, but package.json says ${version}: the tag of this version is v${version}.`,
  );
}

/**
 * What the changelog says of a version, for the page of its release and for the update notice in the app.
 * @param {string} changelog
 * @param {string} version
 * @throws {Problem} When it says nothing of it, or not yet when it was released.
 */
export function releaseNotes(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  if (section === undefined) throw new Problem(`CHANGELOG.md has no section for ${version}.`);
  const [heading = '', ...lines] = section.split('\n');
  if (!/\d{4}-\d{2}-\d{2}/.test(heading)) {
    throw new Problem(`CHANGELOG.md has no date for ${version}: "## ${version} (2026-01-31)".`);
  }
  return `${lines.join('\n').trim()}\n`;
}

/**
 * Puts all files of a release into dist-native/release, with their checksums.
 * @param {string} version
 * @param {{ from?: string, web?: string, to?: string }} [folders]
 * @returns {Promise<string[]>} Their names.
 * @throws {Problem} When one was not built.
 */
export async function gatherRelease(
  version,
  { from = NATIVE_DIST, web = WEB_DIST, to = join(NATIVE_DIST, 'release') } = {},
) {
  const { web: webName, ...native } = nativeNames(version);
  const names = Object.values(native);
  const missing = names.filter((name) => !existsSync(join(from, name)));
  if (missing.length > 0) throw new Problem(`Not built yet: ${missing.join(', ')}.`);
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const name of names) await copyFile(join(from, name), join(to, name));
  const packed = ['-czf', join(to, webName), '--exclude=./.frontboard-build', '-C', web, '.'];
  if ((await run('tar', packed, { logFile: inRoot('.cache/tar.log') })) !== 0) {
    throw new Problem('The web build could not be packed; see .cache/tar.log.');
  }
  // The list of changes goes along for those who keep the files elsewhere: the app reads it where the feed is.
  await copyFile(inRoot('CHANGELOG.md'), join(to, 'CHANGELOG.md'));
  const all = [...names, webName, 'CHANGELOG.md'];
  const sums = all.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(join(to, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  await writeFile(join(to, 'SHA256SUMS'), (await Promise.all(sums)).join(''));
  return [...all, 'SHA256SUMS'];
}
