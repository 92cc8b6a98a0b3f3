import { defineWords } from '../../text/define-words.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** What this device knows about followed systems and their members, in words. */
export const followedWords = defineWords('followedWords', {
  title: 'Folder, nickname and more',
  onThisDevice: 'On this device. PluralKit doesn’t get it.',
  nickname: 'Nickname',
  showNickname: 'Show the nickname',
  nicknameText: 'What you call them. It is shown beside their own name.',
  folder: 'Folder',
  noFolder: 'No folder',
  interval: 'Check for new fronters',
  intervalText: 'Frontboard checks less often if many systems together would ask PluralKit too much.',
  asAll: 'As for all systems',
  intervals: (seconds: number) => {
    const [count, unit] =
      seconds % (24 * HOUR) === 0
        ? [seconds / (24 * HOUR), 'day']
        : seconds % HOUR === 0
          ? [seconds / HOUR, 'hour']
          : seconds % MINUTE === 0
            ? [seconds / MINUTE, 'minute']
            : [seconds, 'second'];
    return count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`;
  },
  moved: (name: string, folder: string) => `${name} is in ${folder} now`,
  movedOut: (name: string) => `${name} is in no folder now`,
  pin: 'Pin to the top of Status',
  hide: 'Hide from Status',
  hideText: 'You still follow it. Status says how many are hidden, and shows them on request.',
  isNicknameFirst: 'Show nicknames in place of names',
});
