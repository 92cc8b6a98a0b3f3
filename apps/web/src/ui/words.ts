import { defineWords } from '../words/define-words.ts';

/** The few words that the kit says itself. */
export const uiWords = defineWords({
  clear: 'Clear',
  close: 'Close',
  dismiss: 'Dismiss',
  notices: 'Notices',
  copied: 'Copied',
  copyFailed: 'Could not be copied',
  loading: 'Loading',
  partFailed: 'This part can’t be shown at the moment. Everything else works.',
  tryAgain: 'Try again',
  justNow: 'just now',
  underAMinute: 'under a minute',
  /** Spoken with a notice that offers something, because it stands at the end of the page. */
  reachNotice: 'F6 leads there.',
});
