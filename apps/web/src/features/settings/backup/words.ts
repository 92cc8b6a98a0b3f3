import type { AccountPartCounts } from '../../../sync/backup/account-parts.ts';
import { correctionWords } from '../../../text/correction-words.ts';
import { defineWords } from '../../../text/define-words.ts';
import { displayOptionWords } from '../../../text/display-option-words.ts';
import { imageChoiceWords } from '../../../text/image-choice-words.ts';
import { formatInterval } from '../intervals.ts';
import { optionGroupWords, optionWords } from '../option-words.ts';
import { settingsWords } from '../words.ts';

const { appearance, copies, copyPlanOptions, memberWord, status, switcher, lookup } = settingsWords;

/** Before the titles that say too little without the heading of their section. */
const SECTIONS: readonly (readonly [path: string, title: string])[] = [
  ['status.tile.', displayOptionWords.titleOf.tile],
  ['status.list.', displayOptionWords.titleOf.list],
  ['status.table.', displayOptionWords.titleOf.table],
  ['status.', optionGroupWords.status.title],
  ['switcher.', optionGroupWords.switcher.title],
];

function titlesOfOptions(): Record<string, string> {
  const titles = Object.entries(optionWords).map(([id, { label }]) => {
    const section = SECTIONS.find(([path]) => id.startsWith(path));
    return [id, section === undefined ? label : `${section[1]}: ${label}`];
  });
  return Object.fromEntries(titles);
}

/** The words of backup and restore. Options have the names of their screens. */
export const backupWords = defineWords({
  save: 'Save a backup',
  saved: (name: string) => `Saved as ${name}`,
  open: 'Restore a backup',
  savedInPart: (name: string) =>
    `Saved as ${name}, but without the copies of what you deleted: this device couldn’t read them.`,
  openText: 'From Frontboard or PKStatus. You see all changes before anything is changed.',
  tooLarge: 'This file is too large to be a backup. Nothing was changed.',
  unreadable: 'This file couldn’t be read. Nothing was changed.',
  dialog: {
    title: 'Restore this backup?',
    nothingTitle: 'Nothing to restore',
    nothing: 'This file contains nothing to restore. Nothing was changed.',
    same: 'Everything in this file is already here.',
    sameReadable: 'Everything else in this file is already here.',
    problems: 'These parts couldn’t be read. They keep their current value or get the default:',
    options: 'Options',
    followed: 'Followed systems',
    followedText: (added: number, removed: number, isReordered: boolean) =>
      [added > 0 && `${added} more`, removed > 0 && `${removed} fewer`, isReordered && 'in another order']
        .filter(Boolean)
        .join(', ')
        .replace(/^./, (first) => first.toUpperCase()),
    more: (names: string) => `More: ${names}`,
    fewer: (names: string) => `Fewer: ${names}`,
    howFollowed: 'What happens to the systems you follow now',
    replace: 'Follow only those in the file',
    add: 'Keep mine and add those in the file',
    change: (from: string, to: string) => `${from} → ${to}`,
    detailsTitle: 'Folders and notes of followed systems, on this device',
    details: (count: number) => `${count} more`,
    ownTitle: 'Added to your own systems',
    own: (counts: AccountPartCounts) => {
      const count = (amount: number, one: string, many: string) =>
        amount === 0 ? [] : [amount === 1 ? `1 ${one}` : `${amount} ${many}`];
      return [
        ...count(counts.descriptions, 'name or colour of a system', 'names or colours of systems'),
        ...count(counts.favourites, 'favourite', 'favourites'),
        ...count(counts.servers, 'server', 'servers'),
        ...count(counts.drafts, 'unsaved form', 'unsaved forms'),
        ...count(counts.notes, 'note', 'notes'),
        ...count(counts.copies, 'copy of something you deleted', 'copies of what you deleted'),
      ];
    },
    absent: (count: number) =>
      count === 1
        ? 'The file also contains data for a system of yours that is not on this device. Add its token first, then restore again.'
        : `The file also contains data for ${count} systems of yours that are not on this device. Add their tokens first, then restore again.`,
    restore: 'Restore',
    restoreReadable: 'Restore the readable parts',
    cancel: 'Cancel',
    close: 'Close',
  },
  done: 'Backup restored',
  notAllDone: {
    title: 'The backup was partly restored',
    caption:
      'This device couldn’t save every copy of what you deleted. The missing copies are still in the file.',
  },
  notUndone: 'Not everything could be undone',
  undo: 'Undo',
  values: { on: 'On', off: 'Off', none: 'None' },
  /** For null, where it is not the same as none. */
  unchosen: { listColumns: 'As usual', rowColumns: 'As usual' } as Readonly<Record<string, string>>,
  /** Lists are shown by their length. */
  lists: {
    'switcher.excludeGroups': (count: number) => `${count} left out`,
    'frontNotifications.systems': (count: number) => (count === 1 ? '1 system' : `${count} systems`),
  } as Readonly<Record<string, (count: number) => string>>,
  /** Numbers as their options show them. */
  numbers: {
    fronterUpdateInterval: (seconds: number) => settingsWords.every(formatInterval(seconds)),
    systemUpdateInterval: (seconds: number) => settingsWords.every(formatInterval(seconds)),
    correctSwitchMinutes: (minutes: number) =>
      minutes === 0 ? correctionWords.never : correctionWords.within(minutes),
    copyCount: (count: number) => copies.count(String(count)),
  } as Readonly<Record<string, (amount: number) => string>>,
  /** By the path in the documents: the titles of the options, and what has no option of its own. */
  options: {
    ...titlesOfOptions(),
    hasChosenImages: 'Pictures have been chosen',
    imageHosts: 'Hosts whose pictures are always loaded',
    listColumns: 'Columns of tables',
    rowColumns: 'Columns of rows',
    checksReleasesOnWeb: 'Check for new versions in the browser',
    ownMemberWord: `${memberWord.own}: ${memberWord.one}`,
    ownMembersWord: `${memberWord.own}: ${memberWord.many}`,
    copyCount: copies.stay,
    'frontNotifications.systems': 'Notifications about',
    'frontNotifications.names': 'Notifications with names',
    'frontNotifications.quiet': 'Quiet hours',
    'frontNotifications.quietFrom': 'Quiet hours from',
    'frontNotifications.quietTo': 'Quiet hours to',
  } as Readonly<Record<string, string>>,
});

/** The names of choices, as on the screen where they are made, by the option's path and the stored value. */
export const choiceWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'status.table.verticalPosition': displayOptionWords.places.verticalPosition,
  'status.table.horizontalPosition': displayOptionWords.places.horizontalPosition,
  'status.lastLayout': { tile: status.tile, list: status.list, table: status.table },
  'switcher.lastSortMethod': { 'by-name': switcher.byName, 'by-last-message': switcher.byLastMessage },
  'lookup.memberLayout': { list: lookup.list, table: lookup.table, grid: lookup.grid, faces: lookup.faces },
  theme: appearance.themeOptions,
  images: imageChoiceWords,
  font: appearance.fontOptions,
  textSize: appearance.textSizeOptions,
  density: appearance.densityOptions,
  hours: appearance.hoursOptions,
  copyPlan: copyPlanOptions,
  memberWord: { own: memberWord.own },
};
