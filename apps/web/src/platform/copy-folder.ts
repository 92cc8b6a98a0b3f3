import { androidCopyFolder } from './android/copies.ts';
import { pageTarget } from './config.ts';
import { type CopyFolder, readProblem } from './dated-copy.ts';

/** The folder of the program around the page; null in a browser, which can't write to a folder by itself. */
export function openCopyFolder(): CopyFolder | null {
  if (typeof window === 'undefined') return null;
  const shell = window.frontboardShell;
  // A shell of an earlier release has none.
  if (shell !== undefined) return 'writeCopy' in shell ? androidCopyFolder(shell) : null;
  return typeof document !== 'undefined' && pageTarget() === 'windows' ? windowsCopyFolder : null;
}

const COPIES = '/native/copies';
const windowsCopyFolder: CopyFolder = {
  async where() {
    const { folder } = await askProgram(COPIES);
    return typeof folder === 'string' ? folder : null;
  },
  async choose() {
    await askProgram(`${COPIES}/folder`, { method: 'POST' });
  },
  async write({ system, name, keep, text }) {
    const about = new URLSearchParams({ system, name, keep: String(keep) });
    try {
      const { written, problem } = await askProgram(`${COPIES}?${about}`, { method: 'POST', body: text });
      return typeof written === 'string' ? null : readProblem(problem);
    } catch {
      return 'failed';
    }
  },
  async forget(system) {
    await fetch(`${COPIES}?${new URLSearchParams({ system })}`, { method: 'DELETE' });
  },
};

async function askProgram(path: string, init?: RequestInit): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(path, init);
  const body: unknown = answer.ok ? await answer.json() : null;
  if (typeof body !== 'object' || body === null) throw new Error('The program gave no answer.');
  return { ...body };
}
