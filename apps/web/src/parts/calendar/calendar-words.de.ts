import { counted } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

export const calendarWords: Translated<typeof import('./calendar-words.ts').calendarWords> = {
  earlier: 'Früher',
  later: 'Später',
  today: 'Heute',
  none: 'nichts',
  notLoaded: 'noch nicht geladen',
  partNotLoaded: (label) => `${label}; ein Teil ist noch nicht geladen`,
  partUnsure: (label) => `${label}; etwas ist als nicht sicher notiert`,
  switches: (count) => counted(count, 'Switch', 'Switches'),
  dayLabel: (day, amount) => `${day}: ${amount}`,
  dayWho: (label, who) => (who === '' ? label : `${label}, ${who}`),
};
