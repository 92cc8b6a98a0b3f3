import type { Translated } from '../../text/language/translated.ts';

export const copyReminderWords: Translated<typeof import('./words.ts').copyReminderWords> = {
  region: 'Kopie eures Systems',
  last: (day) => `Zuletzt habt ihr hier am ${day} eine Kopie eures Systems gespeichert.`,
  none: 'Hier wurde noch keine Kopie eures Systems gespeichert.',
  save: 'Kopie speichern',
  later: 'In drei Tagen erinnern',
  change: 'Erinnerung ändern',
  failed: {
    'no-folder': 'Für die Kopien eures Systems ist noch kein Ordner gewählt.',
    missing: 'Der Ordner für die Kopien eures Systems ist gerade nicht da.',
    refused: 'Frontboard kann nicht in den Ordner für die Kopien eures Systems schreiben.',
    full: 'Im Ordner für die Kopien eures Systems ist kein Platz mehr.',
    failed: 'Eine Kopie eures Systems konnte nicht in den Ordner dafür geschrieben werden.',
    fetch: 'PluralKit hat nicht geantwortet, während eine Kopie eures Systems gemacht wurde.',
  },
  again: 'Frontboard versucht es in 15 Minuten erneut. Frühere Kopien sind noch da.',
  tryAgain: 'Jetzt versuchen',
  folder: 'Ordner ändern',
  choose: 'Ordner wählen',
};
