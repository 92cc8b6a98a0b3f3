import { ensureChromium, ensureHeadlessShell } from './lib/chromium.mjs';
import { isCi } from './lib/debian.mjs';
import { prepareNativeParts } from './lib/native-parts.mjs';
import { readOptions } from './lib/options.mjs';
import { Problem, runCommand } from './lib/problem.mjs';
import { ensureSetUp } from './lib/setup.mjs';
import { PICKING_STAGES, runStages, STAGES } from './lib/stages.mjs';
import { isSuccess, resultLine } from './lib/tally.mjs';

const names = STAGES.map((stage) => stage.name);

const options = {
  only: {
    example: 'component status',
    help: `Some stages alone, of: ${names.join(', ')}. A word after it picks tests by their path.`,
    read: readStages,
  },
};

await runCommand(async (args) => {
  /** @type {string[]} */
  const words = [];
  const { only = names } = readOptions(args, {
    command: 'npm test',
    about: 'Checks and tests everything.',
    options,
    words,
  });
  const picking = only.filter((name) => PICKING_STAGES.includes(name));
  if (words.length > 0 && picking.length === 0) {
    throw new Problem(
      `Only ${PICKING_STAGES.join(' and ')} can pick tests, such as: npm test -- --only component status`,
    );
  }
  await ensureSetUp();
  if (only.includes('browser') || only.includes('component')) await fetchBrowsers();
  // A question about what may be installed comes before the other stages.
  if (only.includes('native') && !isCi()) await prepareNativeParts({ say() {} });
  const tally = await runStages(
    STAGES.filter((stage) => only.includes(stage.name)),
    { picked: words },
  );
  console.log(resultLine(tally));
  return isSuccess(tally) ? 0 : 1;
});

/** Early, so that a long download does not come at the end. Without a browser the other stages are still useful. */
async function fetchBrowsers() {
  try {
    const { executablePath } = await ensureChromium();
    const shell = await ensureHeadlessShell();
    if (shell === null) console.log(`Browser: ${executablePath}`);
    else console.log(`Browser: ${shell.executablePath}; what it lacks: ${executablePath}`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
  }
}

/** @param {string} text */
function readStages(text) {
  const wanted = text.split(',');
  const unknown = wanted.find((stage) => !names.includes(stage));
  if (unknown !== undefined) throw new Problem(`--only knows ${names.join(', ')}, not "${unknown}".`);
  return wanted;
}
