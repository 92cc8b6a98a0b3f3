import { relative } from 'node:path';
import { buildWeb, WEB_DIST } from './lib/build-web.mjs';
import { readOptions } from './lib/options.mjs';
import { runCommand } from './lib/problem.mjs';
import { ROOT } from './lib/root.mjs';
import { ensureSetUp } from './lib/setup.mjs';

await runCommand(async (args) => {
  readOptions(args, { command: 'npm run build', options: {} });
  await ensureSetUp();
  await buildWeb();
  console.log(`The app is built in ${relative(ROOT, WEB_DIST)}; any static host can serve it.`);
});
