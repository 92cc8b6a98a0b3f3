import type { Translated } from '../../text/language/translated.ts';

export const frontTitleWords: Translated<typeof import('./words.ts').frontTitleWords> = {
  titleOf: (front, screen) => `${front} · ${screen}`,
};
