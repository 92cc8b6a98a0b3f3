import { counted } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const historyWords: Translated<typeof import('./words.ts').historyWords> = {
  title: 'Letzte Switches',
  lead: 'Seht euch einen Switch an, verschiebt ihn auf eine andere Zeit, ändert oder löscht ihn.',
  loading: 'Letzte Switches werden geladen',
  empty: 'Noch keine Switches',
  emptyText: 'Der erste, den ihr eintragt, erscheint hier.',
  hidden: 'Eure Switches sind privat',
  hiddenText: 'PluralKit zeigt euren Verlauf mit diesem Token zurzeit nicht. Es ist nichts verloren.',
  failed: 'Eure letzten Switches konnten nicht geladen werden',
  known: 'Stand von PluralKit:',
  stale: 'Das sind vielleicht nicht die neuesten Switches: Sie konnten nicht aktualisiert werden.',
  showMore: 'Mehr anzeigen',
  shownMore: (count) => `${counted(count, 'Switch', 'Switches')} angezeigt`,
  lasted: (duration) => `${duration} lang`,
  lastsYet: (duration) => `bisher ${duration}`,
  untilNow: 'bis jetzt',
  planned: 'In der Zukunft',
  moreFor: (names) => (names === null ? 'Mehr zum Switch-out' : `Mehr zum Switch zu ${names}`),
  more: 'Mehr',
  note: 'Notiz, Rollen und Markierungen',
};
