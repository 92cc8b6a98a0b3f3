import { resolve } from 'node:path';
import { readOptions, wholeNumber } from './lib/options.mjs';
import { requireFreePort } from './lib/port.mjs';
import { runCommand } from './lib/problem.mjs';
import { callersFolder } from './lib/root.mjs';
import { ensureSetUp } from './lib/setup.mjs';

const command = 'npm run dev';

const options = {
  port: { example: '5173', help: 'The port of the app.', read: wholeNumber(0, 65_535) },
  world: { example: 'demo', help: "The sandbox's data: demo, empty, large or crowd." },
  file: { example: 'sandbox.json', help: 'Keeps the state of the sandbox in this file.' },
};

await runCommand(async (args) => {
  const {
    port = 5173,
    world,
    file,
  } = readOptions(args, {
    command,
    about: 'Runs the app with hot reload, on a sandbox of PluralKit.',
    options,
  });
  await requireFreePort(port, '127.0.0.1', command);
  await ensureSetUp();

  const { register } = await import('tsx/esm/api');
  register();
  const { developUntilStopped } = await import('./lib/develop-until-stopped.ts');
  const { readWorld } = await import('./lib/sandbox-guide.ts');
  await developUntilStopped({
    port,
    world: readWorld(world),
    file: file === undefined ? null : resolve(callersFolder(), file),
  });
});
