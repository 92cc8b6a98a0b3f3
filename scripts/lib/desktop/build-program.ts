import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packWeb } from '../../../apps/desktop/src/web-archive.ts';
import type { WebFiles } from '../native/web-files.ts';
import { Problem } from '../problem.mjs';
import { inRoot } from '../root.mjs';
import { run } from '../run.mjs';
import { brandProgram } from './brand.ts';
import { fetchBun, fetchWindowsParts } from './tools.mjs';

/** The port of the page when Edge replaces a native window. Stored data belongs to this port, so it never changes. */
const APP_PORT = 47_615;

interface ProgramBuild {
  readonly target: 'windows' | 'linux';
  readonly web: WebFiles;
  readonly version: string;
  /** The program to write. */
  readonly outFile: string;
  /** A folder only for this build. */
  readonly workFolder: string;
  /** @default the port of a release */
  readonly port?: number;
}

/**
 * Compiles the desktop program with all its parts into one file. The same sources give the same bytes.
 *
 * @throws {Problem} When it can't be compiled.
 */
export async function buildProgram(options: ProgramBuild): Promise<void> {
  const { target, web, version, outFile, workFolder, port = APP_PORT } = options;
  const bun = await fetchBun();
  await rm(workFolder, { recursive: true, force: true });
  await Promise.all([mkdir(workFolder, { recursive: true }), mkdir(dirname(outFile), { recursive: true })]);
  await writeFile(join(workFolder, 'web.bin'), packWeb(web));
  const runtime = target === 'linux' ? bun : await prepareWindows(workFolder, version);
  await writeFile(join(workFolder, 'entry.ts'), entry({ hasAddon: target === 'windows', version, port }));
  // Bun adds the file extension of Windows if it is missing.
  const compiled = join(workFolder, target === 'windows' ? 'program.exe' : 'program');
  const logFile = join(workFolder, 'bun.log');
  const code = await run(
    bun,
    [
      'build',
      '--compile',
      '--minify',
      // A program in a folder with a .env or a bunfig.toml must ignore these files.
      '--no-compile-autoload-dotenv',
      '--no-compile-autoload-bunfig',
      `--target=bun-${target}-x64-baseline`,
      `--compile-executable-path=${runtime}`,
      join(workFolder, 'entry.ts'),
      '--outfile',
      compiled,
    ],
    { cwd: inRoot('apps/desktop'), logFile },
  );
  if (code !== 0) {
    throw new Problem(`The desktop program could not be compiled:\n${await readFile(logFile, 'utf8')}`);
  }
  await rename(compiled, outFile);
}

/** Puts what only Windows needs into the folder. @returns Bun's program for Windows with our name on it. */
async function prepareWindows(workFolder: string, version: string): Promise<string> {
  const { runtime, addon } = await fetchWindowsParts();
  await copyFile(addon, join(workFolder, 'webview.node'));
  const mark = await readFile(inRoot('apps/web/public/favicon.svg'), 'utf8');
  const branded = join(workFolder, 'runtime.exe');
  await writeFile(branded, brandProgram(await readFile(runtime), { mark, version }));
  return branded;
}

/** The entry of the build: it names what is embedded, so that no source imports the result of a build. */
function entry({ hasAddon, version, port }: { hasAddon: boolean; version: string; port: number }): string {
  const start = inRoot('apps/desktop/src/start.ts');
  return [
    "import web from './web.bin' with { type: 'file' };",
    hasAddon ? "import addon from './webview.node' with { type: 'file' };" : 'const addon = null;',
    `import { startProgram } from ${JSON.stringify(start)};`,
    `void startProgram({ version: ${JSON.stringify(version)}, web, addon, port: ${port} });`,
    '',
  ].join('\n');
}
