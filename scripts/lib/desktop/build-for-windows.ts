import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { NATIVE_DIST, nativeNames } from '../native/output.mjs';
import { inRoot } from '../root.mjs';
import { buildProgram } from './build-program.ts';
import { loadWindowsFiles } from './program-licences.ts';

/** The first day that a zip can name, so that the same program gives the same zip. */
const ZIP_DAY = new Date(1980, 0, 1);

interface WindowsBuild {
  readonly version: string;
  readonly service?: `http${string}` | undefined;
  readonly releases?: string | undefined;
}

/**
 * Builds the program for Windows and a zip of it from the web build.
 *
 * @returns the paths of both
 */
export async function buildForWindows({ version, service, releases }: WindowsBuild): Promise<string[]> {
  const names = nativeNames(version);
  const program = join(NATIVE_DIST, names.windows);
  await buildProgram({
    target: 'windows',
    web: await loadWindowsFiles({ service, releases }),
    version,
    outFile: program,
    workFolder: inRoot('.cache/native/windows'),
  });
  const zip = join(NATIVE_DIST, names.windowsZip);
  const file = { [names.windows]: await readFile(program) };
  await writeFile(zip, zipSync(file, { mtime: ZIP_DAY }));
  return [program, zip];
}
