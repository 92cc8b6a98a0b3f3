import { imageHostSees } from '../../text/image-choice-words.de.ts';
import { counted } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

export const pictureWords: Translated<typeof import('./words.ts').pictureWords> = {
  title: 'Welche Bilder sollen geladen werden?',
  met: `Einige Bilder sind nicht geladen. ${imageHostSees}`,
  notLoaded: (count) => `${counted(count, 'Bild', 'Bilder')} nicht geladen`,
  load: 'Einmal laden',
  alwaysFrom: (host) => `Immer laden von ${host}`,
  always: (host) => `Bilder von ${host} werden immer geladen`,
  saved: 'Eure Auswahl der Bilder ist gespeichert',
  change: 'Ihr könnt sie in den Einstellungen unter „Bilder“ ändern.',
};
