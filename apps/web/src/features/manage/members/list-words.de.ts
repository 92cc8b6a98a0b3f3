import { number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const ownMembersWords: Translated<typeof import('./list-words.ts').ownMembersWords> = {
  create: 'Neues Mitglied',
  asOthers: 'So ansehen wie andere',
  loading: 'Eure Mitglieder werden geladen',
  failed: 'Eure Mitglieder konnten nicht geladen werden',
  none: 'Noch keine Mitglieder',
  noneText: 'Alle in eurem System können hier sein, mit eigenem Namen, Bild und Proxy-Tags.',
  known: 'Stand von PluralKit:',
  limit: {
    near: (left) => (left === 1 ? 'Es ist noch Platz für eines.' : `Es ist noch Platz für ${number(left)}.`),
    reached:
      'Ihr habt so viele Mitglieder, wie PluralKit erlaubt. Ein neues könnt ihr hier vorbereiten. Es bleibt auf diesem Gerät, bis Platz ist.',
  },
  proxies: 'Wer würde sprechen?',
  editOf: (name) => `Namen und Pronomen von ${name} bearbeiten`,
};
