import { number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const previewWords: Translated<typeof import('./words.ts').previewWords> = {
  seenBy: 'Wer es sieht',
  seers: { others: 'Andere', owner: 'Ihr' },
  unnamed: 'Noch kein Name',
  tag: 'System-Tag',
  nameThere: 'Name auf diesem Server',
  tagThere: 'Tag auf diesem Server',
  tagOff: 'Aus',
  birthday: 'Geburtstag',
  proxyTags: 'Proxy-Tags',
  hiddenTitle: 'Was andere nicht sehen',
  unlisted: 'Fehlt in Listen, die andere sehen',
  message: {
    title: 'In Discord',
    app: 'APP',
    text: 'Hallo zusammen.',
    typed: 'Ihr tippt',
    untagged: 'Wenn die Nachricht ohne Proxy-Tags gesendet wird, zum Beispiel mit Autoproxy.',
    anyone: 'Alle im Kanal sehen diesen Namen und dieses Bild, auch wenn sie privat sind.',
    tooLong: (length) =>
      `Dieser Name hat ${number(length)} Zeichen. Discord erlaubt 80, darum kann PluralKit damit keine Nachrichten senden.`,
    someone: 'Ein Mitglied',
    off: 'Auf diesem Server ist Proxyen aus, darum sendet PluralKit dort keine Nachrichten.',
    withoutPicture: 'Das Bild ist für Mitglieder ohne eigenes.',
  },
};
