import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NATIVE_DIST, nativeNames } from '../native/output.mjs';
import { inRoot } from '../root.mjs';
import { buildProgram } from './build-program.ts';
import { loadWindowsFiles } from './program-licences.ts';
import { zipFile } from './zip.ts';

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
  await writeFile(zip, await zipFile(names.windows, await readFile(program)));
  return [program, zip];
}
