import { defineWords } from './define-words.ts';

/** Which pictures are loaded: on the first screen, in the settings and in a backup. */
export const imageChoiceWords = defineWords({ all: 'All', trusted: 'PluralKit and Discord', none: 'None' });
