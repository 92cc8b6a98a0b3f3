import { counted } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

export const lostRowsWords: Translated<typeof import('./words.ts').lostRowsWords> = {
  title: 'Der Browser hat gespeicherte Daten gelöscht',
  caption: (what) =>
    `Auf diesem Gerät verloren: ${what}. Browser tun das, wenn das Gerät voll ist. Was PluralKit hat, ist unverändert.`,
  switches: (count) =>
    count === 1
      ? 'ein Switch, der noch nicht gesendet war'
      : `${counted(count, 'Switch', 'Switches')}, die noch nicht gesendet waren`,
  runs: (count) =>
    count === 1
      ? 'eine Sammeländerung oder ein Import, der nicht mehr fortgesetzt oder rückgängig gemacht werden kann'
      : `${counted(count, 'Sammeländerung', 'Sammeländerungen')} oder Importe, die nicht mehr fortgesetzt oder rückgängig gemacht werden können`,
  copies: (count) =>
    count === 1
      ? 'die Kopie zum Wiederherstellen eines gelöschten Mitglieds oder einer gelöschten Gruppe'
      : `die Kopien zum Wiederherstellen von ${counted(count, 'gelöschten Mitglied', 'gelöschten Mitgliedern')} oder Gruppen`,
};
