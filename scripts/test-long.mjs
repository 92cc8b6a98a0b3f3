import { runCommand } from './lib/problem.mjs';
import { ensureSetUp } from './lib/setup.mjs';
import { runStages, STAGES } from './lib/stages.mjs';
import { isSuccess, resultLine } from './lib/tally.mjs';

// Files as large as they get, many seeds, random values that are others in each run, and every screen in each theme, width and direction.
const NAMES = ['unit', 'browser'];

await runCommand(async () => {
  await ensureSetUp();
  process.env.FRONTBOARD_LONG = 'true';
  const tally = await runStages(STAGES.filter(({ name }) => NAMES.includes(name)));
  console.log(resultLine(tally));
  return isSuccess(tally) ? 0 : 1;
});
