import { either } from './language/german-forms.ts';
import type { Translated } from './language/translated.ts';

/** After "zu". */
const KINDS = {
  system: 'einem System',
  member: 'einem Mitglied',
  group: 'einer Gruppe',
  message: 'einer Nachricht',
} as const;

function listKinds(kinds: readonly (keyof typeof KINDS)[]): string {
  return either(kinds.map((kind) => KINDS[kind]));
}

const letters = (count: number) => (count === 1 ? 'ein Buchstabe' : `${count} Buchstaben`);
const digits = (count: number) => (count === 1 ? 'eine Ziffer' : `${count} Ziffern`);
const characters = (count: number) => (count === 1 ? 'ein Zeichen' : `${count} Zeichen`);
const missing = (count: number, what: string) => `Es ${count === 1 ? 'fehlt' : 'fehlen'} noch ${what}`;
const surplus = (count: number, what: string) => `Es ${count === 1 ? 'ist' : 'sind'} ${what} zu viel`;

const LINKS_THAT_WORK =
  'Links zum Dashboard von PluralKit, zu Nachrichten auf Discord und zu dieser App funktionieren.';

export const referenceWords: Translated<typeof import('./reference-words.ts').referenceWords> = {
  missing: {
    letters: (count) => `${missing(count, letters(count))}: Eine ID hat 5 oder 6`,
    digits: (count) => `${missing(count, digits(count))}: Eine Discord-ID hat 17 bis 19`,
    'hex-digits': (count) =>
      `${missing(count, characters(count))}: Eine UUID hat 32, Bindestriche nicht mitgezählt`,
  },
  surplus: {
    letters: (count) => `${surplus(count, letters(count))}: Eine ID hat 5 oder 6.`,
    digits: (count) => `${surplus(count, digits(count))}: Eine Discord-ID hat 17 bis 19.`,
    'hex-digits': (count) =>
      `${surplus(count, characters(count))}: Eine UUID hat 32, Bindestriche nicht mitgezählt.`,
  },
  empty: 'Gebt eine ID ein oder fügt einen Link ein.',
  malformed:
    'Das ist keine ID. Eine PluralKit-ID hat 5 oder 6 Buchstaben, eine Discord-ID 17 bis 19 Ziffern, eine UUID 32 Zeichen.',
  linkWithoutId: (kinds) => `Dieser Link führt zu ${listKinds(kinds)}, aber die ID am Ende fehlt.`,
  unknownLink: `Dieser Link enthält keine ID. ${LINKS_THAT_WORK}`,
  foreignLink: (host) =>
    `Dieser Link führt zu ${host}, und diese Website kann Frontboard nicht lesen. ${LINKS_THAT_WORK}`,
  token:
    'Das sieht nach einem PluralKit-Token aus. Er wurde weder nachgeschlagen noch gespeichert oder gesendet. Gebt Tokens nur in den Einstellungen ein.',
};
