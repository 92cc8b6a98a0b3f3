import type { Translated } from '../../text/language/translated.ts';

export const moreWords: Translated<typeof import('./more-words.ts').moreWords> = {
  shortcuts: 'Tastenkürzel',
};
