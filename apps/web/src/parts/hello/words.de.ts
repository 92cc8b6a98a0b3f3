import { counted } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

export const helloWords: Translated<typeof import('./words.ts').helloWords> = {
  title: 'Hallo sagen',
  list: 'Wen ihr grüßen könnt',
  noPronouns: 'Keine Pronomen geteilt',
  here: (since) => `Da ${since}`,
  hereSwitch: (since) => `Da ${since} (dieser Switch)`,
  more: (count) => (count === 1 ? 'Und noch jemand.' : `Und noch ${count}.`),
  bellText: 'Anfangs aus. In den Einstellungen wählt ihr, was Benachrichtigungen sagen, und eure Ruhezeiten.',
  since: {
    justNow: 'seit gerade eben',
    minutes: (count) => `seit ${counted(count, 'Minute', 'Minuten')}`,
    named: (when, time) => `seit ${when}, ${time}`,
    other: (time) => `seit ${time}`,
    tonight: 'heute Nacht',
    today: {
      night: 'letzter Nacht',
      morning: 'heute Morgen',
      afternoon: 'heute Nachmittag',
      evening: 'heute Abend',
    },
    yesterday: {
      night: 'letzter Nacht',
      morning: 'gestern Morgen',
      afternoon: 'gestern Nachmittag',
      evening: 'gestern Abend',
    },
  },
};
