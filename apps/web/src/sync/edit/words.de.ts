import { codeWords } from '../../text/errors/code-words.de.ts';
import type { Translated } from '../../text/language/translated.ts';

export const saveWords: Translated<typeof import('./words.ts').saveWords> = {
  notSaved: 'Nicht gespeichert',
  nothingLost: 'Nichts, was ihr eingegeben habt, ist verloren.',
  lostAnswer: {
    title: 'Nicht gespeichert',
    detail:
      'Die Änderung ist bei PluralKit nicht angekommen. Nichts, was ihr eingegeben habt, ist verloren. Versucht es erneut.',
  },
  late: {
    title: 'Nicht gespeichert',
    detail:
      'PluralKit hat zu lange für die Antwort gebraucht und hat die Änderung nicht. Nichts, was ihr eingegeben habt, ist verloren. Versucht es erneut.',
  },
  partlySaved: {
    title: 'Nur ein Teil wurde gespeichert',
    detail:
      'Dazwischen ist die Verbindung abgerissen. Was PluralKit noch nicht hat, ist noch hier: Versucht es erneut, um den Rest zu speichern.',
  },
  uncertain: {
    title: 'Nicht sicher, ob es gespeichert wurde',
    detail:
      'Die Verbindung ist abgerissen, bevor PluralKit geantwortet hat. Nichts, was ihr eingegeben habt, ist verloren. Wenn ihr es erneut versucht, sieht Frontboard zuerst nach, damit nichts doppelt gespeichert wird.',
  },
  gone: {
    title: 'Das gibt es in PluralKit nicht mehr',
    detail:
      'Es wurde inzwischen gelöscht. Was ihr eingegeben habt, steht noch hier, und ihr könnt es kopieren.',
  },
  notYours: {
    title: 'Dieser Token kann das nicht ändern',
    detail:
      'Es gehört zu einem anderen System, oder der Token wurde gewechselt. Nichts, was ihr eingegeben habt, ist verloren.',
  },
  tokenRefused: {
    title: codeWords.tokenRefused.title,
    detail:
      'PluralKit nimmt euren Token nicht mehr an. Gebt ihn in den Einstellungen neu ein. Was ihr eingegeben habt, bleibt hier.',
  },
  serviceTrouble: {
    title: 'PluralKit hat gerade Probleme',
    detail:
      'Nicht gespeichert. Nichts, was ihr eingegeben habt, ist verloren. Versucht es in ein paar Minuten erneut.',
  },
  limited: {
    title: 'PluralKit bittet um weniger Tempo',
    detail: 'Noch nicht gespeichert. Nichts, was ihr eingegeben habt, ist verloren.',
  },
  unreachable: {
    title: 'PluralKit ist nicht erreichbar',
    detail:
      'Es wurde nichts gesendet, und nichts, was ihr eingegeben habt, ist verloren. Versucht es erneut, wenn ihr online seid.',
  },
  wasMade: {
    title: 'Es wurde gespeichert',
    detail:
      'Ihr habt die Seite verlassen, bevor PluralKit geantwortet hat. Es ist gespeichert und in eurer Liste.',
  },
  alreadyMade: {
    title: 'Es ist schon gespeichert',
    detail: 'Was ihr danach geändert habt, ist noch hier. Öffnet es aus der Liste, um auch das zu speichern.',
  },
  perhapsMadeElsewhere: {
    title: 'Noch nicht gespeichert',
    detail:
      'Dasselbe Formular wurde in einem anderen Tab verwendet, deshalb ist das vielleicht schon gespeichert. Seht in der Liste nach. Tippt noch einmal auf „Speichern“, um es trotzdem zu speichern.',
  },
  memberLimit: {
    title: codeWords.memberLimit,
    detail: 'Nichts, was ihr eingegeben habt, ist verloren.',
  },
  groupLimit: {
    title: codeWords.groupLimit,
    detail: 'Nichts, was ihr eingegeben habt, ist verloren.',
  },
  fieldProblem: (field, message) => `${field}: ${message}`,
  lengths: (message, actual, most) => `${message} (${actual} von ${most})`,
};
