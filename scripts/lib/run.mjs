import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] Where it runs; without it the repository.
 * @property {NodeJS.ProcessEnv} [env] Added to ours.
 * @property {string | undefined} [logFile] Where the output goes; without it the person sees it as it comes.
 * @property {number} [timeoutMs] After which the process is ended, and the code is null.
 */

/**
 * Runs a program to its end. Ctrl-C and a request to stop are passed on to it; unless it then ends with success, as a
 * server does, this process ends with it.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number | null>} Its exit code; null when it could not start, was ended by a signal or by the time limit.
 */
export function run(command, args, { cwd = ROOT, env = {}, logFile, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: logFile === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // npm and its like are scripts on Windows, which only a shell starts.
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    });
    const log = logFile === undefined ? null : createWriteStream(logFile);
    if (log !== null) {
      child.stdout?.pipe(log, { end: false });
      child.stderr?.pipe(log, { end: false });
    }
    let isStopping = false;
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      // Ctrl-C comes from the terminal and again from npm; to many programs twice means "at once".
      if (!isStopping) child.kill(signal);
      isStopping = true;
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, stop);
    const done = (/** @type {number | null} */ code) => {
      for (const signal of signals) process.off(signal, stop);
      if (isStopping && code !== 0) process.exit(130);
      if (log === null) resolve(code);
      else log.end(() => resolve(code));
    };
    child.once('error', () => done(null));
    child.once('close', done);
  });
}

/**
 * Runs a script with this Node.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs one of our TypeScript files with this Node.
 * @param {string[]} args The file, then its own arguments.
 * @param {RunOptions} [options]
 */
export function runTypeScript(args, options) {
  // By its full path: a bare name would be looked for where the person is, and not here.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return runNode(['--import', tsx, ...args], options);
}
