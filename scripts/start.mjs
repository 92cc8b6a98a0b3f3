import { resolve } from 'node:path';
import { buildWebIfStale, WEB_DIST } from './lib/build-web.mjs';
import { readOptions, wholeNumber } from './lib/options.mjs';
import { requireFreePort } from './lib/port.mjs';
import { Problem, runCommand } from './lib/problem.mjs';
import { callersFolder } from './lib/root.mjs';
import { readServiceUrl } from './lib/service-url.mjs';
import { ensureSetUp } from './lib/setup.mjs';

const command = 'npm start';

const options = {
  port: {
    example: '4173',
    help: 'The port to listen on; 0 takes any free one.',
    read: wholeNumber(0, 65_535),
  },
  service: {
    example: 'https://api.pluralkit.me',
    help: 'A PluralKit-compatible service to use instead of the sandbox.',
    read: readServiceUrl,
  },
  world: { example: 'demo', help: "The sandbox's data: demo, empty, large or crowd." },
  file: { example: 'sandbox.json', help: 'Keeps the state of the sandbox in this file.' },
  host: {
    example: '192.168.0.2',
    help: 'The address to listen on; without a value all addresses, so that other devices can connect.',
    valueOptional: true,
    read: (/** @type {string} */ text) => text || '0.0.0.0',
  },
};

await runCommand(async (args) => {
  const {
    port = 4173,
    host = '127.0.0.1',
    service,
    world,
    file,
  } = readOptions(args, { command, about: 'Serves the app, and a sandbox of PluralKit with it.', options });
  if (service !== undefined && (world !== undefined || file !== undefined)) {
    throw new Problem(
      '--world and --file belong to the sandbox, which --service replaces: leave out one or the other.',
    );
  }
  await requireFreePort(port, host);
  await ensureSetUp();
  // From here on TypeScript files can be run.
  const { register } = await import('tsx/esm/api');
  register();
  const { serveUntilStopped } = await import('./lib/serve-until-stopped.ts');
  const { readWorld } = await import('./lib/sandbox-guide.ts');
  const worldName = readWorld(world);
  await buildWebIfStale();
  await serveUntilStopped({
    dist: WEB_DIST,
    port,
    host,
    service: service ?? null,
    world: worldName,
    file: file === undefined ? null : resolve(callersFolder(), file),
  });
});
