/** The document of unsettled writes. In a file of its own, so that the start can look for it without loading its reader. */
export const JOURNAL_KEY = 'writes';
