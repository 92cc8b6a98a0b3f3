import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { ROOT } from './root.mjs';

const MINUTE_MS = 60_000;
/** Twice the time limit of a test: a run with a working test says something sooner. */
const LONGEST_SILENCE_MS = 10 * MINUTE_MS;
/** Twice what the longest stage takes beside six busy loops. */
const LONGEST_RUN_MS = 40 * MINUTE_MS;

/**
 * Ends a run that stands still, and names the files that had not ended. The time limit of a test cannot do that: it is a timer in the
 * process of the test, which never fires beside a loop without an end, and the loading of a file has no limit.
 */
export default class StalledRun implements Reporter {
  /** By file that has not ended, the test that began last; empty before the first one. */
  readonly #running = new Map<string, string>();
  #vitest: Vitest | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastSignMs = 0;
  readonly #longestSilenceMs: number;
  readonly #longestRunMs: number;

  constructor({ longestSilenceMs = LONGEST_SILENCE_MS, longestRunMs = LONGEST_RUN_MS } = {}) {
    this.#longestSilenceMs = longestSilenceMs;
    this.#longestRunMs = longestRunMs;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(): void {
    const startMs = Date.now();
    this.#lastSignMs = startMs;
    const look = () => {
      const nowMs = Date.now();
      if (nowMs - this.#lastSignMs > this.#longestSilenceMs || nowMs - startMs > this.#longestRunMs)
        this.#end();
    };
    this.#timer = setInterval(look, Math.min(5_000, this.#longestSilenceMs)).unref();
  }

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.#note(moduleId, '');
  }

  onTestCaseReady({ module, fullName }: TestCase): void {
    this.#note(module.moduleId, fullName);
  }

  onTestCaseResult({ module, fullName }: TestCase): void {
    this.#note(module.moduleId, fullName);
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#lastSignMs = Date.now();
    this.#running.delete(moduleId);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #note(moduleId: string, test: string): void {
    this.#lastSignMs = Date.now();
    this.#running.set(moduleId, test);
  }

  #end(): void {
    clearInterval(this.#timer);
    console.error('The run stands still and ends here. These files had not ended:');
    for (const [moduleId, test] of this.#running) {
      console.error(`- ${relative(ROOT, moduleId)}${test === '' ? '' : `, last seen in: ${test}`}`);
    }
    // The first cancellation waits for the running tests, the second one ends their processes.
    void this.#vitest?.cancelCurrentRun('test-failure');
    void this.#vitest?.cancelCurrentRun('test-failure');
  }
}
