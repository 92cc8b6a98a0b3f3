import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST_IN_A_ROW = 2;

/**
 * Counts the starts of the native window that ended before the page was shown. A crash inside the system's web view ends the whole
 * program, so only the next start can report it.
 */
export interface FailedStarts {
  /** Whether so many failed in a row that Edge is used instead. A newer version of the program tries again. */
  readonly areTooMany: boolean;
  /** A start begins. */
  begin(): void;
  /** It ended normally, with success or without. */
  end(): void;
}

/** The count for this version, stored in the data folder. */
export function countFailedStarts(folder: string, version: string): FailedStarts {
  const file = join(folder, 'failed-starts.json');
  const count = readCount(file, version);
  return {
    areTooMany: count >= MOST_IN_A_ROW,
    begin: () => writeFileSync(file, `${JSON.stringify({ version, count: count + 1 })}\n`),
    end: () => rmSync(file, { force: true }),
  };
}

function readCount(file: string, version: string): number {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof stored !== 'object' || stored === null) return 0;
    const { version: countedFor, count } = stored as Record<string, unknown>;
    return countedFor === version && typeof count === 'number' ? count : 0;
  } catch {
    return 0;
  }
}
