import { buildWebIfStale } from './lib/build-web.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { runCommand } from './lib/problem.mjs';
import { inRoot } from './lib/root.mjs';
import { runTypeScript } from './lib/run.mjs';
import { ensureSetUp } from './lib/setup.mjs';

// The bench reads its own options, and lists them if another one is given.
await runCommand(async (args) => {
  await ensureSetUp();
  const { executablePath } = await ensureChromium();
  await buildWebIfStale();
  const env = { FRONTBOARD_CHROMIUM: executablePath };
  return (await runTypeScript([inRoot('bench/run.ts'), ...args], { env })) ?? 1;
});
