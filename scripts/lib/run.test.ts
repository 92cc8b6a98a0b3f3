import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from './root.mjs';
import { run, runNode } from './run.mjs';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontboard-run-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('run', () => {
  it("gives the program's exit code", async () => {
    expect(await runNode(['-e', 'process.exit(3)'])).toBe(3);
  });

  it('gives null for a program that is not there', async () => {
    expect(await run('frontboard-no-such-program', [], { logFile: join(folder, 'none.log') })).toBeNull();
  });

  it('gives null for a program that exceeds its time', async () => {
    expect(await runNode(['-e', 'setInterval(() => {}, 1000)'], { timeoutMs: 200 })).toBeNull();
  });

  it('writes both streams to the log instead of showing them', async () => {
    const logFile = join(folder, 'both.log');
    await runNode(['-e', 'console.log("out"); console.error("err")'], { logFile });
    expect((await readFile(logFile, 'utf8')).split('\n').sort()).toEqual(['', 'err', 'out']);
  });

  it.each([
    ['ends with the program when the person stops it', 'setInterval(() => {}, 1000)', 130],
    [
      'goes on when the program ends well',
      'process.on("SIGINT", () => process.exit(0)); setInterval(() => {}, 1000)',
      7,
    ],
  ])('%s', async (_, program, expected) => {
    const module = pathToFileURL(inRoot('scripts/lib/run.mjs')).href;
    const started = 'console.log("started");';
    const parent = `const { runNode } = await import(${JSON.stringify(module)});
      await runNode(['-e', ${JSON.stringify(`${program};${started}`)}]);
      process.exit(7);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', parent]);
    const ended = new Promise((resolve) => child.once('close', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(expected);
  });
});
