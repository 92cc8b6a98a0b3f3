import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { withLock } from './lock.mjs';
import { Problem } from './problem.mjs';
import { inRoot, ROOT } from './root.mjs';
import { runNode } from './run.mjs';
import { hashSources } from './source-hash.mjs';

/** Where the built app is. */
export const WEB_DIST = inRoot('apps/web/dist');

const STAMP = '.frontboard-build';

/** The inputs of the built app: without a change in one of them, the build stays the same. */
export const SOURCES = [
  'package-lock.json',
  'apps/web/classic-entry.ts',
  'apps/web/early-files.ts',
  'LICENSE',
  'apps/web/index.html',
  'apps/web/licence-texts.ts',
  'apps/web/list-code.ts',
  'apps/web/manifest.ts',
  'apps/web/package.json',
  'apps/web/project-addresses.ts',
  'package.json',
  'apps/web/smaller-entry.ts',
  'apps/web/start-script.ts',
  'apps/web/translations.ts',
  'apps/web/app-modules.ts',
  'apps/web/vite.config.ts',
  'apps/web/public',
  'apps/web/src',
  'packages/client/src',
  'packages/insight/src',
  'packages/model/src',
  'packages/portable/src',
  'packages/sandbox/src',
  'scripts/lib/page.ts',
];
/** Tests are not built, and the route tree is written by the build itself. */
const NOT_SOURCES = /\.test\.tsx?$|\.gen\.ts$/;

/**
 * Builds the web app when its sources changed since the last build. Contents are compared and not times, which a
 * checkout sets again.
 * @param {{ say?: (line: string) => void }} [options]
 * @returns {Promise<boolean>} Whether it was built.
 * @throws {Problem} When the build fails.
 */
export async function buildWebIfStale({ say = console.log } = {}) {
  if (await isFresh()) return false;
  const onWait = () => say('Another Frontboard command is building the app: waiting for it.');
  return withLock(
    'build',
    async () => {
      if (await isFresh()) return false;
      say('Building the app.');
      await build();
      return true;
    },
    { onWait },
  );
}

/**
 * Builds the web app in any case.
 * @throws {Problem} When the build fails.
 */
export async function buildWeb() {
  await withLock('build', build);
}

/**
 * The new build replaces the old one in one step, so that a server never finds half a build, and a build that
 * fails leaves the last good one. Runs inside the lock, so the two folders are ours.
 */
async function build() {
  const stamp = await sourceHash();
  const next = inRoot('.cache/web-build');
  const last = inRoot('.cache/web-build-last');
  await Promise.all([next, last].map((folder) => rm(folder, { recursive: true, force: true })));
  const code = await runNode(
    [
      inRoot('node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      next,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    { cwd: inRoot('apps/web') },
  );
  if (code !== 0) throw new Problem('The app could not be built; the reason is above.');
  await compressFolder(next);
  await writeFile(join(next, STAMP), stamp);
  if (existsSync(WEB_DIST)) await rename(WEB_DIST, last);
  await rename(next, WEB_DIST);
  await rm(last, { recursive: true, force: true });
}

async function isFresh() {
  const stamp = await readFile(join(WEB_DIST, STAMP), 'utf8').catch(() => null);
  return stamp !== null && existsSync(join(WEB_DIST, 'index.html')) && stamp === (await sourceHash());
}

const sourceHash = () => hashSources(ROOT, SOURCES, NOT_SOURCES);
