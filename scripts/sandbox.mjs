import { runCommand } from './lib/problem.mjs';
import { callersFolder, inRoot } from './lib/root.mjs';
import { runTypeScript } from './lib/run.mjs';
import { ensureSetUp } from './lib/setup.mjs';

// The sandbox reads its own options; --help lists them.
await runCommand(async (args) => {
  await ensureSetUp();
  return (
    (await runTypeScript([inRoot('packages/sandbox/src/node/cli.ts'), ...args], { cwd: callersFolder() })) ??
    1
  );
});
