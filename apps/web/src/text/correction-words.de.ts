import { counted } from './language/german-forms.ts';
import type { Translated } from './language/translated.ts';

export const correctionWords: Translated<typeof import('./correction-words.ts').correctionWords> = {
  label: 'Letzten Switch korrigieren',
  text: 'Ein Switch, der innerhalb dieser Zeit eingetragen wird, ändert den letzten, statt einen neuen anzulegen.',
  never: 'Nie',
  within: (minutes) => `Innerhalb von ${counted(minutes, 'Minute', 'Minuten')}`,
};
