import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Problem } from '../problem.mjs';

const execFileAsync = promisify(execFile);

/**
 * Runs one of the build's programs.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>} What it wrote.
 * @throws {Problem} With its error output if it fails.
 */
export async function runTool(program, args, options = {}) {
  try {
    const { stdout } = await execFileAsync(program, [...args], {
      ...options,
      env: { ...process.env, ...options.env },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Problem(`${program} failed: ${`${stdout}${stderr}`.trim() || String(error)}`);
  }
}
