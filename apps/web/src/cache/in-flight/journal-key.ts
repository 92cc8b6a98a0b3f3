/** The document of unsettled writes. In its own file, so that the start can look for it without loading its reader. */
export const JOURNAL_KEY = 'writes';
