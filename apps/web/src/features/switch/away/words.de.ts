import { number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const awayWords: Translated<typeof import('./words.ts').awayWords> = {
  title: 'Während ihr weg wart',
  for: ', ',
  since: 'Seitdem',
  sinceShown: 'Seitdem:',
  more: (count) => (count === 1 ? 'und ein weiteres Mitglied' : `und ${number(count)} weitere`),
  dismiss: '„Während ihr weg wart“ ausblenden',
};
