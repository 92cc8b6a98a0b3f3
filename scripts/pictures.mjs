import { buildWebIfStale } from './lib/build-web.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { readOptions } from './lib/options.mjs';
import { runCommand } from './lib/problem.mjs';
import { inRoot } from './lib/root.mjs';
import { runTypeScript } from './lib/run.mjs';
import { ensureSetUp } from './lib/setup.mjs';

// Takes the pictures of the README again.
await runCommand(async (args) => {
  readOptions(args, { command: 'npm run pictures', options: {} });
  await ensureSetUp();
  const { executablePath } = await ensureChromium();
  await buildWebIfStale();
  const env = { FRONTBOARD_CHROMIUM: executablePath };
  return (await runTypeScript([inRoot('scripts/lib/take-pictures.ts')], { env })) ?? 1;
});
