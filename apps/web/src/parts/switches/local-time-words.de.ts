import type { Translated } from '../../text/language/translated.ts';

export const localTimeWords: Translated<typeof import('./local-time-words.ts').localTimeWords> = {
  twice: 'Die Uhren werden zurückgestellt, diese Zeit gibt es also zweimal. Welche ist gemeint?',
  first: (offset) => `Die erste (UTC${offset})`,
  second: (offset) => `Die zweite (UTC${offset})`,
  never: (meant) => `Die Uhren werden vorgestellt, diese Zeit gibt es also nicht. Sie zählt als ${meant}.`,
};
