import type { Translated } from './language/translated.ts';

/** They stand below the field that they are about. */
export const fieldMessageWords: Translated<typeof import('./field-message-words.ts').fieldMessageWords> = {
  required: () => 'Dieses Feld darf nicht leer sein',
  blank: () => 'Dieses Feld darf nicht leer sein',
  long: (_field, most) => `Höchstens ${most} Zeichen sind möglich`,
  color: 'Das ist keine Farbe als Hex-Code wie #66ccff',
  birthday: 'Das ist kein gültiges Datum',
  image: (_field, most) => `Die Adresse muss zu einem Bild gehören und kürzer als ${most} Zeichen sein`,
  proxyTags: 'Ein Proxy-Tag darf mit dem Wort „text“ darin höchstens 100 Zeichen haben',
  timezone: 'Diese Zeitzone ist nicht bekannt',
  latch: 'Die Zeit für Latch muss eine Zahl sein',
  latchLong: (most) => `Die Zeit für Latch darf höchstens ${most} Sekunden sein`,
  autoproxyMember: 'Wählt ein Mitglied für Autoproxy',
};
