import type { Translated } from '../../text/language/translated.ts';

export const waitWords: Translated<typeof import('./words.ts').waitWords> = {
  goesOn: (wait) => `Frontboard macht in ${wait} weiter.`,
  goesOnAt: (moment) => `Nächster Versuch: ${moment}.`,
  byHand: (wait) => `In ${wait} könnt ihr es erneut versuchen.`,
  byHandAt: (moment) => `Ihr könnt es erneut versuchen: ${moment}.`,
  stop: 'Nicht warten',
};
