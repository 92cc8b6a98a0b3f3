import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buildWeb, buildWebIfStale } from './build-web.mjs';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { prepareNativeParts } from './native-parts.mjs';
import { Problem } from './problem.mjs';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';
import {
  countPlaywright,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  NOTHING,
  ONE_FAILED,
  ONE_PASSED,
  sum,
} from './tally.mjs';

/**
 * @typedef {import('./tally.mjs').Tally} Tally
 *
 * The output of a stage: directly to the terminal, or into a file that is shown when the stage has ended.
 * @typedef {{ say: (line: string) => void, logFile?: string, picked?: readonly string[] }} Output
 *
 * The names of the tests that failed come with the tally of a stage that has a report of its tests.
 * @typedef {Tally & { failures?: readonly string[] }} Outcome
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} about
 * @property {(output: Output) => Promise<Outcome>} run
 * @property {string} [beside] The stage it runs at the same time as, where that one runs too.
 */

const BIOME = inRoot('node_modules/@biomejs/biome/bin/biome');
const TSC = inRoot('node_modules/typescript/bin/tsc');
const STALLED_RUN = inRoot('scripts/lib/stalled-run.ts');

/** Every folder with a tsconfig.json of its own. */
export const TYPESCRIPT_PROJECTS = [
  '.',
  'packages/model',
  'packages/insight',
  'packages/client',
  'packages/portable',
  'packages/sandbox',
  'apps/web',
  'apps/desktop',
];

/** @type {readonly Stage[]} In the order of `npm test`: what is quick to find first. */
export const STAGES = [
  {
    name: 'format',
    about: 'layout of the files and order of imports',
    run: () => check([BIOME, 'check', '--linter-enabled=false', '.']),
  },
  {
    name: 'lint',
    about: 'lint rules',
    run: () => check([BIOME, 'lint', '--error-on-warnings', '.']),
  },
  {
    name: 'architecture',
    about: 'import arrows, folders without cycles, unique exported names',
    run: () => check([inRoot('scripts/lint/architecture.mjs')]),
  },
  { name: 'types', about: 'TypeScript, strict', run: checkTypes },
  {
    name: 'dead-code',
    about: 'unused files, exports and dependencies',
    // Both use one processor for most of their time.
    beside: 'build',
    run: (output) => check([inRoot('node_modules/knip/bin/knip.js'), '--no-progress'], output),
  },
  { name: 'build', about: 'the web app as it is shipped', run: checkBuild },
  {
    name: 'unit',
    about: 'unit and integration tests',
    run: (output) => runVitest(output, [...(output.picked ?? [])]),
  },
  {
    name: 'native',
    about:
      'the Windows and Android builds, and the app in Firefox and WebKit, as far as they can be checked here',
    // It waits for downloads and for programs to start: on two processors the unit tests use what it leaves.
    beside: 'unit',
    run: runNative,
  },
  { name: 'component', about: 'components in Chromium, with the sandbox in the page', run: runComponents },
  { name: 'browser', about: 'journeys in Chromium against the built app', run: runPlaywright },
];

/** Stages that can run the tests of some paths alone. */
export const PICKING_STAGES = ['unit', 'component'];

/** What `npm run check` runs: everything that reads the code without running it. */
export const STATIC_STAGES = ['format', 'lint', 'architecture', 'types', 'dead-code'];

/**
 * Runs stages one after the other, some beside another, and continues after a failure, so that all failures are shown at once.
 * @param {readonly Stage[]} stages
 * @param {{ say?: (line: string) => void, picked?: readonly string[] }} [options] `picked`: parts of paths of tests
 * @returns {Promise<Tally>}
 */
export async function runStages(stages, { say = console.log, picked = [] } = {}) {
  /** @type {StageResult[]} */
  const results = [];
  for (const stage of stages) {
    if (stages.some(({ name }) => name === stage.beside)) continue;
    const companions = stages.filter(({ beside }) => beside === stage.name).map(runAside);
    say(`\n== ${stage.name}: ${stage.about}`);
    results.push(await runStage(stage, { say, picked }));
    for (const companion of companions) {
      const { result, output } = await companion;
      say(`\n== ${result.name}: ${result.about}\n${output}`);
      results.push(result);
    }
  }
  say('');
  for (const { name, tally, seconds } of results) {
    const word = tally.failed > 0 ? 'FAILED' : 'ok';
    say(
      `${word.padEnd(7)} ${name.padEnd(10)} ${String(tally.passed).padStart(5)} passed ${String(tally.failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    );
    for (const failure of tally.failures ?? []) say(failure.replace(/^/gm, '        '));
  }
  return results.length === 0 ? NOTHING : sum(results.map(({ tally }) => tally));
}

/**
 * @typedef {{ name: string, about: string, tally: Outcome, seconds: number }} StageResult
 *
 * @param {Stage} stage
 * @param {Output} output
 * @returns {Promise<StageResult>}
 */
async function runStage({ name, about, run }, output) {
  const startMs = Date.now();
  const tally = await run(output).catch((error) => {
    output.say(error instanceof Problem ? error.message : String(error?.stack ?? error));
    return ONE_FAILED;
  });
  return { name, about, tally, seconds: (Date.now() - startMs) / 1_000 };
}

/**
 * Buffers a stage's output, so that parallel stages don't interleave.
 * @param {Stage} stage
 * @returns {Promise<{ result: StageResult, output: string }>} The output holds its own lines, then the lines of its programs.
 */
async function runAside(stage) {
  const logFile = inRoot('.cache', `${stage.name}.log`);
  await mkdir(dirname(logFile), { recursive: true });
  await rm(logFile, { force: true });
  /** @type {string[]} */
  const lines = [];
  const result = await runStage(stage, { say: (line) => lines.push(line), logFile });
  const log = await readFile(logFile, 'utf8').catch(() => '');
  await rm(logFile, { force: true });
  return { result, output: [...lines, log].join('\n') };
}

/**
 * A check that passes or fails as a whole.
 * @param {string[]} args
 * @param {{ logFile?: string }} [output]
 */
async function check(args, { logFile } = {}) {
  return (await runNode(args, { logFile })) === 0 ? ONE_PASSED : ONE_FAILED;
}

async function checkTypes() {
  const codes = await Promise.all(
    TYPESCRIPT_PROJECTS.map((project) => runNode([TSC, '--noEmit', '-p', inRoot(project, 'tsconfig.json')])),
  );
  return codes.every((code) => code === 0) ? ONE_PASSED : ONE_FAILED;
}

/**
 * @param {Output} output
 * @param {string[]} [args]
 * @param {string} [reportName]
 */
function runVitest({ logFile }, args = [], reportName = 'vitest-report.json') {
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const run = (/** @type {string} */ report) =>
    runNode(
      [
        vitest,
        '--run',
        '--reporter=default',
        '--reporter=json',
        `--reporter=${STALLED_RUN}`,
        `--outputFile.json=${report}`,
        ...args,
      ],
      { logFile },
    );
  return runReported(reportName, run, countVitest, failedInVitest);
}

async function checkBuild() {
  await buildWeb();
  return ONE_PASSED;
}

/** @param {Output} output */
async function runNative(output) {
  const { projects, skipped } = await prepareNativeParts({ say: output.say });
  if (projects.length === 0) return { ...NOTHING, skipped };
  await buildWebIfStale();
  const tally = await runVitest(
    output,
    ['--config=vitest.native.config.ts', ...projects.map((project) => `--project=${project}`)],
    'native-report.json',
  );
  return { ...tally, skipped: tally.skipped + skipped };
}

/** @param {Output} output */
async function runComponents(output) {
  await ensureChromium();
  await ensureHeadlessShell();
  return runVitest(
    output,
    ['--config=vitest.component.config.ts', ...(output.picked ?? [])],
    'component-report.json',
  );
}

async function runPlaywright() {
  await buildWebIfStale();
  await ensureChromium();
  await ensureHeadlessShell();
  const run = (/** @type {string} */ report) =>
    runNode([inRoot('node_modules/@playwright/test/cli.js'), 'test'], {
      env: { FRONTBOARD_JSON_REPORT: report },
    });
  return runReported('playwright-report.json', run, countPlaywright, failedInPlaywright);
}

/**
 * Runs a program that writes a report of its tests, and says what the report says.
 * @param {string} name Of the report.
 * @param {(report: string) => Promise<number | null>} run Answers the exit code.
 * @param {(report: unknown, exitCode: number | null) => Tally} count
 * @param {(report: unknown) => string[]} failedIn
 * @returns {Promise<Outcome>}
 */
async function runReported(name, run, count, failedIn) {
  const file = inRoot('.cache', name);
  // The report of an earlier run must never be counted as this one's.
  await rm(file, { force: true });
  const exitCode = await run(file);
  const report = await readReport(file);
  return { ...count(report, exitCode), failures: failedIn(report) };
}

/** @param {string} report @returns {Promise<unknown>} Null when there is none, or only half of one. */
async function readReport(report) {
  try {
    return JSON.parse(await readFile(report, 'utf8'));
  } catch {
    return null;
  }
}
