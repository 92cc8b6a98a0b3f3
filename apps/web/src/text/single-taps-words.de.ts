import type { Translated } from './language/translated.ts';

export const singleTapsWords: Translated<typeof import('./single-taps-words.ts').singleTapsWords> = {
  label: 'Antippen switcht sofort',
  text: 'Wenn ihr ein Mitglied antippt, wird ein Switch nur zu diesem Mitglied eingetragen, bei einer früheren Front ein Switch zu ihr. Langes Berühren öffnet weiterhin das Menü eines Mitglieds. Dort wählt ihr es, wenn mehrere zusammen fronten.',
};
