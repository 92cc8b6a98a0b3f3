import { counted, number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const editWords: Translated<typeof import('./words.ts').editWords> = {
  save: 'Speichern',
  saving: 'Wird gespeichert\u00a0…',
  checking: 'PluralKit hat nicht geantwortet. Es wird geprüft, ob gespeichert wurde\u00a0…',
  saved: 'Gespeichert',
  discard: 'Verwerfen',
  discarded: 'Änderungen verworfen',
  noChanges: 'Keine Änderungen',
  changes: (count) => counted(count, 'Änderung', 'Änderungen'),
  restored: 'Das habt ihr früher eingegeben. Es wurde nicht gespeichert.',
  restoredPartly: 'Das habt ihr früher eingegeben. Nur ein Teil wurde gespeichert.',
  offline: 'Ihr seid offline. Speichern geht wieder, sobald PluralKit erreichbar ist.',
  offlineStored: 'Bis dahin bleiben eure Eingaben auf diesem Gerät.',
  elsewhere:
    'Dasselbe Formular ist in einem anderen Tab offen und wurde dort geändert. Frontboard fragt, bevor das eine beim Speichern das andere überschreibt.',
  notStored:
    'Eure Eingaben können auf diesem Gerät nicht gespeichert werden. Speichert in PluralKit, bevor ihr diese Seite schließt, sonst gehen sie verloren.',
  sections: {
    titleOf: (form) => `Abschnitte: ${form}`,
    menu: 'Abschnitte',
    marks: { changed: 'geändert', wrong: 'etwas zu korrigieren' },
    marked: (section, mark) => `${section} (${mark})`,
  },
  livePreview: {
    button: 'Vorschau',
    title: 'Vorschau',
    of: (form) => `Live-Vorschau: ${form}`,
  },
  problems: (count) => counted(count, 'Angabe zu korrigieren', 'Angaben zu korrigieren'),
  toSettings: 'Zu den Einstellungen',
  copy: 'Eingaben kopieren',
  formatting: 'Formatierung wie in Discord ist möglich.',
  insertTemplate: (template) => `Vorlage ${template} einfügen`,
  preview: 'Vorschau anzeigen',
  previewOf: (label) => `Vorschau: ${label}`,
  savedNotice: 'Eure Änderungen sind in PluralKit',
  undone: 'Eure Änderungen wurden rückgängig gemacht',
  notUndone: 'Eure Änderungen wurden nicht rückgängig gemacht',
  changedSince: 'Sie wurden seitdem noch einmal geändert.',
  undoFailed: (reason) => `Rückgängig: ${reason}`,
  tryAgain: 'Erneut versuchen',
  values: { yes: 'Ja', no: 'Nein' },
  later: {
    title: (form, reason) => `${form}: ${reason}`,
    invalid: {
      title: 'Nicht gespeichert',
      detail: 'Etwas muss zuerst korrigiert werden. Eure Eingaben sind noch im Formular.',
    },
    conflict: {
      title: 'Nicht gespeichert',
      detail:
        'Das wurde auch anderswo geändert. Eure Eingaben sind noch im Formular: Speichert dort, um zu wählen, was bleibt.',
    },
  },
  defaultPrivacy: {
    loading: 'Eure Einstellungen in PluralKit werden geladen. Bis sie bekannt sind, ist hier alles privat.',
    unknown:
      'Eure Einstellungen in PluralKit konnten nicht geladen werden, darum ist hier zuerst alles privat. Wählt, wer was sehen kann, oder versucht es erneut.',
    stillPrivate:
      'Nach euren Einstellungen in PluralKit ist Neues öffentlich. Hier bleibt alles privat, weil sie nicht geladen werden konnten, als ihr begonnen habt. Wählt, wer was sehen kann.',
  },
  changesHere: {
    title: (count) => `Änderungen auf diesem Gerät: ${number(count)}`,
    lead: 'Was ihr in den letzten 90 Tagen auf diesem Gerät geändert habt. Änderungen von anderswo stehen nicht hier.',
    byRun: {
      bulk: (time) => `${time}, durch eine Sammeländerung`,
      import: (time) => `${time}, durch den Import einer Datei`,
      restore: (time) => `${time}, beim Wiederherstellen`,
      undo: (time) => `${time}, beim Rückgängigmachen`,
    },
    before: (field) => `${field} vorher`,
    empty: 'Leer',
    restore: 'Zurückholen',
    restoreOf: (field) => `${field} zurückholen`,
    restored: (field) => `Der frühere Wert steht im Formular: ${field}. Speichert, um ihn zu behalten.`,
    purge: 'Vergessen',
    purgeOf: (field) => `Vergessen: ${field}`,
    purgeTitle: 'Überall vergessen?',
    purgeText:
      'Dieses Gerät entfernt diesen Text aus allen gespeicherten Änderungen, in diesem Eintrag und in allen anderen. Das lässt sich nicht rückgängig machen.',
    purgeNameText:
      'Dieses Gerät entfernt diesen Namen aus allen gespeicherten Änderungen, Kopien zum Wiederherstellen, Entwürfen und früheren Durchläufen. Kommt er in einem längeren Text vor, wird der ganze Text entfernt. Das lässt sich nicht rückgängig machen. In PluralKit ändert sich nichts.',
    purged: 'Es wurde aus allen Änderungen auf diesem Gerät entfernt',
    namePurged: 'Dieses Gerät hat den Namen vergessen',
    notPurged: {
      title: 'Es wurde nicht überall vergessen',
      caption: 'Dieses Gerät konnte nicht alles löschen. Versucht es erneut.',
    },
    cancel: 'Abbrechen',
  },
  left: {
    title: 'Eingegeben, aber nicht gespeichert',
    lead: {
      member: 'Diese Mitglieder gibt es nicht mehr. Was ihr für sie eingegeben habt, ist noch hier.',
      group: 'Diese Gruppen gibt es nicht mehr. Was ihr für sie eingegeben habt, ist noch hier.',
    },
    unnamed: 'Ohne Namen',
    make: { member: 'Daraus ein neues Mitglied anlegen', group: 'Daraus eine neue Gruppe anlegen' },
    makeOf: {
      member: (name) => `Daraus ein neues Mitglied anlegen: ${name}`,
      group: (name) => `Daraus eine neue Gruppe anlegen: ${name}`,
    },
    forget: 'Vergessen',
    forgetOf: (name) => `Eingaben für ${name} vergessen`,
    forgotten: (name) => `Die Eingaben für ${name} wurden entfernt`,
  },
  onThisDevice: {
    member: 'Zustand, Felder und Notiz auf diesem Gerät',
    group: 'Notiz auf diesem Gerät',
  },
  leave: {
    title: 'Dieses Formular verlassen?',
    text: 'Eure Änderungen sind nicht gespeichert. Sie bleiben auf diesem Gerät und sind da, wenn ihr wiederkommt.',
    textNotStored:
      'Eure Änderungen sind nicht gespeichert und können auf diesem Gerät nicht aufbewahrt werden.',
    stay: 'Bleiben',
    leave: 'Verlassen',
    discard: 'Verwerfen und verlassen',
  },
  conflict: {
    title: 'Das wurde auch anderswo geändert',
    lead: 'Noch ist nichts gespeichert. Wählt bei jedem Feld, was bleiben soll.',
    before: 'Vorher',
    mine: 'Eure Eingabe',
    theirs: 'Jetzt in PluralKit',
    empty: 'Leer',
    keepAllMine: 'Alle Eingaben von hier behalten',
    takeAllTheirs: 'Alles aus PluralKit übernehmen',
    save: 'Speichern',
    back: 'Zurück zum Formular',
    left: (count) => (count === 1 ? 'Noch 1 Entscheidung' : `Noch ${number(count)} Entscheidungen`),
  },
};
