import type { Translated } from '../../text/language/translated.ts';

export const memberStateWords: Translated<typeof import('./words.ts').memberStateWords> = {
  title: 'Zustand',
  hint: 'Ruhende Mitglieder fehlen in Auswahllisten, Zählungen und bei der zufälligen Auswahl. „Keine Person“ ist für Mitglieder, die für einen Zustand wie „schläft“ stehen: Sie werden nicht als Mitglieder gezählt. Front und Verlauf nennen beide.',
  set: {
    active: (names) => `${names}: aktiv`,
    resting: (names) => `${names}: ruhend`,
    'not-a-person': (names) => `${names}: keine Person`,
  },
};
