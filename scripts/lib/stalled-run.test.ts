import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';

let folder = '';

beforeAll(async () => {
  await mkdir(inRoot('.cache'), { recursive: true });
  folder = await mkdtemp(inRoot('.cache', 'stalled-run-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** The exit code and the output of a run of test files. */
async function runOf(files: Readonly<Record<string, string>>, longestSilenceMs: number) {
  const limits = { longestSilenceMs, longestRunMs: 300_000 };
  await writeFile(
    join(folder, 'vitest.config.mjs'),
    `export default { test: {
      pool: 'forks', isolate: false,
      reporters: ['default', [${JSON.stringify(inRoot('scripts/lib/stalled-run.ts'))}, ${JSON.stringify(limits)}]],
    } };`,
  );
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), `import { it } from 'vitest';\n${text}`);
  }
  const logFile = join(folder, 'log');
  const code = await runNode([inRoot('node_modules/vitest/vitest.mjs'), '--run'], { cwd: folder, logFile });
  return { code, output: await readFile(logFile, 'utf8') };
}

it('ends a run whose test blocks its process, which no time limit of a test can, and names the file', async () => {
  const { code, output } = await runOf(
    {
      'blocks.test.mjs':
        "it('blocks', () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); });",
    },
    15_000,
  );
  expect(code).toBe(1);
  expect(output).toContain('The run stands still and ends here.');
  expect(output).toMatch(/^- .*blocks\.test\.mjs/m);
});
