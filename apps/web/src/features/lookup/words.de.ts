import type { Translated } from '../../text/language/translated.ts';

export const pageWords: Translated<typeof import('./words.ts').pageWords> = {
  badge: 'Euer System',
  badgePublic: 'Wie andere es sehen',
  asOthers: 'So ansehen wie andere',
  publicView: 'Das sehen alle, ohne euren Token.',
  endPublicView: 'Wieder alles anzeigen',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
};
