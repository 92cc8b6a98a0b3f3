import { imageChoiceWords, imageHostSees } from '../../text/image-choice-words.de.ts';
import type { Translated } from '../../text/language/translated.ts';

export const firstRunWords: Translated<typeof import('./words.ts').firstRunWords> = {
  title: 'Willkommen bei Frontboard',
  lead: 'Seht auf einen Blick, wer in den Systemen frontet, denen ihr folgt.',
  pluralKit:
    'PluralKit ist ein Discord-Bot, mit dem plurale Systeme ihre Mitglieder verwalten und festhalten, wer frontet. Frontboard zeigt, was Systeme dort teilen.',
  start: 'Womit möchtet ihr anfangen?',
  follow: {
    title: 'Einem System folgen',
    text: 'Einem befreundeten oder eurem eigenen. Ihr braucht die PluralKit-ID oder eine Discord-ID, aber kein Konto.',
    action: 'Einem System folgen',
  },
  demo: {
    title: 'Erst einmal umsehen',
    text: 'Ein Dutzend erfundene Systeme, eines davon eures. Probiert alles aus. Nichts wird gespeichert.',
    action: 'Beispieldaten ausprobieren',
  },
  token: {
    title: 'Euer eigenes System verwenden',
    text: 'Mit eurem PluralKit-Token weiß Frontboard, welches System eures ist.',
    action: 'Token hinzufügen',
  },
  own: {
    title: 'Euer eigenes System',
    text: 'Euer Token ist hier gespeichert. Tragt ein, wer frontet, oder folgt eurem System wie jedem anderen.',
    action: 'Zu „Switch“',
  },
  pictures: {
    text: `Bilder kommen von vielen Orten im Internet. ${imageHostSees}`,
    label: 'Bilder, die geladen werden',
    choices: {
      trusted: {
        label: `${imageChoiceWords.trusted} (empfohlen)`,
        description: 'Die meisten Bilder liegen dort. Statt der anderen stehen Initialen da.',
      },
      all: { label: imageChoiceWords.all, description: 'Jeder Host sieht, dass ihr sein Bild geladen habt.' },
      none: { label: imageChoiceWords.none, description: 'Statt aller Bilder stehen Initialen da.' },
    },
    action: 'Auswahl speichern',
  },
  privacy: 'Wem ihr folgt, bleibt auf diesem Gerät. Frontboard hat keinen eigenen Server.',
};
