import { relative } from 'node:path';
import { buildOptions } from './lib/build-options.mjs';
import { buildWebIfStale } from './lib/build-web.mjs';
import { canBuildDesktop } from './lib/desktop/tools.mjs';
import { appVersion } from './lib/native/output.mjs';
import { readOptions } from './lib/options.mjs';
import { Problem, runCommand } from './lib/problem.mjs';
import { ROOT } from './lib/root.mjs';
import { ensureSetUp } from './lib/setup.mjs';

const command = 'npm run desktop:windows';

const options = {
  ...buildOptions,
};

await runCommand(async (args) => {
  const { service, releases } = readOptions(args, {
    command,
    about: 'Builds the app as a program for Windows.',
    options,
  });
  if (!canBuildDesktop()) {
    throw new Problem('The program for Windows is built on Linux on x64; run the command there, or in CI.');
  }
  await ensureSetUp();
  // From here on TypeScript files can be run.
  const { register } = await import('tsx/esm/api');
  register();
  const { buildForWindows } = await import('./lib/desktop/build-for-windows.ts');
  await buildWebIfStale();
  for (const file of await buildForWindows({ version: appVersion(), service, releases })) {
    console.log(relative(ROOT, file));
  }
});
