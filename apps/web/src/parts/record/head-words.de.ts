import type { Translated } from '../../text/language/translated.ts';

export const recordHeadWords: Translated<typeof import('./head-words.ts').recordHeadWords> = {
  member: 'Mitglied',
  group: 'Gruppe',
  system: 'System',
  zoomIn: (name) => `Bild von ${name} vergrößern`,
  edit: 'Bearbeiten',
  more: 'Mehr',
  moreFor: (name) => `Mehr zu ${name}`,
  onlyYou: 'Nur ihr seht das',
};
