import { defineWords } from '../../text/define-words.ts';

/** What only the menu More says: the start does not load it. */
export const moreWords = defineWords('moreWords', { shortcuts: 'Keyboard shortcuts' });
