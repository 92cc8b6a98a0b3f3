import type { Translated } from './language/translated.ts';

export const singleTapsWords: Translated<typeof import('./single-taps-words.ts').singleTapsWords> = {
  label: 'Switch schon beim Tippen',
  text: 'Ein Tippen auf ein Mitglied trägt einen Switch nur zu diesem Mitglied ein, eines auf eine frühere Front einen Switch zu ihr. Langes Berühren öffnet weiterhin das Menü eines Mitglieds. Dort wählt ihr es aus, um mit anderen zu fronten.',
};
