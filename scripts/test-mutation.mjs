import { availableParallelism } from 'node:os';
import { AREAS } from './lib/mutation/areas.mjs';
import { readOptions, wholeNumber } from './lib/options.mjs';
import { Problem, runCommand } from './lib/problem.mjs';
import { ensureSetUp } from './lib/setup.mjs';

/** The share of an area's mutants that the tests must notice. */
const LEAST_KILLED = 0.9;

const command = 'npm run test:mutation';
const options = {
  processes: {
    example: '2',
    help: 'How many run at once; without it one for each processor.',
    read: wholeNumber(1),
  },
  survivors: {
    help: 'Only those that survived last time, or are new: quick while tests are written.',
  },
  file: { example: 'bucket', help: 'Only files whose path has this word.' },
};

const known = AREAS.map(({ name }) => name);

await runCommand(async (args) => {
  /** @type {string[]} */
  const words = [];
  const {
    processes = Math.max(1, availableParallelism()),
    survivors,
    file,
  } = readOptions(args, {
    command,
    about: `Changes the code of areas in small ways that the tests have to notice. Areas: ${known.join(', ')}.`,
    options,
    words,
  });
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) throw new Problem(`There is no area "${unknown}", only ${known.join(', ')}.`);
  await ensureSetUp();
  const { checkArea } = await import('./lib/mutation/check-area.mjs');
  let isGood = true;
  for (const area of AREAS) {
    if (words.length > 0 && !words.includes(area.name)) continue;
    const isAreaGood = await checkArea(area, {
      processes,
      onlySurvivors: survivors === true,
      least: LEAST_KILLED,
      ...(file === undefined ? {} : { file }),
    });
    isGood = isAreaGood && isGood;
  }
  return isGood ? 0 : 1;
});
