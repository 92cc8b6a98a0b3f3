import { type CopyFolder, readProblem } from '../dated-copy.ts';
import type { AndroidPage, AndroidShell } from './android-shell.ts';

/** Who waits for the app's answers. It gives them one at a time, in the order of the questions. */
const choosing: (() => void)[] = [];
const writing: ((result: string) => void)[] = [];

/** The part of `frontboardPage` that takes these answers. */
export const androidCopyAnswers: Pick<AndroidPage, 'onCopyFolder' | 'onCopyWritten'> = {
  onCopyFolder() {
    for (const resolve of choosing.splice(0)) resolve();
  },
  onCopyWritten(result) {
    writing.shift()?.(result);
  },
};

/** The folder of the Android app. */
export function androidCopyFolder(shell: AndroidShell): CopyFolder {
  return {
    where: async () => shell.copyFolder() || null,
    choose: () =>
      new Promise((resolve) => {
        choosing.push(resolve);
        shell.chooseCopyFolder();
      }),
    write: ({ system, name, keep, text }) =>
      new Promise((resolve) => {
        writing.push((result) => resolve(result === 'written' ? null : readProblem(result)));
        shell.writeCopy(system, name, keep, text);
      }),
    forget: async (system) => shell.forgetCopies(system),
  };
}
