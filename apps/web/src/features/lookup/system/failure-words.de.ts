import type { Translated } from '../../../text/language/translated.ts';

export const systemFailureWords: Translated<typeof import('./failure-words.ts').systemFailureWords> = {
  system: 'System',
  notAnId: 'Das ist nicht die ID eines Systems',
  notAnIdText:
    'Nehmt eine System-ID aus 5 oder 6 Buchstaben, eine UUID oder die ID eines verknüpften Discord-Kontos.',
  notFound: 'Kein System gefunden',
  notFoundText:
    'PluralKit hat kein System mit dieser ID. Vielleicht ist in der ID ein Tippfehler, sie hat sich geändert, oder das Discord-Konto hat kein System.',
  hidden: 'Dieses System wird nicht geteilt',
  hiddenText: 'Das System hat sich entschieden, privat zu bleiben.',
  noToken: 'Euer eigenes System braucht euren Token',
  noTokenText: 'Gebt in den Einstellungen euren PluralKit-Token ein, um euer System hier zu sehen.',
  toSettings: 'Zu den Einstellungen',
  openMember: 'Das Mitglied mit dieser ID öffnen',
  openGroup: 'Die Gruppe mit dieser ID öffnen',
  search: 'Etwas anderes nachschlagen',
  failed: 'Das System konnte nicht geladen werden',
};
