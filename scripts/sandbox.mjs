import { runCommand } from './lib/problem.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode, withTypeScript } from './lib/run.mjs';
import { ensureSetUp } from './lib/setup.mjs';

// The sandbox reads its own options; --help lists them.
await runCommand(async (args) => {
  await ensureSetUp();
  return (await runNode([...withTypeScript, inRoot('packages/sandbox/src/node/cli.ts'), ...args])) ?? 1;
});
