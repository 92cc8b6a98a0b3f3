import { buildWebIfStale } from './lib/build-web.mjs';
import { installFromDebian } from './lib/debian.mjs';
import { canBuildDesktop } from './lib/desktop/tools.mjs';
import { readOptions } from './lib/options.mjs';
import { Problem, runCommand } from './lib/problem.mjs';
import { programs } from './lib/programs.mjs';
import { inRoot } from './lib/root.mjs';
import { ensureSetUp } from './lib/setup.mjs';

/** The programs to run, and their Debian packages. */
const TOOLS = {
  // The package wine is a script that starts the one of 64 bits.
  wine: 'wine wine64',
  'x86_64-w64-mingw32-gcc': 'gcc-mingw-w64-x86-64',
  Xvfb: 'xvfb',
  xwininfo: 'x11-utils',
};

await runCommand(async (args) => {
  readOptions(args, {
    command: 'npm run test:windows',
    about: 'Tries the program for Windows under wine.',
    options: {},
  });
  if (!canBuildDesktop()) throw new Problem('The program for Windows is tried on Linux on x64 only.');
  await ensureSetUp();
  await ensureTools();
  // From here on TypeScript files can be run.
  const { register } = await import('tsx/esm/api');
  register();
  const { tryUnderWine } = await import('./lib/desktop/try-under-wine.ts');
  await buildWebIfStale();
  const steps = await tryUnderWine();
  for (const { step, isDone } of steps) console.log(`${isDone ? 'ok     ' : 'FAILED '} ${step}`);
  console.log(
    'Not reached: wine has no WebView2, so the page in a native window, its size and its place were not tried.',
  );
  return steps.every(({ isDone }) => isDone) ? 0 : 1;
});

async function ensureTools() {
  const missing = () => Object.entries(TOOLS).filter(([program]) => programs(program).length === 0);
  if (missing().length > 0) {
    const packages = missing().flatMap(([, names]) => names.split(' '));
    await installFromDebian(packages, { logFile: inRoot('.cache/wine.log') });
  }
  const still = missing().map(([, name]) => name);
  if (still.length > 0) {
    throw new Problem(`This needs wine and more of Debian: apt-get install ${still.join(' ')}`);
  }
}
