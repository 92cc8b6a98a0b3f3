import type { Translated } from '../../text/language/translated.ts';

export const twinWords: Translated<typeof import('./words.ts').twinWords> = {
  savedTwice: (name, copies) =>
    copies === 1
      ? `PluralKit hat ${name} zweimal gespeichert`
      : `PluralKit hat ${name} ${copies + 1}-mal gespeichert`,
  caption: (copies) =>
    copies === 1
      ? 'Beim Speichern ist die Verbindung abgerissen. Ihr könnt die Kopie entfernen. Sie ist unbenutzt.'
      : 'Beim Speichern ist die Verbindung abgerissen. Ihr könnt die Kopien entfernen. Sie sind unbenutzt.',
  title: 'Mehrmals gespeichert',
  keep: (copies) => (copies === 1 ? 'Beide behalten' : 'Alle behalten'),
  remove: (copies) => (copies === 1 ? 'Kopie entfernen' : 'Kopien entfernen'),
  removed: (name) => `${name} gibt es jetzt einmal`,
  notRemoved: {
    title: 'Die Kopie ist noch da',
    caption:
      'PluralKit ist nicht erreichbar. Ihr könnt die Kopie in der Liste eurer Mitglieder oder Gruppen löschen.',
  },
};
