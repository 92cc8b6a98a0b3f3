import type { RunTrouble } from '../../../sync/runs/runner.ts';
import { defineWords } from '../../../text/define-words.ts';

/** The words for a run in progress, and what became of it. */
export const runCardWords = defineWords({
  titles: {
    bulk: 'Changes to many',
    import: 'Putting in a file',
    restore: 'Restoring',
    undo: 'Undoing',
  },
  progress: (ended: string, all: string) => `${ended} of ${all}`,
  timeLeft: (time: string) => `About ${time} left`,
  paused: 'Paused',
  undoing: 'Finishing what is being sent, then it is undone.',
  elsewhere: 'You can use other screens, or close Frontboard and go on later.',
  troubles: {
    limited: 'PluralKit asks to slow down. It continues automatically.',
    unreachable: 'PluralKit can’t be reached. It continues automatically.',
    trouble: 'PluralKit has trouble answering. It continues automatically.',
    offline: 'You’re offline. It continues when you are back online.',
    token: 'PluralKit doesn’t take the token. Enter it again in Settings, and it continues.',
    journal: 'This device can’t store how far it is. Free some space, and it continues.',
  } satisfies Record<RunTrouble, string>,
  done: (done: string, all: string) => `Done: ${done} of ${all}`,
  same: (count: string) => `Already so: ${count}`,
  failed: (count: string) => `Not done: ${count}`,
  undone: 'This was undone.',
  newIds: 'Restored members and groups have new IDs.',
  reasons: {
    changed: (field: string) => `${field} was changed elsewhere in the meantime, so it was left.`,
    refused: (field: string) => `PluralKit refused it: ${field}.`,
    gone: 'No longer in PluralKit',
    skipped: 'Needs something that was not created',
  },
  reason: (what: string, why: string) => `${what}: ${why}`,
  about: {
    system: 'Profile of your system',
    member: 'A member',
    group: 'A group',
    switch: (time: string) => `Switch of ${time}`,
  },
  pause: 'Pause',
  resume: 'Continue',
  undo: 'Undo all of it',
  tryAgain: 'Try these again',
  forget: 'Remove from this list',
});
