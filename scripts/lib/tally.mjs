import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './root.mjs';

/**
 * How many checks or tests went which way.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/** @type {Tally} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };
/** @type {Tally} */
export const ONE_PASSED = { ...NOTHING, passed: 1 };
/** @type {Tally} */
export const ONE_FAILED = { ...NOTHING, failed: 1 };

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NOTHING,
  );
}

/**
 * The line `npm test` ends with. Scripts read it, so it stays plain: no colour, no other words.
 * @param {Tally} tally
 */
export function resultLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * A run in which nothing failed because nothing ran is not a success.
 * @param {Tally} tally
 */
export const isSuccess = ({ passed, failed }) => failed === 0 && passed > 0;

/**
 * What Vitest's JSON report says. A file that could not be loaded has no tests in the report, and an error outside all
 * tests shows in the exit code alone: each counts as one failure.
 * @param {unknown} report
 * @param {number | null} exitCode
 * @returns {Tally}
 */
export function countVitest(report, exitCode) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    /** @type {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number, numTodoTests?: number,
     *   testResults?: { status?: string, assertionResults?: { status?: string }[] }[] }} */ (report ?? {});
  const brokenFiles = (testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !(assertionResults ?? []).some((assertion) => assertion.status === 'failed'),
  );
  return withExitCode(exitCode, {
    passed: numPassedTests ?? 0,
    failed: (numFailedTests ?? 0) + brokenFiles.length,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  });
}

/**
 * What Playwright's JSON report says. A test that passed only when tried again counts as failed: it cannot be trusted.
 * @param {unknown} report
 * @param {number | null} exitCode
 * @returns {Tally}
 */
export function countPlaywright(report, exitCode) {
  const { stats, errors } =
    /** @type {{ stats?: { expected?: number, unexpected?: number, flaky?: number, skipped?: number }, errors?: unknown[] }} */ (
      report ?? {}
    );
  return withExitCode(exitCode, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (errors?.length ?? 0),
    skipped: stats?.skipped ?? 0,
  });
}

/** A log that is cut off often ends with the list of failures: it shows why each failed as far as this. */
const LINES_OF_ERROR = 12;

/**
 * A failure and the start of its error, on lines of their own.
 * @param {string} name
 * @param {readonly (string | undefined)[]} [messages]
 */
function withError(name, messages = []) {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'));
  const said = lines.filter((line) => line.trim() !== '').slice(0, LINES_OF_ERROR);
  return [name, ...said.map((line) => `    ${line}`)].join('\n');
}

/**
 * Which tests of Vitest's JSON report failed, each with its file and the start of its error, and which files could not be loaded.
 * @param {unknown} report
 * @returns {string[]}
 */
export function failedInVitest(report) {
  const { testResults = [] } = /** @type {{ testResults?: { name: string, status?: string, message?: string,
   *   assertionResults?: { fullName: string, status?: string, failureMessages?: string[] }[] }[] }} */ (
    report ?? {}
  );
  return testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    if (status !== 'failed') return [];
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    const file = relative(ROOT, name);
    return failed.length === 0
      ? [withError(file, [message])]
      : failed.map(({ fullName, failureMessages }) => withError(`${file}: ${fullName}`, failureMessages));
  });
}

/**
 * Which journeys of Playwright's JSON report failed, or passed only when tried again, each with its file and the start of its error.
 * @param {unknown} report
 * @returns {string[]}
 */
export function failedInPlaywright(report) {
  /** @typedef {{ suites?: Suite[], specs?: { title: string, file: string, tests: { projectName: string, status: string,
   *   results?: { errors?: { message?: string }[] }[] }[] }[] }} Suite */
  /** @param {Suite} suite @returns {string[]} */
  const failedIn = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results = [] }) =>
          withError(
            `[${projectName}] ${file}: ${title}`,
            results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
          ),
        ),
    ),
    ...suites.flatMap(failedIn),
  ];
  return failedIn(/** @type {Suite} */ (report ?? {}));
}

/**
 * A run that ended badly failed, whatever its report says, and so did one that ran no test.
 * @param {number | null} exitCode
 * @param {Tally} tally
 * @returns {Tally}
 */
function withExitCode(exitCode, tally) {
  const unexplained = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return unexplained ? { ...tally, failed: 1 } : tally;
}
