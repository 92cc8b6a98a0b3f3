import { counted, number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const localWords: Translated<typeof import('./words.ts').localWords> = {
  former: {
    title: (count) => `Notizen zu ehemaligen Mitgliedern und Gruppen (${number(count)})`,
    lead: 'Sie sind nur auf diesem Gerät und bleiben, bis ihr sie löscht. Wenn ihr ein Mitglied oder eine Gruppe hier wiederherstellt, gehört die Notiz wieder dazu.',
    // In sentences after "zu".
    name: (position, count) =>
      count === 1
        ? 'einem ehemaligen Mitglied oder einer ehemaligen Gruppe'
        : `ehemaligem Mitglied oder ehemaliger Gruppe ${number(position)}`,
  },
  state: 'Zustand',
  set: {
    active: (count) => `Aktiv: ${members(count)}`,
    resting: (count) => `Ruhend: ${members(count)}`,
    'not-a-person': (count) => `Keine Person: ${members(count)}`,
  },
  noneSelected: 'Wählt zuerst Mitglieder aus',
  rest: 'Ruhend: alle ohne Switch seit 12 Monaten\u00a0…',
  dialog: {
    title: 'Ruhende Mitglieder',
    lead: (day) =>
      `Diese aktiven Mitglieder haben seit dem ${day} nicht gefrontet. Wählt, wer ruht. Das wird nur auf diesem Gerät vermerkt, und „Rückgängig“ nimmt es zurück.`,
    none: (day) => `Soweit bekannt, haben alle aktiven Mitglieder seit dem ${day} gefrontet.`,
    loading: 'Der Verlauf wird geladen.',
    knownFrom: (day, left) =>
      `Hier sind nur Switches seit dem ${day} geladen. Öffnet den Verlauf, um mehr zu laden: Bis dahin ist ${left === 1 ? 'bei 1 Mitglied nicht bekannt, ob es gefrontet hat' : `bei ${number(left)} Mitgliedern nicht bekannt, ob sie gefrontet haben`}.`,
    nothingKnown: 'Hier sind keine Switches geladen, darum ist die Liste leer. Öffnet zuerst den Verlauf.',
    history: 'Verlauf öffnen',
    members: 'Mitglieder',
    set: (count) => `Ruhend: ${members(count)}`,
    cancel: 'Abbrechen',
  },
};

function members(count: number): string {
  return counted(count, 'Mitglied', 'Mitglieder');
}
