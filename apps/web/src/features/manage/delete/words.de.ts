import type { Translated } from '../../../text/language/translated.ts';

export const deleteWords: Translated<typeof import('./words.ts').deleteWords> = {
  title: (name) => `${name} löschen?`,
  goes: {
    member:
      'PluralKit löscht ein Mitglied endgültig: das Profil, die Proxy-Tags, die Einstellungen auf Servern und seinen Platz in jeder Gruppe und jedem früheren Switch.',
    group:
      'PluralKit löscht eine Gruppe endgültig: ihren Namen, ihre Bilder und die Liste ihrer Mitglieder. Die Mitglieder selbst bleiben.',
  },
  copy: {
    member:
      'Auf diesem Gerät bleibt eine Kopie, mit der ihr die meisten Angaben wiederherstellen könnt. Nicht wiederherstellen lassen sich die ID, das Anlegedatum, die Nachrichtenzahl und der Platz in früheren Switches.',
    group:
      'Auf diesem Gerät bleibt eine Kopie, mit der ihr das meiste wiederherstellen könnt. Nicht wiederherstellen lassen sich die ID und das Anlegedatum.',
  },
  passingCopy: {
    member:
      'In diesem Tab bleibt eine Kopie, bis ihr ihn neu ladet oder schließt. Bis dahin könnt ihr die meisten Angaben wiederherstellen. Nicht wiederherstellen lassen sich die ID, das Anlegedatum, die Nachrichtenzahl und der Platz in früheren Switches.',
    group:
      'In diesem Tab bleibt eine Kopie, bis ihr ihn neu ladet oder schließt. Bis dahin könnt ihr das meiste wiederherstellen. Nicht wiederherstellen lassen sich die ID und das Anlegedatum.',
  },
  hideLead: {
    member: 'Stattdessen könnt ihr dieses Mitglied in den Listen verbergen, die andere sehen.',
    group: 'Stattdessen könnt ihr diese Gruppe in den Listen verbergen, die andere sehen.',
  },
  hide: 'Stattdessen verbergen',
  hidden: (name) => `${name} ist jetzt für andere verborgen`,
  hiddenCaption: {
    member: 'In euren eigenen Listen bleibt das Mitglied.',
    group: 'In euren eigenen Listen bleibt die Gruppe.',
  },
  notHidden: {
    member: 'Das Mitglied ist nicht verborgen. Versucht es erneut.',
    group: 'Die Gruppe ist nicht verborgen. Versucht es erneut.',
  },
  perhapsHidden: {
    member: 'Vielleicht ist das Mitglied verborgen. Versucht es erneut, um es herauszufinden.',
    group: 'Vielleicht ist die Gruppe verborgen. Versucht es erneut, um es herauszufinden.',
  },
  label: (name) => `Zum Löschen den Namen eingeben: ${name}`,
  mismatch: 'Der Name stimmt noch nicht überein.',
  cancel: 'Abbrechen',
  doNotWait: 'Nicht warten',
  remove: 'Endgültig löschen',
  removing: 'Wird gelöscht\u00a0…',
  noCopy: {
    title: 'Auf diesem Gerät kann keine Kopie gespeichert werden',
    detail:
      'Der Speicher des Browsers ist voll oder gesperrt, darum wurde noch nichts gelöscht. Ladet zuerst die Kopie herunter, wenn ihr sie vielleicht wiederherstellen wollt.',
    download: 'Kopie herunterladen',
    anyway: 'Ohne Kopie löschen',
  },
  refused: 'Es wurde nichts gelöscht.',
  unknown: {
    member:
      'Die Antwort von PluralKit ging verloren, und Frontboard kann nicht prüfen, ob das Mitglied gelöscht wurde. Die Kopie ist gespeichert. Versucht es erneut, um es herauszufinden.',
    group:
      'Die Antwort von PluralKit ging verloren, und Frontboard kann nicht prüfen, ob die Gruppe gelöscht wurde. Die Kopie ist gespeichert. Versucht es erneut, um es herauszufinden.',
  },
  notDeleted: (name) => `${name} wurde nicht gelöscht`,
  perhapsDeleted: (name) => `${name} wurde vielleicht gelöscht, vielleicht nicht`,
  notHiddenOf: (name) => `${name} wurde nicht verborgen`,
  perhapsHiddenOf: (name) => `${name} wurde vielleicht verborgen, vielleicht nicht`,
  deleted: (name) => `${name} wurde gelöscht`,
  deletedCaption: 'Eine Kopie steht unter „Kürzlich gelöscht“.',
  deletedNoCopy: 'Auf diesem Gerät gibt es keine Kopie.',
  wasGone: (name) => `${name} war schon gelöscht`,
};
