import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Notes one step of the start. */
export type StartLog = (line: string) => void;

/**
 * The program has no console: how it started is in `start.log` of its data folder, overwritten at each start. It contains no personal data.
 */
export function openStartLog(folder: string, version: string): StartLog {
  const file = join(folder, 'start.log');
  writeFileSync(file, `Frontboard ${version} on ${process.platform}\n`);
  return (line) => appendFileSync(file, `${line}\n`);
}
