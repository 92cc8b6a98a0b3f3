import type { AndroidShell } from '../platform/android/android-shell.ts';
import { androidCopyAnswers } from '../platform/android/copies.ts';

/** A copy as the app was given it. */
interface GivenCopy {
  readonly system: string;
  readonly name: string;
  readonly keep: number;
  readonly text: string;
}

/** The part of the Android app that writes dated copies, with a folder of the test's own. */
export interface FakeCopyFolder {
  readonly shell: Pick<AndroidShell, 'copyFolder' | 'chooseCopyFolder' | 'writeCopy' | 'forgetCopies'>;
  /** What was written, oldest first. */
  readonly copies: GivenCopy[];
  readonly forgotten: string[];
  /** What the dialog ends with from now on; empty when it is dismissed. */
  chooses(folder: string): void;
  /** What is wrong from now on; null for nothing. */
  breakWith(problem: string | null): void;
}

/** @param folder the folder that is chosen already; empty for none */
export function createFakeCopyFolder(folder = ''): FakeCopyFolder {
  const copies: GivenCopy[] = [];
  const forgotten: string[] = [];
  let chosen = folder;
  let next = '';
  let problem: string | null = null;
  return {
    copies,
    forgotten,
    chooses: (path) => {
      next = path;
    },
    breakWith: (now) => {
      problem = now;
    },
    shell: {
      copyFolder: () => chosen,
      chooseCopyFolder() {
        if (next !== '') chosen = next;
        queueMicrotask(androidCopyAnswers.onCopyFolder);
      },
      writeCopy(system, name, keep, text) {
        const result = problem ?? 'written';
        if (problem === null) copies.push({ system, name, keep, text });
        queueMicrotask(() => androidCopyAnswers.onCopyWritten(result));
      },
      forgetCopies: (system) => forgotten.push(system),
    },
  };
}
