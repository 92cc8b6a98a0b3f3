import type { Translated } from '../../text/language/translated.ts';

export const descriptionWords: Translated<typeof import('./words.ts').descriptionWords> = {
  more: 'Mehr',
  moreOf: (name) => `Mehr von der Beschreibung von ${name}`,
  less: 'Weniger',
  lessOf: (name) => `Weniger von der Beschreibung von ${name}`,
};
