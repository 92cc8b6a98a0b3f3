import type { Translated } from '../../text/language/translated.ts';

export const orderedWords: Translated<typeof import('./words.ts').orderedWords> = {
  drag: (name) => `${name} verschieben`,
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  moveTop: 'Ganz nach oben',
  moveBottom: 'Ganz nach unten',
  moved: (name, place, all) => `${name} ist jetzt an Stelle ${place} von ${all}`,
};
