import type { Translated } from '../../text/language/translated.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export const followedWords: Translated<typeof import('./words.ts').followedWords> = {
  title: 'Ordner, Spitzname und mehr',
  onThisDevice: 'Auf diesem Gerät. PluralKit bekommt das nicht.',
  nickname: 'Spitzname',
  showNickname: 'Spitznamen anzeigen',
  nicknameText: 'So nennt ihr dieses System oder Mitglied. Der Spitzname steht neben dem Namen.',
  folder: 'Ordner',
  noFolder: 'Kein Ordner',
  interval: 'Prüfen, wer frontet',
  intervalText:
    'Frontboard prüft seltener, wenn es bei vielen Systemen sonst zu viele Anfragen an PluralKit wären.',
  asAll: 'Wie bei allen Systemen',
  intervals: (seconds) => {
    const [unitSeconds, every, units] =
      seconds % DAY === 0
        ? [DAY, 'Jeden Tag', 'Tage']
        : seconds % HOUR === 0
          ? [HOUR, 'Jede Stunde', 'Stunden']
          : seconds % MINUTE === 0
            ? [MINUTE, 'Jede Minute', 'Minuten']
            : [1, 'Jede Sekunde', 'Sekunden'];
    const count = seconds / unitSeconds;
    return count === 1 ? every : `Alle ${count} ${units}`;
  },
  moved: (name, folder) => `${name} ist jetzt in ${folder}`,
  movedOut: (name) => `${name} ist jetzt in keinem Ordner`,
  pin: 'In „Status“ oben anheften',
  hide: 'In „Status“ verbergen',
  hideText: 'Ihr folgt weiterhin. „Status“ sagt, wie viele verborgen sind, und zeigt sie auf Wunsch.',
  isNicknameFirst: 'Spitznamen statt Namen anzeigen',
};
