import type { RunTrouble } from '../../../sync/runs/runner.ts';
import { defineWords } from '../../../text/define-words.ts';

/** The words for a run in progress, and for its outcome. */
export const runCardWords = defineWords('runCardWords', {
  progress: (ended: string, all: string) => `${ended} of ${all}`,
  roughly: (duration: string) => `about ${duration}`,
  andHalfMinute: (minutes: string) => `${minutes} 30 seconds`,
  timeLeft: (time: string) => `Time left: ${time}`,
  paused: 'Paused',
  rests: (since: string) =>
    `This stopped before it was finished. Nothing has been sent since ${since}, and nothing is sent until you choose.`,
  undoing: 'Waiting for the last answer, then undoing.',
  elsewhere: 'You can use other screens, or close Frontboard and continue later.',
  elsewhereInSession:
    'You can use other screens. The token is only for this session: if you reload or close Frontboard, this stops where it is and can’t be continued or undone.',
  troubles: {
    limited: 'PluralKit asks us to slow down. Frontboard continues automatically.',
    unreachable: 'PluralKit can’t be reached. Frontboard continues automatically.',
    trouble: 'PluralKit has problems right now. Frontboard continues automatically.',
    offline:
      'You’re offline. Frontboard continues when you are back online. After more than an hour, it asks you first.',
    token: 'PluralKit refused the token. Enter it again in Settings to continue.',
    journal:
      'This device can’t read or store the progress. Frontboard tries again automatically. If this stays, free some space on this device.',
  } satisfies Record<RunTrouble, string>,
  done: (done: string, all: string) => `Done: ${done} of ${all}`,
  same: (count: string) => `No change needed: ${count}`,
  failed: (count: string) => `Not done: ${count}`,
  undo: {
    going: 'Being undone',
    forgotten: 'An undo of this has ended.',
    done: 'This was undone.',
    partly: (count: string) => `Undone, but for ${count}`,
  },
  newIds: 'Restored members and groups have new IDs.',
  reasons: {
    changed: (field: string) => `${field} was changed elsewhere in the meantime, so it was left unchanged.`,
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
    local: 'What is stored on this device',
  },
  pause: 'Pause',
  resume: 'Continue',
  undoAll: 'Undo all of it',
  drop: 'Don’t continue',
  tryAgain: 'Try these again',
  forget: 'Remove from this list',
});
