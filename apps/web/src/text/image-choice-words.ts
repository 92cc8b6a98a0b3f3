import { defineWords } from './define-words.ts';

/** Which pictures are loaded: where it is asked, in the settings and in a backup. */
export const imageChoiceWords = defineWords('imageChoiceWords', {
  all: 'All',
  trusted: 'PluralKit and Discord',
  none: 'None',
});

/** Why it is asked. */
export const imageHostSees = defineWords(
  'imageHostSees',
  'The host of a picture sees your IP address and the time whenever the picture is loaded.',
);
