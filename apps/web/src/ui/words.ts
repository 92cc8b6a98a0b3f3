/** The few words that the kit says itself. */
export const uiWords = {
  clear: 'Clear',
  close: 'Close',
  dismiss: 'Dismiss',
  notices: 'Notices',
  copied: 'Copied',
  copyFailed: 'Could not be copied',
  loading: 'Loading',
  /** Spoken with a notice that offers something, because it stands at the end of the page. */
  reachNotice: 'F6 leads there.',
} as const;
