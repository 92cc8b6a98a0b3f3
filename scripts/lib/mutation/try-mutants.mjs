import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Problem } from '../problem.mjs';
import { inRoot, ROOT } from '../root.mjs';
import { testsOf } from './areas.mjs';
import { keyOf } from './survivors.mjs';

/**
 * @typedef {import('./areas.mjs').Area} Area
 * @typedef {import('./areas.mjs').Listed} Listed
 * @typedef {import('./job.mjs').Job} Job
 * @typedef {import('./job.mjs').Verdict} Verdict
 *
 * @typedef {Listed & Verdict} Judged
 */

const VITEST = inRoot('node_modules/vitest/vitest.mjs');
const CONFIG = inRoot('vitest.mutation.config.ts');

/** A process that says nothing for so long computes in a circle, also on a busy machine. */
const SILENCE_MS = 600_000;

/**
 * Tries each mutant against the tests of its area.
 * @param {Area} area
 * @param {{ all: readonly Listed[], chosen: readonly Listed[] }} mutants
 * @param {{ processes: number, onlySurvivors: boolean, say: (line: string) => void }} options
 * @returns {Promise<Judged[]>}
 */
export async function tryMutants(area, { all, chosen }, { processes, onlySurvivors, say }) {
  const folder = inRoot('.cache/mutation', area.name);
  await mkdir(folder, { recursive: true });
  const coverageFile = `${folder}/coverage.json`;
  await rm(coverageFile, { force: true });

  const verdicts = onlySurvivors ? await earlierKills(folder, chosen) : new Map();
  const left = chosen.map(({ id }) => id).filter((id) => !verdicts.has(id));
  const folders = all.map(({ file }) => dirname(inRoot(file)));
  const work = { area, folder, coverageFile, folders, verdicts };
  // Measured once, by a process without mutants, so that the others start with the same numbers.
  await runProcess({ ...work, index: 0, ids: [] });
  await refuseFailing(coverageFile);
  // A run that is stopped loses little.
  const progress = setInterval(async () => {
    say(`${area.name}: ${verdicts.size} of ${chosen.length}`);
    await storeVerdicts(folder, chosen, verdicts);
  }, 60_000);
  try {
    await Promise.all(
      Array.from({ length: processes }, (_, index) =>
        workThrough({ ...work, index, ids: left.filter((_, at) => at % processes === index) }),
      ),
    );
  } finally {
    clearInterval(progress);
  }
  await storeVerdicts(folder, chosen, verdicts);
  return chosen.map((mutant) => ({ ...mutant, .../** @type {Verdict} */ (verdicts.get(mutant.id)) }));
}

/**
 * @typedef {object} Work
 * @property {Area} area
 * @property {string} folder
 * @property {string} coverageFile
 * @property {readonly string[]} folders Of all mutants.
 * @property {Map<number, Verdict>} verdicts
 * @property {number} index
 * @property {number[]} ids
 */

/** A new process for the remaining mutants, whenever one has ended. @param {Work} work */
async function workThrough(work) {
  let ids = work.ids;
  /** @type {number[]} */
  let doubtful = [];
  while (ids.length > 0 || doubtful.length > 0) {
    const confirmsEach = doubtful.length > 0;
    const tried = confirmsEach ? doubtful : ids;
    const last = await runProcess({ ...work, ids: tried }, confirmsEach);
    if (last === null)
      throw new Problem(`The tests could not be run; see process-${work.index}.log in ${work.folder}.`);
    if (!work.verdicts.has(last.id)) {
      work.verdicts.set(last.id, { status: last.isSilent ? 'hung' : 'killed', by: 'its process' });
    }
    const unclear = tried.filter((id) => work.verdicts.get(id)?.status === 'unclear');
    for (const id of unclear) {
      // First in a new process, nothing else can be the cause: what the mutant did lasts beyond the test.
      if (confirmsEach && id === tried[0]) work.verdicts.set(id, { status: 'killed' });
      else work.verdicts.delete(id);
    }
    const isLeft = (/** @type {number} */ id) => !work.verdicts.has(id);
    doubtful = [...unclear, ...doubtful.filter((id) => !unclear.includes(id))].filter(isLeft);
    ids = ids.filter((id) => isLeft(id) && !doubtful.includes(id));
  }
}

/**
 * @param {Work} work @param {boolean} [confirmsEach]
 * @returns {Promise<{ id: number, isSilent: boolean } | null>} The last mutant that was begun.
 */
async function runProcess(
  { area, folder, coverageFile, folders, verdicts, index, ids },
  confirmsEach = false,
) {
  const progressFile = `${folder}/progress-${index}.jsonl`;
  await writeFile(progressFile, '');
  const coverage = await readFile(coverageFile, 'utf8').then(JSON.parse, () => undefined);
  /** @type {Job} */
  const job = {
    mutantCount: folders.length,
    mutants: ids,
    folders,
    tests: testsOf(area).map((path) => inRoot(path)),
    ...(area.tooLong === undefined ? {} : { tooLong: area.tooLong.source }),
    coverage,
    confirmsEach,
    coverageFile,
    progressFile,
  };
  const jobFile = `${folder}/job-${index}.json`;
  await writeFile(jobFile, JSON.stringify(job));

  const child = spawn(process.execPath, [VITEST, 'run', '--config', CONFIG], {
    cwd: ROOT,
    env: { ...process.env, FRONTBOARD_MUTATION_AREA: area.name, FRONTBOARD_MUTATION_JOB: jobFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(`${folder}/process-${index}.log`);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  let isSilent = false;
  let size = 0;
  let newestAtMs = Date.now();
  const watch = setInterval(() => {
    const text = readFileSync(progressFile, 'utf8');
    if (text.length !== size) {
      size = text.length;
      newestAtMs = Date.now();
      readProgress(text, verdicts);
    } else if (Date.now() - newestAtMs > SILENCE_MS && ids.length > 0) {
      isSilent = true;
      child.kill('SIGKILL');
    }
  }, 1_000);
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  await new Promise((resolve) => child.once('close', resolve));
  process.off('exit', stop);
  clearInterval(watch);
  log.end();
  const last = readProgress(readFileSync(progressFile, 'utf8'), verdicts);
  return last === null ? null : { id: last, isSilent };
}

/** @param {string} text @param {Map<number, Verdict>} verdicts */
function readProgress(text, verdicts) {
  /** @type {number | null} */
  let last = null;
  for (const line of text.split('\n').slice(0, -1)) {
    const { began, ended, ...verdict } = JSON.parse(line);
    if (began !== undefined) last = began;
    if (ended !== undefined) verdicts.set(ended, verdict);
  }
  return last;
}

/** @param {string} coverageFile */
async function refuseFailing(coverageFile) {
  const coverage = await readFile(coverageFile, 'utf8').then(JSON.parse, () => null);
  if (coverage === null)
    throw new Problem(`The tests could not be run; see process-0.log beside ${coverageFile}.`);
  if (coverage.failed.length > 0) {
    throw new Problem(`These tests fail without any mutant:\n${coverage.failed.join('\n')}`);
  }
}

/**
 * What died in an earlier run, in files that are as they were then.
 * @param {string} folder @param {readonly Listed[]} mutants
 */
async function earlierKills(folder, mutants) {
  const stored = await readVerdicts(folder);
  /** @type {Map<number, Verdict>} */
  const kills = new Map();
  for (const mutant of mutants) {
    const status = stored[storedKey(mutant)];
    if (status === 'killed' || status === 'hung') kills.set(mutant.id, { status });
  }
  return kills;
}

/** @param {string} folder @returns {Promise<Record<string, Verdict['status']>>} */
const readVerdicts = (folder) => readFile(`${folder}/verdicts.json`, 'utf8').then(JSON.parse, () => ({}));

/** @param {string} folder @param {readonly Listed[]} mutants @param {ReadonlyMap<number, Verdict>} verdicts */
async function storeVerdicts(folder, mutants, verdicts) {
  const stored = await readVerdicts(folder);
  for (const mutant of mutants) {
    const verdict = verdicts.get(mutant.id);
    if (verdict !== undefined && verdict.status !== 'unclear') stored[storedKey(mutant)] = verdict.status;
  }
  await writeFile(`${folder}/verdicts.json`, JSON.stringify(stored));
}

/** @type {Map<string, string>} */
const hashes = new Map();

/** @param {Listed} mutant */
function storedKey(mutant) {
  const { file } = mutant;
  const hash =
    hashes.get(file) ??
    createHash('sha256')
      .update(readFileSync(inRoot(file)))
      .digest('hex')
      .slice(0, 12);
  hashes.set(file, hash);
  return `${hash} ${keyOf(mutant)}`;
}
