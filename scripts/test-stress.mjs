import { spawn } from 'node:child_process';
import { buildWeb } from './lib/build-web.mjs';
import { readOptions, wholeNumber } from './lib/options.mjs';
import { runCommand } from './lib/problem.mjs';
import { ensureSetUp } from './lib/setup.mjs';
import { runStages, STAGES } from './lib/stages.mjs';
import { isSuccess, NOTHING, resultLine, sum } from './lib/tally.mjs';

const options = {
  times: { example: '10', help: 'How often the unit, native and component tests run.', read: wholeNumber(0) },
  journeys: { example: '3', help: 'How often the journeys in the browser run.', read: wholeNumber(0) },
  loops: { example: '6', help: 'Busy loops beside them.', read: wholeNumber(0) },
  late: {
    example: '250',
    help: 'How much later each check of a component test, and the end of each action of a journey, comes, in ms.',
    read: wholeNumber(0),
  },
};

// A test that depends on the speed of the machine fails here sooner or later.
await runCommand(async (args) => {
  const {
    times = 10,
    journeys = 3,
    loops = 6,
    late = 0,
  } = readOptions(args, {
    command: 'npm run test:stress',
    about: 'Repeats the tests on a machine that is kept busy.',
    options,
  });
  // A test that is right only by meeting what a screen shows for a moment fails with it.
  process.env.FRONTBOARD_LATE_MS = String(late);
  await ensureSetUp();
  await buildWeb();
  const busy = Array.from({ length: loops }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  process.once('exit', () => {
    for (const loop of busy) loop.kill();
  });
  let total = NOTHING;
  for (let run = 1; run <= Math.max(times, journeys); run += 1) {
    const names = [
      ...(run <= times ? ['unit', 'native', 'component'] : []),
      ...(run <= journeys ? ['browser'] : []),
    ];
    process.env.FRONTBOARD_ORDER = String(run);
    console.log(`\nRun ${run}: ${names.join(', ')}`);
    total = sum([total, await runStages(STAGES.filter(({ name }) => names.includes(name)))]);
    console.log(`So far: ${resultLine(total)}`);
  }
  for (const loop of busy) loop.kill();
  console.log(resultLine(total));
  return isSuccess(total) ? 0 : 1;
});
