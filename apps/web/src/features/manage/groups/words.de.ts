import { counted, number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const groupWords: Translated<typeof import('./words.ts').groupWords> = {
  create: 'Neue Gruppe',
  asOthers: 'So ansehen wie andere',
  add: {
    title: 'Neue Gruppe',
    copyTitle: (name) => `Kopie von ${name}`,
    copyName: (name) => `${name} (Kopie)`,
    save: 'Gruppe anlegen',
    saved: (name) => `${name} wurde angelegt`,
    withMembers: (count) =>
      count === 1
        ? 'Auch das Mitglied in die Kopie aufnehmen'
        : `Auch die ${number(count)} Mitglieder in die Kopie aufnehmen`,
    notJoined: 'Die Gruppe wurde angelegt, aber ihre Mitglieder sind noch nicht darin',
    retry: 'Erneut versuchen',
    full: (limit) =>
      `Euer System hat ${limit} Gruppen, mehr erlaubt PluralKit nicht. Was ihr hier eingebt, bleibt auf diesem Gerät, bis Platz ist.`,
  },
  edit: {
    form: (name) => `${name} bearbeiten`,
    asOthers: 'So ansehen wie andere',
    title: 'Gruppe bearbeiten',
    members: (count) =>
      count === 0 ? 'Sie hat keine Mitglieder.' : `Sie hat ${counted(count, 'Mitglied', 'Mitglieder')}.`,
    changeMembers: 'Mitglieder ändern',
    duplicate: 'Duplizieren',
    remove: 'Löschen',
    createAgain: 'Daraus eine neue Gruppe anlegen',
  },
  labels: {
    name: 'Name',
    display_name: 'Anzeigename',
    description: 'Beschreibung',
    icon: 'Icon',
    banner: 'Banner',
    color: 'Farbe',
    name_privacy: 'Name',
    description_privacy: 'Beschreibung',
    banner_privacy: 'Banner',
    icon_privacy: 'Icon',
    list_privacy: 'Mitglieder',
    metadata_privacy: 'Anlegedatum',
    visibility: 'In Listen sichtbar',
  },
  form: {
    profile: 'Profil',
    pictures: 'Bilder',
    nameHint: 'Für Befehle in Discord. Wird angezeigt, wo es keinen Anzeigenamen gibt.',
    displayNameHint: 'Was andere stattdessen sehen.',
    privacy: 'Wer was sehen kann',
    privacyLabel: 'Wer was von dieser Gruppe sehen kann',
    privateByDefault: 'Neue Gruppen sind zuerst privat. So ist euer System eingestellt.',
    privacyText: {
      name_privacy: 'Privat: Andere sehen stattdessen den Anzeigenamen, wenn es einen gibt.',
      description_privacy: 'Privat: Nur ihr könnt sie lesen.',
      banner_privacy: 'Privat: Nur ihr seht ihn.',
      icon_privacy: 'Privat: Andere sehen stattdessen Initialen.',
      list_privacy: 'Privat: Nur ihr könnt sehen, wer in dieser Gruppe ist.',
      metadata_privacy: 'Privat: Nur ihr könnt es sehen.',
      visibility:
        'Privat: fehlt in den Listen, die andere sehen. Mit der ID lässt sich die Gruppe weiterhin öffnen.',
    },
  },
  loading: 'Eure Gruppen werden geladen',
  failed: 'Eure Gruppen konnten nicht geladen werden',
  none: 'Noch keine Gruppen',
  noneText:
    'Eine Gruppe ist eine benannte Liste von Mitgliedern. Ein Mitglied kann in beliebig vielen Gruppen sein.',
  known: 'Stand von PluralKit:',
  limit: {
    near: (left) => (left === 1 ? 'Es ist noch Platz für eine.' : `Es ist noch Platz für ${number(left)}.`),
    reached:
      'Ihr habt so viele Gruppen, wie PluralKit erlaubt. Eine neue könnt ihr hier vorbereiten. Sie bleibt auf diesem Gerät, bis Platz ist.',
  },
  toList: 'Alle eure Gruppen',
  gone: 'Diese Gruppe ist nicht in eurem System',
  goneText: 'Vielleicht wurde sie gelöscht, oder sie gehört zu einem anderen System.',
};
