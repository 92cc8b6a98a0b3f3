import { runCommand } from './lib/problem.mjs';
import { inRoot } from './lib/root.mjs';
import { runTypeScript } from './lib/run.mjs';
import { ensureSetUp } from './lib/setup.mjs';

// bench/torture.ts reads the options; --help lists them.
await runCommand(async (args) => {
  await ensureSetUp();
  return (await runTypeScript([inRoot('bench/torture.ts'), ...args])) ?? 1;
});
