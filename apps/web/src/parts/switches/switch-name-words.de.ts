import type { Translated } from '../../text/language/translated.ts';

export const switchNameWords: Translated<typeof import('./switch-name-words.ts').switchNameWords> = {
  switchOut: 'Switch-out',
};
