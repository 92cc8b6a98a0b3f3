import type { RunAbout } from '../../../sync/runs/run.ts';
import type { RunTrouble } from '../../../sync/runs/runner.ts';
import { defineWords } from '../../../text/define-words.ts';

/** Everything said about runs. */
export const runListWords = defineWords({
  title: 'Runs',
  about: {
    bulk: 'Change of several members',
    import: 'Import of a file',
    restore: 'Restore from a file',
    undo: 'Undo',
  } satisfies Record<RunAbout, string>,
  progress: (ended: string, all: string) => `${ended} of ${all} done`,
  timeLeft: (duration: string) => `About ${duration} left.`,
  paused: 'Paused.',
  undoing: 'Ending what is under way, then undoing.',
  ended: (done: number, same: number) =>
    `${done === 1 ? 'One change' : `${done} changes`} made.${same === 0 ? '' : ` ${same} were so already.`}`,
  undone: 'This was undone.',
  stopped: (count: number) => (count === 1 ? 'One was not sent.' : `${count} were not sent.`),
  trouble: {
    limited: 'PluralKit asks us to slow down. It continues automatically.',
    unreachable: 'PluralKit can’t be reached. It continues automatically.',
    trouble: 'PluralKit has problems right now. It continues automatically.',
    offline: 'This device is offline. It continues when you are online again.',
    token: 'PluralKit refused the token. It continues after you enter a working token of the same system.',
    journal: 'This device can’t store the progress. It continues when there is room again.',
  } satisfies Record<RunTrouble, string>,
  pause: 'Pause',
  resume: 'Continue',
  undo: 'Undo',
  again: 'Try these again',
  forget: 'Remove from this list',
  notDone: (count: number) => (count === 1 ? 'One was not done in whole' : `${count} were not done in whole`),
  reasons: {
    gone: 'is not in PluralKit any more.',
    skipped: 'needs something that could not be created.',
    changed: (field: string) => `was changed elsewhere meanwhile and stays as it is: ${field}.`,
    refused: (detail: string) => `was refused by PluralKit. ${detail}`,
  },
  former: 'A former member or group',
  someSwitch: 'A switch',
  restoredIds: 'Restored members and groups get new IDs.',
  failed: {
    title: 'That didn’t work',
    caption: 'This device could not store it. Free some space, and try again.',
  },
});
