import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Problem } from '../problem.mjs';

const execFileAsync = promisify(execFile);

interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Runs one of the build's programs.
 *
 * @returns what it wrote
 * @throws {Problem} with what it complained about, when it fails
 */
export async function runTool(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  try {
    const { stdout } = await execFileAsync(program, [...args], {
      ...options,
      env: { ...process.env, ...options.env },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Problem(`${program} failed: ${`${stdout}${stderr}`.trim() || String(error)}`);
  }
}
