import { ensureChromium } from './lib/chromium.mjs';
import { runCommand } from './lib/problem.mjs';
import { inRoot } from './lib/root.mjs';
import { runTypeScript } from './lib/run.mjs';
import { ensureSetUp } from './lib/setup.mjs';

await runCommand(async (args) => {
  await ensureSetUp();
  const { executablePath } = await ensureChromium();
  const env = { FRONTBOARD_CHROMIUM: executablePath };
  return (await runTypeScript([inRoot('bench/builds.ts'), ...args], { env })) ?? 1;
});
