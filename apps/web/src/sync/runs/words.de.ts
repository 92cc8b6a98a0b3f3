import { codeWords } from '../../text/errors/code-words.de.ts';
import type { Translated } from '../../text/language/translated.ts';

export const runWords: Translated<typeof import('./words.ts').runWords> = {
  titles: {
    bulk: 'Sammeländerung',
    import: 'Import einer Datei',
    restore: 'Wiederherstellung',
    undo: 'Rücknahme',
  },
  left: {
    rests: (about) =>
      ({
        bulk: 'Die Sammeländerung ist nicht abgeschlossen',
        import: 'Der Import einer Datei ist nicht abgeschlossen',
        restore: 'Die Wiederherstellung ist nicht abgeschlossen',
        undo: 'Die Rücknahme ist nicht abgeschlossen',
      })[about],
    restsCaption:
      'Seit mehr als einer Stunde geht es nicht weiter. Gesendet wird erst wieder etwas, wenn ihr entscheidet.',
    show: 'Anzeigen',
  },
  noCopy: {
    title: 'Es konnte keine Kopie zum Wiederherstellen gespeichert werden',
    detail: 'Dieses Gerät ist voll oder erlaubt kein Speichern, deshalb wurde nichts gelöscht.',
  },
  timeTaken: {
    title: codeWords.sameTimestamp.title,
    detail: codeWords.sameTimestamp.detail,
  },
  notStored:
    'Dieses Gerät kann die Liste der Änderungen nicht speichern, deshalb wurde nichts gesendet. Schafft etwas Platz und beginnt erneut.',
};
