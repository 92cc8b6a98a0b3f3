import { counted } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

export const ribbonWords: Translated<typeof import('./ribbon-words.ts').ribbonWords> = {
  former: 'Ein ehemaliges Mitglied',
  formerMembers: (count) =>
    count === 1 ? 'ein ehemaliges Mitglied' : counted(count, 'ehemaliges Mitglied', 'ehemalige Mitglieder'),
  switchedOut: 'Switch-out',
  from: (who, from) => `${who} ab ${from}`,
  until: (who, until) => `${who} bis ${until}`,
  fromUntil: (who, from, until) => `${who} von ${from} bis ${until}`,
  endUnknown: (who, from) => `${who} ab ${from}, Ende nicht bekannt`,
  about: (text, time) => `${text} (seit ungefähr ${time})`,
  somebody: (text, time) => `${text} (und jemand ab ${time}, nicht bekannt, wer)`,
  notLoaded: 'noch nicht geladen',
  more: (count) => `und noch ${count}`,
  nothing: 'nichts bekannt',
  label: (day, text) => `${day}: ${text}`,
};
