import type { AccountPartCounts } from '../../../sync/backup/account-parts.ts';
import type { MergeCounts } from '../../../sync/backup/merge-accounts.ts';
import { correctionWords } from '../../../text/correction-words.ts';
import { defineWords } from '../../../text/define-words.ts';
import { displayOptionWords } from '../../../text/display-option-words.ts';
import { imageChoiceWords } from '../../../text/image-choice-words.ts';
import { formatInterval } from '../intervals.ts';
import { optionGroupWords, optionWords } from '../option-words.ts';
import { settingsWords } from '../words.ts';

const {
  appearance,
  copies,
  copyPlanOptions,
  frontTitleOptions,
  language,
  memberWord,
  status,
  switcher,
  lookup,
} = settingsWords;

/** The words of backup and restore. */
export const backupWords = defineWords('backupWords', {
  save: 'Save a backup',
  saved: (name: string) => `Saved as ${name}`,
  open: 'Restore a backup',
  savedInPart: (name: string) =>
    `Saved as ${name}, but without the copies of what you deleted: this device couldn’t read them.`,
  openText:
    'From Frontboard or PKStatus, also an encrypted one. You see all changes before anything is changed.',
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
    how: 'This backup was made for another device',
    merge: 'Merge both devices',
    asInFile: 'As in the file',
    mergesNothing: 'There is nothing new in it for this device.',
    mergedTitle: 'Changes in your own systems',
    merged: ({ added, changed, removed }: MergeCounts, extra: AccountPartCounts): readonly string[] => [
      ...(added === 0 ? [] : [added === 1 ? '1 entry is added' : `${added} entries are added`]),
      ...(changed === 0 ? [] : [changed === 1 ? '1 entry changes' : `${changed} entries change`]),
      ...(removed === 0 ? [] : [removed === 1 ? '1 entry is removed' : `${removed} entries are removed`]),
      ...backupWords.dialog.own(extra),
    ],
    conflicts: (count: number) =>
      count === 1
        ? '1 entry was changed on both devices. Keep'
        : `${count} entries were changed on both devices. Keep`,
    oneByOne: 'Choose for each',
    about: (kind: string, subjects: readonly string[]) =>
      subjects.length === 0 ? kind : `${kind}: ${subjects.join(' · ')}`,
    numbered: (title: string, number: number) => `${title} (${number})`,
    /** What a version says about one thing in which both differ. */
    fact: (label: string, text: string) => (label === '' ? text : `${label}: ${text}`),
    allFacts: (facts: readonly string[]) => facts.join(' · '),
    hiddenDiffers: (shown: string) =>
      shown === '' ? 'Only what is hidden (||…||) differs' : `${shown} (only what is hidden differs)`,
    facts: {
      order: 'Order',
      system: 'System',
      text: 'Text',
      place: 'Position',
      isCollapsed: 'Collapsed',
      members: 'Members',
      front: 'Fronters then',
      atMs: 'Time',
      switchMs: 'Time of the switch',
      column: 'another column',
      unsure: {
        about: 'A switch at about this time',
        somebody: 'Somebody, not known who',
      } as Readonly<Record<string, string>>,
    },
    conflictOf: (kind: string, count: number) => (count === 1 ? kind : `${kind} (${count})`),
    /** By the first part of a path. */
    kinds: {
      settings: 'Settings',
      details: 'Order and names of followed systems',
      folders: 'Folders of followed systems',
      systems: 'What you noted about followed systems',
      members: 'What you noted about members of followed systems',
      name: 'Name of a system on this device',
      color: 'Colour of a system on this device',
      servers: 'Servers',
      notes: 'Notes for whoever is next',
      note: 'The note that is being written',
      unsure: 'What is not certain in the history',
      savedFronts: 'Saved fronts',
      switchNotes: 'Notes about switches',
      recordNotes: 'Notes about members and groups',
      memberStates: 'States of members',
      fieldDefinitions: 'Your own fields',
      fieldValues: 'Values of your own fields',
      other: 'Other entries',
    } as Readonly<Record<string, string>>,
    thisDevice: 'What is here',
    theFile: 'What the file has',
    addSystems: (count: number) =>
      count === 1
        ? 'Add the system of yours that is not here yet'
        : `Add the ${count} systems of yours that are not here yet`,
    addSystemsText: 'The backup has the token. It is checked with PluralKit and saved on this device.',
    change: (from: string, to: string) => `${from} → ${to}`,
    detailsTitle: 'Folders and notes of followed systems, on this device',
    details: (count: number) => (count === 1 ? '1 entry changes' : `${count} entries change`),
    ownTitle: 'Added to your own systems',
    own: (counts: AccountPartCounts) => {
      const count = (amount: number, one: string, many: string) =>
        amount === 0 ? [] : [amount === 1 ? `1 ${one}` : `${amount} ${many}`];
      return [
        ...count(counts.descriptions, 'name or colour of a system', 'names or colours of systems'),
        ...count(counts.favourites, 'favourite', 'favourites'),
        ...count(counts.servers, 'server', 'servers'),
        ...count(counts.drafts, 'unsaved form', 'unsaved forms'),
        ...count(counts.notes, 'thing you noted', 'things you noted'),
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
  passphrase: {
    title: 'This backup is encrypted',
    lead: 'Enter the passphrase with which it was made. Nothing changes yet: you see all changes first.',
    label: 'Passphrase',
    open: 'Open',
    opening: 'Opening…',
    problems: {
      passphrase: 'This passphrase doesn’t open it. Capital letters and hyphens count.',
      damaged: 'This file is damaged or not a backup. Nothing was changed.',
      tooLarge: 'This file is too large to be a backup. Nothing was changed.',
    },
  },
  transfer: {
    open: 'To another device',
    title: 'Move to another device',
    lead: 'Everything that is in a backup, encrypted. On the other device, choose “Restore a backup” or “Read codes” here in Settings. Use two devices in turn: each backup brings the changes of one to the other.',
    label: 'Passphrase',
    labelText: (letters: number) => `At least ${letters} characters. Without it, nobody can open the backup.`,
    make: 'Make a passphrase',
    made: 'Type this on the other device:',
    copy: 'Copy passphrase',
    tooShort: (letters: number) => `Use at least ${letters} characters, or let Frontboard make one.`,
    tokens: 'Include the tokens of your systems',
    tokensText:
      'The other device can then use them at once. Whoever opens the backup has full control of your systems.',
    save: 'Save a file',
    showCodes: 'Show codes',
    preparing: 'Encrypting…',
    failed: 'The backup couldn’t be encrypted on this device. Nothing was saved.',
    inPart: 'This backup is without the copies of what you deleted: this device couldn’t read them.',
    tooManyCodes: 'There is too much for codes. Save a file instead.',
    close: 'Close',
  },
  codes: {
    open: 'Read codes',
    lead: 'On the other device, open Settings, choose “Read codes” and point its camera here. The order doesn’t matter.',
    label: (number: number, count: number) => `Code ${number} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    play: 'Play',
    pause: 'Pause',
    readTitle: 'Read the codes of another device',
    readLead:
      'On the other device, choose “To another device” and “Show codes”, and point this camera at its screen.',
    opening: 'Opening the camera…',
    camera: 'What the camera sees',
    noCamera: 'No camera can be used here. Take pictures of the codes and choose them.',
    pictures: 'Choose pictures of codes',
    picturesText: 'One code in each picture.',
    progress: (read: number, count: number, missing: readonly number[]) =>
      missing.length === 0 || missing.length > 12
        ? `${read} of ${count} codes read`
        : `${read} of ${count} codes read. Missing: ${missing.join(', ')}`,
    foreign: 'No code of a backup was found.',
    other: 'This code belongs to another backup.',
    startOther: 'Read that backup instead',
  },
  done: 'Backup restored',
  notAllDone: {
    title: 'The backup was partly restored',
    caption:
      'This device couldn’t save every copy of what you deleted. The missing copies are still in the file.',
  },
  notAdded: {
    title: 'Not every system could be added',
    caption:
      'PluralKit refused a token or could not be reached. Everything else was restored. Restore the backup again later.',
  },
  systemsStay: 'Undo doesn’t remove the systems that were added.',
  notUndone: 'Not everything could be undone',
  values: { on: 'On', off: 'Off', none: 'None' },
  /** For null, where it is not the same as none. */
  unchosen: { listColumns: 'As usual', rowColumns: 'As usual' } as Readonly<Record<string, string>>,
  /** Lists are shown by their length. */
  lists: {
    'switcher.excludeGroups': (count: number) => `${count} left out`,
    'frontNotifications.systems': (count: number) => (count === 1 ? '1 system' : `${count} systems`),
  } as Readonly<Record<string, (count: number) => string>>,
  /** What has no option of its own, by the path in the documents. */
  options: {
    hasChosenImages: 'Pictures have been chosen',
    imageHosts: 'Hosts whose pictures are always loaded',
    listColumns: 'Columns of tables',
    rowColumns: 'Columns of rows',
    checksReleasesOnWeb: 'Check for new versions in the browser',
    'frontNotifications.systems': 'Notifications about',
    'frontNotifications.names': 'Notifications with names',
    'frontNotifications.quiet': 'Quiet hours',
    'frontNotifications.quietFrom': 'Quiet hours from',
    'frontNotifications.quietTo': 'Quiet hours to',
  } as Readonly<Record<string, string>>,
});

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

/** The titles of everything that the documents contain, by its path: options have the names of their screens. */
export const optionTitles: Readonly<Record<string, string>> = {
  ...titlesOfOptions(),
  ...backupWords.options,
  ownMemberWord: `${memberWord.own}: ${memberWord.one}`,
  ownMembersWord: `${memberWord.own}: ${memberWord.many}`,
  copyCount: copies.stay,
};

/** Numbers as their options show them. */
export const optionAmounts: Readonly<Record<string, (amount: number) => string>> = {
  fronterUpdateInterval: (seconds) => settingsWords.every(formatInterval(seconds)),
  systemUpdateInterval: (seconds) => settingsWords.every(formatInterval(seconds)),
  correctSwitchMinutes: (minutes) =>
    minutes === 0 ? correctionWords.never : correctionWords.within(minutes),
  copyCount: (count) => copies.count(String(count)),
};

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
  frontTitle: frontTitleOptions,
  copyPlan: copyPlanOptions,
  language: language.options,
  memberWord: { own: memberWord.own },
};
