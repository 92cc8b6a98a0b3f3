import type { StorageProblem } from '../platform/storage.ts';
import { defineWords } from '../text/define-words.ts';

/** The words of the app's own state: storage, session, notices, follow list. */
export const stateWords = defineWords('stateWords', {
  startFailed: 'Frontboard couldn’t start. Reloading the page may help.',
  undo: 'Undo',
  unfollowed: (name: string) => `You no longer follow ${name}`,
  tokenRefused: {
    title: 'PluralKit API Token Is Incorrect',
    caption: 'Please update or clear your token',
  },
  toToken: 'Go to the token',
  storage: {
    blocked: {
      title: 'Nothing can be saved here',
      caption:
        'This browser does not let Frontboard store anything. It works, but forgets everything when you close it.',
    },
    full: {
      title: 'This device’s storage is full',
      caption: 'Frontboard keeps working, but new changes may be forgotten when you close it.',
    },
    corrupt: {
      title: 'Some saved data couldn’t be read',
      caption: 'Frontboard uses what could be read. A copy of the rest is saved on this device.',
    },
    newer: {
      title: 'Saved by a newer version',
      caption:
        'A newer version of Frontboard saved the settings on this device. This version uses what it understands.',
    },
    uncopied: {
      title: 'No room to copy data that couldn’t be read',
      caption:
        'Frontboard leaves that data unchanged and cannot save changes to it. Free some space on this device, then reload the page.',
    },
  } satisfies Record<StorageProblem, { title: string; caption: string }>,
});
