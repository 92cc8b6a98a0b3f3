import { readOptions } from './lib/options.mjs';
import { runCommand } from './lib/problem.mjs';
import { ensureSetUp } from './lib/setup.mjs';
import { runStages, STAGES, STATIC_STAGES } from './lib/stages.mjs';
import { isSuccess, resultLine } from './lib/tally.mjs';

await runCommand(async (args) => {
  readOptions(args, {
    command: 'npm run check',
    about: 'Runs the checks that need no browser: format, lint, architecture, types, dead code.',
    options: {},
  });
  await ensureSetUp();
  const tally = await runStages(STAGES.filter((stage) => STATIC_STAGES.includes(stage.name)));
  console.log(resultLine(tally));
  return isSuccess(tally) ? 0 : 1;
});
