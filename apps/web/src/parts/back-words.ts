import { defineWords } from '../text/define-words.ts';

/** The links to the screen above. */
export const backWords = defineWords('backWords', { manage: 'Manage' });
