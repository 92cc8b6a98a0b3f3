/** The few words that the kit says itself. */
export const uiWords = {
  clear: 'Clear',
  close: 'Close',
  dismiss: 'Dismiss',
  notices: 'Notices',
  /** Spoken with a notice that offers something, because it stands at the end of the page. */
  reachNotice: 'F6 leads there.',
} as const;
