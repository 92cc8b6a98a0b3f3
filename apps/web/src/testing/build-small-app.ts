import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { onTestFinished } from 'vitest';

/**
 * Builds an app of a few files with only the given settings, in a folder that is deleted after the test.
 *
 * @param files texts by their paths
 */
export async function buildSmallApp(
  files: Readonly<Record<string, string>>,
  config: InlineConfig,
): Promise<Rolldown.RolldownOutput['output']> {
  const root = await mkdtemp(join(tmpdir(), 'frontboard-small-app-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    ...config,
  });
  return (built as Rolldown.RolldownOutput).output; // not watched, and one output
}
