/** The document of what was created and not checked for twins. In a file of its own, so that the start can look for it without loading its reader. */
export const CREATED_KEY = 'created';
