/** The document of created records that were not checked for twins. In its own file, so that the start can look for it without loading its reader. */
export const CREATED_KEY = 'created';
