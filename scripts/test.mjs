import { isCi } from './lib/debian.mjs';
import { prepareNativeParts } from './lib/native/parts.mjs';
import { helpText, readFlag, readOptions, readText } from './lib/options.mjs';
import { Problem, runCommand } from './lib/problem.mjs';
import { ensureSetUp } from './lib/setup.mjs';
import { featureStage, prepareBrowsers, runStages, STAGES } from './lib/stages.mjs';
import { isSuccess, resultLine } from './lib/tally.mjs';

const names = STAGES.map((stage) => stage.name);

const options = {
  only: {
    example: 'unit,lint',
    help: `Some stages alone, of: ${names.join(', ')}. After component, a feature may follow: --only component status.`,
    takesSecond: true,
    read: readStages,
  },
  help: { example: '', help: 'This text.', read: readFlag },
};

await runCommand(async (args) => {
  const { only: { stages, feature } = { stages: names }, help } = readOptions(args, {
    command: 'npm test',
    options,
  });
  if (help) {
    console.log(helpText({ command: 'npm test', about: 'Checks and tests everything.', options }));
    return;
  }
  await ensureSetUp();
  const chosen =
    feature === undefined
      ? STAGES.filter(({ name }) => stages.includes(name))
      : [await featureStage(feature)];
  if (stages.includes('browser') || stages.includes('component')) await fetchBrowsers();
  // Where somebody is asked what may be installed, it is not in the middle of other stages.
  if (stages.includes('native') && !isCi()) await prepareNativeParts({ say() {} });
  const tally = await runStages(chosen);
  console.log(resultLine(tally));
  return isSuccess(tally) ? 0 : 1;
});

/** Early, so that a long download is not found at the end. Without a browser the other stages still have much to say. */
async function fetchBrowsers() {
  try {
    const { browser, shell } = await prepareBrowsers();
    if (shell === null) console.log(`Browser: ${browser.executablePath}`);
    else console.log(`Browser: ${shell.executablePath}; what it lacks: ${browser.executablePath}`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
  }
}

/**
 * @param {string | null} value
 * @param {string} name
 * @param {string} [feature]
 * @returns {{ stages: string[], feature?: string }}
 */
function readStages(value, name, feature) {
  const wanted = readText(value, name).split(',');
  const unknown = wanted.find((stage) => !names.includes(stage));
  if (unknown !== undefined) throw new Problem(`--only knows ${names.join(', ')}, not "${unknown}".`);
  if (feature === undefined) return { stages: wanted };
  if (wanted.join() !== 'component') throw new Problem(`Only component alone takes a feature: "${feature}".`);
  return { stages: wanted, feature };
}
