import { codeWords } from '../../../text/errors/code-words.de.ts';
import { counted, number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const restoreWords: Translated<typeof import('./words.ts').restoreWords> = {
  title: (count) => `Kürzlich gelöscht (${number(count)})`,
  where: {
    device: 'Kopien auf diesem Gerät.',
    tab: 'Kopien in diesem Tab. Sie sind weg, wenn ihr ihn neu ladet oder schließt.',
  },
  lead: {
    member:
      'Beim Wiederherstellen wird das Mitglied neu angelegt, mit einer neuen ID, und in seine Gruppen aufgenommen. Nicht wiederhergestellt werden die Nachrichtenzahl, das Anlegedatum, der Platz in früheren Switches und die Einstellung für Autoproxy.',
    group:
      'Beim Wiederherstellen wird die Gruppe neu angelegt, mit einer neuen ID, und ihre Mitglieder werden aufgenommen. Das Anlegedatum wird nicht wiederhergestellt.',
  },
  list: 'Kürzlich gelöscht',
  deleted: 'Gelöscht',
  restore: 'Wiederherstellen',
  restoreOf: (name) => `${name} wiederherstellen`,
  restoring: 'Wird wiederhergestellt\u00a0…',
  download: 'Herunterladen',
  downloadOf: (name) => `Kopie von ${name} herunterladen`,
  forget: 'Vergessen',
  forgetOf: (name) => `Kopie von ${name} vergessen`,
  more: (count) => `${counted(count, 'weiteren Eintrag', 'weitere Einträge')} anzeigen`,
  restored: (name) => `${name} ist wiederhergestellt`,
  newId: (id) => `Die neue ID ist ${id}.`,
  refusedFields: (fields) =>
    `PluralKit hat das nicht angenommen: ${fields}. Die Kopie bleibt unter „Kürzlich gelöscht“.`,
  copyStays:
    'Wiederhergestellt, aber das hat PluralKit nicht angenommen. Die Kopie bleibt, bis ihr sie vergesst.',
  lostMemberships: {
    member: (count) =>
      count === 1
        ? 'Eine Gruppe dieses Mitglieds gibt es nicht mehr.'
        : `${number(count)} Gruppen dieses Mitglieds gibt es nicht mehr.`,
    group: (count) =>
      count === 1
        ? 'Eines ihrer Mitglieder ist nicht mehr in eurem System.'
        : `${number(count)} ihrer Mitglieder sind nicht mehr in eurem System.`,
  },
  unfinished: {
    member:
      'Das Mitglied ist wiederhergestellt, aber noch nicht in seinen Gruppen. Mit „Wiederherstellen“ geht es weiter.',
    group:
      'Die Gruppe ist wiederhergestellt, aber ihre Mitglieder sind noch nicht darin. Mit „Wiederherstellen“ geht es weiter.',
  },
  unknown:
    'Vielleicht ist das schon wiederhergestellt. „Wiederherstellen“ prüft das zuerst und legt nie ein zweites Mal an.',
  refused: 'Es wurde nichts angelegt. Die Kopie ist noch hier.',
  busy: 'Das wird gerade in einem anderen Tab wiederhergestellt.',
  gone: 'Das wurde in einem anderen Tab wiederhergestellt, oder die Kopie wurde dort vergessen.',
  limit: {
    member: `${codeWords.memberLimit}. Es wurde nichts angelegt. Die Kopie bleibt hier, bis Platz ist.`,
    group: `${codeWords.groupLimit}. Es wurde nichts angelegt. Die Kopie bleibt hier, bis Platz ist.`,
  },
  forgotten: (name) => `Die Kopie von ${name} wurde entfernt`,
  notForgotten: 'Die Kopie konnte nicht entfernt werden',
};
