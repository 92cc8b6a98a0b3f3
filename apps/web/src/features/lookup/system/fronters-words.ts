import { seenByOthersWords } from '../../../parts/seen-by-others/words.ts';
import { defineWords } from '../../../text/define-words.ts';

/** What the tab with the fronters of a system says. */
export const lookedUpFrontWords = defineWords('lookedUpFrontWords', {
  list: 'Who is fronting',
  privateText: 'The system has chosen not to share who is fronting.',
  switchedOutText: 'The latest switch is a switch-out.',
  neverText: 'Who is fronting appears here after the first switch.',
  lastSwitch: 'Last switch',
  updated: 'updated',
  refresh: 'Refresh',
  failed: 'Who is fronting couldn’t be loaded',
  notStored: 'This device remembers who is fronting only for the systems you follow.',
  frontPrivate: seenByOthersWords.frontPrivate,
});
