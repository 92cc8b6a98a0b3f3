import { resolve } from 'node:path';
import { helpText, readFlag, readOptions, readPort, readText } from './lib/options.mjs';
import { requireFreePort } from './lib/port.mjs';
import { runCommand } from './lib/problem.mjs';
import { callersFolder } from './lib/root.mjs';
import { ensureSetUp } from './lib/setup.mjs';

const command = 'npm run dev';

const options = {
  port: { example: '5173', help: 'The port of the app.', read: readPort },
  world: { example: 'demo', help: "The sandbox's data: demo, empty, large or crowd.", read: readText },
  file: { example: 'sandbox.json', help: 'Keeps the state of the sandbox in this file.', read: readText },
  help: { example: '', help: 'This text.', read: readFlag },
};

await runCommand(async (args) => {
  const { port = 5173, world, file, help } = readOptions(args, { command, options });
  if (help) {
    console.log(
      helpText({ command, about: 'Runs the app with hot reload, on a sandbox of PluralKit.', options }),
    );
    return;
  }
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
