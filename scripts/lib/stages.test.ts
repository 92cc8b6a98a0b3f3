import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { Problem } from './problem.mjs';
import { inRoot } from './root.mjs';
import { runStages, STAGES, STATIC_STAGES, type Stage, TYPESCRIPT_PROJECTS } from './stages.mjs';

interface Output {
  say: (line: string) => void;
  logFile?: string;
}

const stage = (name: string, run: Stage['run']) => ({
  name,
  about: '',
  run,
});
const tally = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });

it('continues after a stage that fails or crashes, and sums up all', async () => {
  const lines: string[] = [];
  const total = await runStages(
    [
      stage('one', async () => tally(0, 2)),
      stage('two', () => Promise.reject(new Problem('There is no browser.'))),
      stage('three', async () => tally(5, 0, 1)),
    ],
    { say: (line) => lines.push(line) },
  );
  expect(total).toEqual(tally(5, 3, 1));
  expect(lines).toContain('There is no browser.');
  expect(
    lines.filter((line) => /^(FAILED|ok) /.test(line)).map((line) => line.split(/\s+/).slice(0, 2)),
  ).toEqual([
    ['FAILED', 'one'],
    ['FAILED', 'two'],
    ['ok', 'three'],
  ]);
});

it('names the failed tests below the line of their stage', async () => {
  const lines: string[] = [];
  const failures = ['a.test.ts: adds', 'a.test.ts: counts'];
  await runStages([stage('one', async () => ({ ...tally(3, 2), failures }))], {
    say: (line) => lines.push(line),
  });
  expect(lines.slice(-2)).toEqual(failures.map((failure) => `        ${failure}`));
});

it('shows the stack of a stage that crashes', async () => {
  const lines: string[] = [];
  await runStages([stage('one', () => Promise.reject(new Error('ours')))], {
    say: (line) => lines.push(line),
  });
  expect(lines.join('\n')).toMatch(/Error: ours\n\s+at /);
});

it('runs a stage beside another, and shows its output once both are done', async () => {
  const lines: string[] = [];
  let endFirst = () => {};
  const firstEnds = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const beside = {
    ...stage('beside', async () => tally(2, 0)),
    beside: 'first',
    run: async ({ say, logFile = '' }: Output) => {
      say('Skipped a part.');
      await writeFile(logFile, 'what its program said');
      endFirst();
      return tally(2, 0);
    },
  };
  const first = stage('first', async () => {
    await firstEnds;
    return tally(1, 0);
  });
  const total = await runStages([first, beside, stage('last', async () => tally(4, 0))], {
    say: (line) => lines.push(line),
  });
  expect(total).toEqual(tally(7, 0));
  const text = lines.join('\n');
  expect(text).toMatch(/== first: \n+== beside: \nSkipped a part.\nwhat its program said\n+== last: /);
});

it('runs a stage alone if the one it runs beside is not requested', async () => {
  const alone = { ...stage('alone', async () => tally(0, 1)), beside: 'first' };
  expect(await runStages([alone], { say: () => {} })).toEqual(tally(0, 1));
});

it('knows the names that npm run check asks for', () => {
  expect(STAGES.map(({ name }) => name)).toEqual(expect.arrayContaining(STATIC_STAGES));
});

it.each(TYPESCRIPT_PROJECTS)('finds a tsconfig.json in %s', (project) => {
  expect(existsSync(inRoot(project, 'tsconfig.json'))).toBe(true);
});
