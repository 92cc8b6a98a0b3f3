import { describe, expect, it } from 'vitest';
import { inRoot } from './root.mjs';
import {
  countPlaywright,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  isSuccess,
  NOTHING,
  ONE_FAILED,
  ONE_PASSED,
  resultLine,
  sum,
} from './tally.mjs';

describe('resultLine', () => {
  it('is plain and names skipped tests only when there are some', () => {
    expect(resultLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(resultLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });
});

describe('isSuccess', () => {
  it('requires at least one test and no failure', () => {
    expect(isSuccess(ONE_PASSED)).toBe(true);
    expect(isSuccess(NOTHING)).toBe(false);
    expect(isSuccess({ passed: 0, failed: 0, skipped: 5 })).toBe(false);
    expect(isSuccess(sum([ONE_PASSED, ONE_FAILED]))).toBe(false);
  });
});

describe('countVitest', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 2,
    testResults: [],
  };

  it('counts passed, failed and skipped tests', () => {
    expect(countVitest(report, 0)).toEqual({ passed: 7, failed: 0, skipped: 3 });
    expect(countVitest({ ...report, numFailedTests: 2 }, 1)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(countVitest({ ...report, numFailedTests: 1, testResults }, 1).failed).toBe(2);
  });

  it('counts an error outside all tests, which only the exit code shows', () => {
    expect(countVitest(report, 1)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it('counts a missing report as one failure, whatever the exit code', () => {
    expect(countVitest(null, 0)).toEqual(ONE_FAILED);
    expect(countVitest(null, null)).toEqual(ONE_FAILED);
  });
});

describe('countPlaywright', () => {
  const stats = { expected: 9, unexpected: 0, flaky: 0, skipped: 1 };

  it('counts passed, failed and skipped tests', () => {
    expect(countPlaywright({ stats, errors: [] }, 0)).toEqual({ passed: 9, failed: 0, skipped: 1 });
    expect(countPlaywright({ stats: { ...stats, unexpected: 2 } }, 1)).toEqual({
      passed: 9,
      failed: 2,
      skipped: 1,
    });
  });

  it('counts a journey that passed only when tried again as failed', () => {
    expect(countPlaywright({ stats: { ...stats, flaky: 1 } }, 0)).toMatchObject({ passed: 9, failed: 1 });
  });

  it('counts errors outside all tests', () => {
    expect(countPlaywright({ stats, errors: [{ message: 'no server' }] }, 1).failed).toBe(1);
  });

  it('does not count a run without tests as a success', () => {
    expect(countPlaywright({ stats: { ...stats, expected: 0 } }, 0).failed).toBe(1);
    expect(countPlaywright(undefined, 0)).toEqual(ONE_FAILED);
  });
});

it('names the failed tests of a report, and the files that could not be loaded', () => {
  const testResults = [
    { name: inRoot('a.test.ts'), status: 'failed', assertionResults: [] },
    {
      name: inRoot('b.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'counts', status: 'passed' },
        { fullName: 'adds', status: 'failed' },
      ],
    },
    {
      name: inRoot('c.test.ts'),
      status: 'passed',
      assertionResults: [{ fullName: 'counts', status: 'passed' }],
    },
  ];
  expect(failedInVitest({ testResults })).toEqual(['a.test.ts', 'b.test.ts: adds']);
  expect(failedInVitest(null)).toEqual([]);
});

it('shows the start of each error', () => {
  const long = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`).join('\n');
  const assertionResults = [
    {
      fullName: 'adds',
      status: 'failed',
      failureMessages: [`\u001b[31mError\u001b[39m: 1 is not 2\n\n${long}`],
    },
  ];
  const [failure] = failedInVitest({
    testResults: [{ name: inRoot('b.test.ts'), status: 'failed', assertionResults }],
  });
  expect(failure?.split('\n').slice(0, 3)).toEqual([
    'b.test.ts: adds',
    '    Error: 1 is not 2',
    '    line 1',
  ]);
  expect(failure?.split('\n')).toHaveLength(13);
  const results = [
    { errors: [{ message: 'Test timeout of 1 ms exceeded.' }, { message: 'Error: waiting' }] },
  ];
  const specs = [
    { title: 'opens', file: 'a.spec.ts', tests: [{ projectName: 'wide', status: 'unexpected', results }] },
  ];
  expect(failedInPlaywright({ suites: [{ specs }] })).toEqual([
    '[wide] a.spec.ts: opens\n    Test timeout of 1 ms exceeded.\n    Error: waiting',
  ]);
  const broken = {
    name: inRoot('a.test.ts'),
    status: 'failed',
    message: 'No such module',
    assertionResults: [],
  };
  expect(failedInVitest({ testResults: [broken] })).toEqual(['a.test.ts\n    No such module']);
});

it('names the journeys that failed or passed only when tried again', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'phone', status }],
  });
  const inner = { specs: [spec('opens', 'flaky'), spec('closes', 'expected')] };
  expect(failedInPlaywright({ suites: [{ specs: [spec('loads', 'unexpected')], suites: [inner] }] })).toEqual(
    ['[phone] a.spec.ts: loads', '[phone] a.spec.ts: opens'],
  );
  expect(failedInPlaywright(undefined)).toEqual([]);
});
