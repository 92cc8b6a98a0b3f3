import { number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const entityWords: Translated<typeof import('./words.ts').entityWords> = {
  inSystem: {
    member: (system) => `Mitglied von ${system}`,
    group: (system) => `Gruppe von ${system}`,
  },
  unnamedSystem: (id) => `System ${id}`,

  members: 'Mitglieder',
  membersLoading: 'Die Mitglieder werden geladen',
  membersPrivate: 'Wer in dieser Gruppe ist, wird nicht geteilt',
  membersPrivateHint: 'Jede Gruppe hat eine eigene Einstellung dafür, wer ihre Mitglieder sieht.',
  membersNone: 'Keine Mitglieder geteilt',
  membersNoneHint: 'Diese Gruppe hat keine Mitglieder, die mit euch geteilt werden.',
  membersNoneOwn: 'Noch keine Mitglieder',
  membersNoneOwnHint: 'Diese Gruppe hat noch keine Mitglieder.',
  membersFailed: 'Die Mitglieder konnten nicht geladen werden',

  neighbours: {
    label: 'Die Liste, aus der ihr kommt',
    previous: 'Zurück',
    next: 'Weiter',
    previousOf: { member: 'Voriges Mitglied', group: 'Vorige Gruppe' },
    nextOf: { member: 'Nächstes Mitglied', group: 'Nächste Gruppe' },
    place: (place, all) => `${number(place)} von ${number(all)}`,
  },

  failure: {
    notAnId: {
      member: 'Das ist nicht die ID eines Mitglieds',
      group: 'Das ist nicht die ID einer Gruppe',
    },
    notAnIdText: {
      member: 'Nehmt eine Mitglieds-ID aus 5 oder 6 Buchstaben oder eine UUID.',
      group: 'Nehmt eine Gruppen-ID aus 5 oder 6 Buchstaben oder eine UUID.',
    },
    mayBeOther: 'Es könnte die ID eines Discord-Kontos oder einer Nachricht sein.',
    ownSystem: 'Damit ist euer eigenes System gemeint.',
    notFound: { member: 'Kein Mitglied gefunden', group: 'Keine Gruppe gefunden' },
    notFoundText: {
      member:
        'PluralKit hat kein Mitglied mit dieser ID. Vielleicht ist in der ID ein Tippfehler, oder sie hat sich geändert.',
      group:
        'PluralKit hat keine Gruppe mit dieser ID. Vielleicht ist in der ID ein Tippfehler, oder sie hat sich geändert.',
    },
    hidden: { member: 'Dieses Mitglied wird nicht geteilt', group: 'Diese Gruppe wird nicht geteilt' },
    hiddenText: 'Das System hat sich entschieden, das nicht zu teilen.',
    looking: 'Es wird geprüft, ob etwas anderes diese ID hat',
    elsewhere: {
      system: 'Es gibt ein System mit dieser ID.',
      member: 'Es gibt ein Mitglied mit dieser ID.',
      group: 'Es gibt eine Gruppe mit dieser ID.',
    },
    open: { system: 'Das System öffnen', member: 'Das Mitglied öffnen', group: 'Die Gruppe öffnen' },
    openOwn: 'Euer System öffnen',
    search: 'Etwas anderes nachschlagen',
    searchThis: 'Das nachschlagen',
    toSettings: 'Zu den Einstellungen',
    lastKnown: 'Zu sehen sind die zuletzt bekannten Daten.',
    updated: 'Aktualisiert',
  },
};
