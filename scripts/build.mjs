import { relative } from 'node:path';
import { buildOptions } from './lib/build-options.mjs';
import { buildWeb, webDist } from './lib/build-web.mjs';
import { readLanguage } from './lib/language.mjs';
import { readOptions } from './lib/options.mjs';
import { runCommand } from './lib/problem.mjs';
import { ROOT } from './lib/root.mjs';
import { ensureSetUp } from './lib/setup.mjs';

const command = 'npm run build';

const options = {
  ...buildOptions,
  language: {
    example: 'pseudo',
    help: 'The language of the texts; "pseudo" is invented, for finding texts outside the catalogue.',
    read: readLanguage,
  },
};

await runCommand(async (args) => {
  const { service, releases, language } = readOptions(args, {
    command,
    about: 'Builds the app as static files.',
    options,
  });
  if (service !== undefined) process.env.FRONTBOARD_SERVICE = service;
  if (releases !== undefined) process.env.FRONTBOARD_RELEASES = releases;
  await ensureSetUp();
  await buildWeb({ language });
  console.log(`The app is built in ${relative(ROOT, webDist(language))}; any static host can serve it.`);
});
