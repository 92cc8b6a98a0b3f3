import { counted } from '../text/language/german-forms.ts';
import type { Translated } from '../text/language/translated.ts';

const left = (extra: number, doubled: number) =>
  `${counted(extra, 'überzähliger Switch', 'überzählige Switches')}, ${doubled} mit doppelten Mitgliedern`;

export const logWords: Translated<typeof import('./log-words.ts').logWords> = {
  lost: (lost) => `Der Browser hat die Datenbank gelöscht. Verloren: ${lost}.`,
  removingCopies: {
    member: (count) =>
      `Was eine wiederholte Anfrage angelegt hat, wird entfernt: ${counted(count, 'Mitglied', 'Mitglieder')}.`,
    group: (count) =>
      `Was eine wiederholte Anfrage angelegt hat, wird entfernt: ${counted(count, 'Gruppe', 'Gruppen')}.`,
  },
  removingSwitches: (extra, doubled) =>
    `Was wiederholte Anfragen hinterlassen haben, wird entfernt: ${left(extra, doubled)}.`,
  removedSwitches: (extra, doubled) =>
    `Was wiederholte Anfragen hinterlassen haben, wurde entfernt: ${left(extra, doubled)}.`,
};
