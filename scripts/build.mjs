import { relative } from 'node:path';
import { buildOptions } from './lib/build-options.mjs';
import { buildWeb, WEB_DIST } from './lib/build-web.mjs';
import { readOptions } from './lib/options.mjs';
import { runCommand } from './lib/problem.mjs';
import { ROOT } from './lib/root.mjs';
import { ensureSetUp } from './lib/setup.mjs';

const command = 'npm run build';

await runCommand(async (args) => {
  const { service, releases } = readOptions(args, {
    command,
    about: 'Builds the app as static files.',
    options: buildOptions,
  });
  if (service !== undefined) process.env.FRONTBOARD_SERVICE = service;
  if (releases !== undefined) process.env.FRONTBOARD_RELEASES = releases;
  await ensureSetUp();
  await buildWeb();
  console.log(`The app is built in ${relative(ROOT, WEB_DIST)}; any static host can serve it.`);
});
