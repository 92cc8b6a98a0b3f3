import { runCommand } from './lib/problem.mjs';
import { ensureSetUp } from './lib/setup.mjs';
import { runStages, STAGES } from './lib/stages.mjs';
import { isSuccess, resultLine } from './lib/tally.mjs';

// The unit tests with files as large as they get, many seeds, and random values that are others in each run.
await runCommand(async () => {
  await ensureSetUp();
  process.env.FRONTBOARD_LONG = 'true';
  const tally = await runStages(STAGES.filter(({ name }) => name === 'unit'));
  console.log(resultLine(tally));
  return isSuccess(tally) ? 0 : 1;
});
