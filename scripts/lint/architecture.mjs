import { readdir, readFile } from 'node:fs/promises';
import { findProblems } from '../lib/architecture.mjs';
import { inRoot } from '../lib/root.mjs';

const FOLDERS = [
  'apps/web/src',
  'apps/desktop/src',
  'packages/model',
  'packages/insight',
  'packages/client',
  'packages/portable',
  'packages/sandbox',
  'scripts',
];

const entries = await Promise.all(
  FOLDERS.map(async (folder) =>
    (await readdir(inRoot(folder), { recursive: true }))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/\/(node_modules|dist)\/|\.gen\.ts$/.test(path)),
  ),
);
const files = await Promise.all(
  entries.flat().map(async (path) => ({ path, text: await readFile(inRoot(path), 'utf8') })),
);
const problems = findProblems(files);
for (const problem of problems) console.error(problem);
console.log(`${files.length} modules read, ${problems.length} problems in the architecture.`);
process.exitCode = problems.length === 0 ? 0 : 1;
