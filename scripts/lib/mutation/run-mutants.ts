import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type RunnerTestFile, type RunnerTestSuite, TestRunner, vi } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import type { Coverage, Job, Measured, Verdict } from './job.mjs';

type Test = Parameters<TestRunner['onAfterRunTask']>[0];

interface Switch {
  /** The number of the mutant that takes effect; -1 for none. */
  active: number;
  /** How often each place with a mutant was reached since the test began. */
  reached: Uint32Array;
  /** A mutant that is reached more often runs in a circle. */
  limit: number;
}

declare global {
  var __isMutant: (id: number) => boolean;
}

const job: Job = JSON.parse(readFileSync(process.env.FRONTBOARD_MUTATION_JOB ?? '', 'utf8'));
const state: Switch = {
  active: -1,
  reached: new Uint32Array(job.mutantCount),
  limit: Number.POSITIVE_INFINITY,
};

globalThis.__isMutant = (id) => {
  const count = (state.reached[id] ?? 0) + 1;
  state.reached[id] = count;
  if (id !== state.active) return false;
  if (count > state.limit) throw new Error('The mutant runs in a circle.');
  return true;
};

/** How long a test may take, beyond ten times of what it takes without a mutant. */
const DEADLINE_MS = 3_000;

/** Most mutants die in tests that are quicker than this. */
const QUICK_MS = 150;

interface Ended {
  readonly id: string;
  readonly name: string;
  readonly hasFailed: boolean;
  readonly ms: number;
  /** The share of the time in which this thread had nothing to do. */
  readonly idle: number;
  readonly message: string;
  readonly reached: readonly (readonly [number, number])[];
}

/** What a runner of Vitest has beyond its types. */
interface Inside {
  readonly workerState: {
    readonly evaluatedModules: {
      readonly fileToModulesMap: ReadonlyMap<string, Iterable<never>>;
      invalidateModule(module: never): void;
    };
    current?: unknown;
  };
  cancelRun: boolean;
  readonly moduleRunner: unknown;
  readonly _otel: never;
}

const insideOf = (runner: TestRunner) => runner as unknown as Inside;

/** Runs tests without telling Vitest's main process, which would remember each of thousands of runs. */
class QuietRunner extends TestRunner {
  ended: Ended[] = [];
  betweenTests: number[] = [];
  stopsAtFailure = true;
  #began = 0;
  #utilization = performance.eventLoopUtilization();

  override importFile(filepath: string, source: 'setup' | 'collect') {
    const modules = insideOf(this).workerState.evaluatedModules;
    for (const module of modules.fileToModulesMap.get(filepath) ?? []) modules.invalidateModule(module);
    return super.importFile(filepath, source);
  }

  override async onBeforeRunTask(test: Test) {
    await super.onBeforeRunTask(test);
    this.betweenTests.push(...reachedNow().map(([id]) => id));
    state.reached.fill(0);
    this.#began = performance.now();
    this.#utilization = performance.eventLoopUtilization();
  }

  override onAfterRunTask(test: Test) {
    super.onAfterRunTask(test);
    if (test.result?.state !== 'pass' && test.result?.state !== 'fail') return;
    const { utilization } = performance.eventLoopUtilization(this.#utilization);
    const hasFailed = test.result.state === 'fail';
    this.ended.push({
      id: test.id,
      name: test.name,
      hasFailed,
      ms: performance.now() - this.#began,
      idle: 1 - utilization,
      message: test.result.errors?.[0]?.message ?? '',
      reached: reachedNow(),
    });
    state.reached.fill(0);
    if (hasFailed && this.stopsAtFailure) insideOf(this).cancelRun = true;
  }

  override async onAfterRunSuite(suite: RunnerTestSuite) {
    insideOf(this).workerState.current = suite.suite ?? suite.file;
  }
}

const reachedNow = () => [...state.reached].flatMap((count, id) => (count > 0 ? [[id, count] as const] : []));

/** The runner that Vitest starts: its only file has no test to run; the tests of the area follow. */
// biome-ignore lint/style/noDefaultExport: Vitest takes the default export of a runner.
export default class MutantRunner extends TestRunner {
  override onAfterRunFiles() {
    super.onAfterRunFiles();
    return work(this);
  }
}

async function work(parent: TestRunner) {
  const coverage = job.coverage ?? (await measure(parent));
  if (job.coverage === undefined) writeFileSync(job.coverageFile, JSON.stringify(coverage));
  let unconfirmed: Kill[] = [];
  for (const id of job.mutants) {
    say({ began: id });
    const verdict = await judge(parent, coverage, id);
    if (!('test' in verdict)) {
      say({ ended: id, ...verdict });
      continue;
    }
    unconfirmed.push({ ...verdict, id });
    if (unconfirmed.length < (job.confirmsEach ? 1 : 25)) continue;
    // What a mutant did lasts: only a new process is free of it.
    if (!(await confirm(parent, unconfirmed))) return;
    unconfirmed = [];
  }
  await confirm(parent, unconfirmed);
}

interface Kill {
  readonly id: number;
  readonly status: 'killed' | 'hung';
  readonly test: Measured;
}

/** A test that noticed mutants has to pass without them, otherwise something else may be the cause. */
async function confirm(parent: TestRunner, kills: readonly Kill[]): Promise<boolean> {
  const failing = new Set<string>();
  const byFile = new Map<string, Set<string>>();
  for (const { test } of kills) byFile.set(test.file, (byFile.get(test.file) ?? new Set()).add(test.id));
  for (const [file, ids] of byFile) {
    say({ at: file });
    const runner = newRunner(parent, { testTimeout: 60_000, stopsAtFailure: false });
    await run(runner, file, [...ids]);
    const passed = runner.ended.filter(({ hasFailed }) => !hasFailed).map(({ id }) => id);
    for (const id of ids) if (!passed.includes(id)) failing.add(id);
  }
  for (const { id, status, test } of kills) {
    say({ ended: id, status: failing.has(test.id) ? 'unclear' : status, by: test.name });
  }
  return failing.size === 0;
}

const say = (line: object) => appendFileSync(job.progressFile, `${JSON.stringify(line)}\n`);

/** Each test once, without a mutant: what it reaches, and how long it takes. */
async function measure(parent: TestRunner): Promise<Coverage> {
  const tests: Measured[] = [];
  const failed: string[] = [];
  const atStart = new Set<number>();
  // The file that Vitest has started with has loaded modules, too.
  vi.resetModules();
  for (const file of job.tests) {
    const runner = newRunner(parent, { testTimeout: 60_000, stopsAtFailure: false });
    const { whileLoading, ran } = await run(runner, file);
    // A second time, its modules are there, and only what the file itself calls is reached.
    const second = newRunner(parent, { testTimeout: 60_000, stopsAtFailure: false });
    const { whileLoading: again } = await run(second, file, []);
    for (const id of whileLoading) if (!again.includes(id)) atStart.add(id);
    const shared = [...again, ...runner.betweenTests];
    for (const { id, name, hasFailed, ms, reached, message } of runner.ended) {
      if (job.tooLong !== undefined && new RegExp(job.tooLong).test(name)) continue;
      if (hasFailed) failed.push(`${file}: ${name}: ${message}`);
      const all = new Map(reached);
      for (const each of shared) if (!all.has(each)) all.set(each, 1);
      tests.push({ id, file, name, ms, reached: [...all] });
    }
    if (runner.ended.length === 0) {
      failed.push(`${file}: no test could run: ${ran === undefined ? '' : messageOf(ran)}`);
    }
  }
  return { tests, failed, atStart: [...atStart] };
}

/** `whileLoading` has the mutants that are reached while the file is loaded. */
async function run(
  runner: QuietRunner,
  filepath: string,
  testIds?: string[],
): Promise<{ whileLoading: number[]; ran: RunnerTestFile | undefined }> {
  let whileLoading: number[] = [];
  state.reached.fill(0);
  Object.assign(runner, {
    onCollected() {
      whileLoading = reachedNow().map(([id]) => id);
      state.reached.fill(0);
    },
  });
  const files = await startTests(
    [{ filepath, ...(testIds === undefined ? {} : { testIds }) } as never],
    runner as never,
  );
  return { whileLoading, ran: (files as unknown as RunnerTestFile[])[0] };
}

function newRunner(
  parent: TestRunner,
  { testTimeout, stopsAtFailure }: { testTimeout: number; stopsAtFailure: boolean },
) {
  const runner = new QuietRunner({
    ...parent.config,
    testTimeout,
    hookTimeout: testTimeout,
    bail: 0,
    retry: 0,
  });
  delete (runner.config as { testNamePattern?: RegExp }).testNamePattern;
  Object.defineProperty(runner, 'moduleRunner', {
    value: insideOf(parent).moduleRunner,
  });
  runner.__setTraces(insideOf(parent)._otel);
  runner.stopsAtFailure = stopsAtFailure;
  return runner;
}

/** Whether a test fails with the mutant. */
async function judge(
  parent: TestRunner,
  coverage: Coverage,
  id: number,
): Promise<Verdict | Omit<Kill, 'id'>> {
  const isAtStart = coverage.atStart.includes(id);
  const covering = coverage.tests.filter(({ reached }) => reached.some(([each]) => each === id));
  if (covering.length === 0 && !isAtStart) return { status: 'unreached' };
  const tests = isAtStart
    ? [...covering, ...coverage.tests.filter((test) => !covering.includes(test))]
    : covering;
  for (const isFresh of isAtStart ? [true] : [false, true]) {
    const outcome = await runWith(parent, tests, { id, isFresh });
    if (outcome.failure === null) {
      // Something that is kept between tests was already there, so that the mutant had no say.
      if (!isFresh && outcome.reached === 0) continue;
      if (isFresh) vi.resetModules();
      return { status: 'survived', tests: tests.length };
    }
    const { failure } = outcome;
    if (isFresh) vi.resetModules();
    const isTimeout = /timed out in \d+ms/.test(failure.message);
    if (isTimeout && failure.idle < 0.5) {
      const again = await runWith(
        parent,
        tests.filter((test) => test.id === failure.id),
        { id, isFresh, deadline: 60_000 },
      );
      if (isFresh) vi.resetModules();
      if (again.failure === null) return { status: 'survived', tests: tests.length };
    }
    const test = tests.find((each) => each.id === failure.id);
    if (test === undefined) throw new Error(`An unknown test has failed: ${failure.id}`);
    lastKillers = [test.id, ...lastKillers.filter((each) => each !== test.id)].slice(0, 4);
    return { status: isTimeout ? 'hung' : 'killed', test };
  }
  return { status: 'survived', tests: tests.length };
}

async function runWith(
  parent: TestRunner,
  tests: readonly Measured[],
  { id, isFresh, deadline = DEADLINE_MS }: { id: number; isFresh: boolean; deadline?: number },
): Promise<{ failure: Ended | null; reached: number }> {
  let reached = 0;
  for (const own of inTurn(tests, job.folders[id])) {
    const filepath = own[0]?.file ?? '';
    const usual = Math.max(0, ...own.map(({ ms }) => ms));
    const often = Math.max(1, ...own.map((test) => test.reached.find(([each]) => each === id)?.[1] ?? 1));
    const runner = newRunner(parent, { testTimeout: deadline + 10 * usual, stopsAtFailure: true });
    if (isFresh) vi.resetModules();
    say({ at: filepath });
    state.limit = 1_000 + often * 100;
    state.reached.fill(0);
    state.active = id;
    let ran: RunnerTestFile[] = [];
    try {
      ran = (await startTests(
        [{ filepath, testIds: own.map((test) => test.id) } as never],
        runner as never,
      )) as never;
    } finally {
      state.active = -1;
    }
    reached += runner.ended.reduce(
      (sum, test) => sum + (test.reached.find(([each]) => each === id)?.[1] ?? 0),
      0,
    );
    const failure = runner.ended.find(({ hasFailed }) => hasFailed) ?? failureOf(ran[0], own[0]);
    if (failure !== undefined) return { failure, reached };
  }
  return { failure: null, reached };
}

/** The tests that noticed the mutants before, which are mostly of the same function. */
let lastKillers: readonly string[] = [];

/** The tests of a file at a time: those that are likely to fail first, then those that are quick. `folder`: of the mutant. */
function inTurn(tests: readonly Measured[], folder: string | undefined): Measured[][] {
  const groups = new Map<string, Measured[]>();
  const rankOf = ({ id, ms, file }: Measured) => {
    if (ms > QUICK_MS) return 3;
    if (lastKillers.includes(id)) return 0;
    return dirname(file) === folder ? 1 : 2;
  };
  for (const test of tests) {
    const key = `${rankOf(test)} ${test.file}`;
    groups.set(key, [...(groups.get(key) ?? []), test]);
  }
  const rank = ([first]: readonly Measured[]) => (first === undefined ? 0 : rankOf(first));
  const cost = (group: readonly Measured[]) => group.reduce((sum, { ms }) => sum + ms, 0);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || cost(a) - cost(b));
}

/** A file that cannot be loaded, or whose hooks fail, has no test that fails. */
function failureOf(file: RunnerTestFile | undefined, test: Measured | undefined): Ended | undefined {
  const message = file === undefined ? '' : messageOf(file);
  if (message === '' || test === undefined) return undefined;
  return { id: test.id, name: test.name, hasFailed: true, ms: 0, idle: 0, message, reached: [] };
}

/** What is wrong with a file or its hooks; empty if nothing is. */
function messageOf(suite: RunnerTestSuite): string {
  const own = suite.result?.errors?.[0]?.message;
  if (own !== undefined) return own;
  for (const task of suite.tasks) {
    const inner = task.type === 'suite' ? messageOf(task) : '';
    if (inner !== '') return inner;
  }
  return '';
}
