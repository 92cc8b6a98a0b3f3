import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { buildWebIfStale } from './lib/build-web.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { withLock } from './lib/lock.mjs';
import { readOptions } from './lib/options.mjs';
import { Problem, runCommand } from './lib/problem.mjs';
import { inRoot } from './lib/root.mjs';
import { run, runTypeScript } from './lib/run.mjs';
import { ensureSetUp } from './lib/setup.mjs';

// The last version whose engines name Node 20. It is kept apart from our dependencies: see decision 0028.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FOLDER = inRoot('.cache/lighthouse');
const ENTRY = `${FOLDER}/node_modules/lighthouse/core/index.js`;

// Measures what Lighthouse thinks of the main screens on a phone.
await runCommand(async (args) => {
  readOptions(args, {
    command: 'npm run lighthouse',
    about: 'Measures what Lighthouse thinks of the main screens on a phone.',
    options: {},
  });
  await ensureSetUp();
  const { executablePath } = await ensureChromium();
  await buildWebIfStale();
  await withLock('lighthouse', ensureLighthouse, {
    onWait: () => console.log('Another Frontboard command is installing Lighthouse: waiting for it.'),
  });
  const env = { FRONTBOARD_CHROMIUM: executablePath, FRONTBOARD_LIGHTHOUSE: ENTRY };
  return (await runTypeScript([inRoot('bench/lighthouse.ts')], { env })) ?? 1;
});

async function ensureLighthouse() {
  if (existsSync(ENTRY)) return;
  console.log(`Installing ${LIGHTHOUSE}, once (about 185 MB, in .cache).`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/package.json`, '{ "private": true }\n');
  const logFile = inRoot('.cache/lighthouse.log');
  const code = await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', LIGHTHOUSE], {
    cwd: FOLDER,
    logFile,
  });
  if (code !== 0)
    throw new Problem(`${LIGHTHOUSE} could not be installed; ${logFile} says why. Check the network.`);
}
