import type { LayoutOptionId } from '../../state/layout-options.ts';
import { correctionWords } from '../../text/correction-words.ts';
import { defineWords } from '../../text/define-words.ts';
import { displayOptionWords } from '../../text/display-option-words.ts';
import { singleTapsWords } from '../../text/single-taps-words.ts';

const { labels } = displayOptionWords;

/** One option. */
interface OptionWords {
  readonly label: string;
  /** One sentence: its effect. */
  readonly text: string;
  /** Other words for the search. */
  readonly keywords?: string;
}

/** The groups of options, in the order of the screen. */
export const optionGroupWords = defineWords('optionGroupWords', {
  account: {
    title: 'Your system',
    lead: 'Following others needs no token. With your token, Frontboard knows which system is yours.',
  },
  appearance: { title: 'Appearance' },
  names: { title: 'Names and words' },
  discretion: { title: 'Pictures and discretion' },
  status: { title: 'Status', lead: 'You can also change these beside each layout on the status screen.' },
  tile: { title: 'Status as tiles' },
  list: { title: 'Status as a list' },
  table: { title: 'Status as a table' },
  switcher: { title: 'Switch' },
  extras: {
    title: 'Extras',
    lead: 'What you note with them stays on this device and in your backups. PluralKit and others don’t get it.',
  },
  lookup: { title: 'Lookup and lists' },
  keyboard: { title: 'Keyboard' },
  updates: {
    title: 'Updates',
    lead: 'These are the shortest intervals. With many systems, checks are less frequent, to stay within PluralKit’s limits.',
  },
  notices: {
    title: 'Notifications',
    lead: 'While Frontboard is open in any tab, your device can notify you when a front changes. Choose the systems.',
  },
  releases: { title: 'New versions' },
  backup: {
    title: 'Backup',
    lead: 'One file with your settings, the systems you follow, and what you made here for your own systems: favourites, servers, notes, unsaved forms, copies of deleted members and groups. It contains names. Your token is in it only if you ask for that in an encrypted one.',
  },
} satisfies Record<string, { title: string; lead?: string }>);

export type OptionGroupId = keyof typeof optionGroupWords;

const TIMES = {
  updated: {
    label: labels.showUpdateTime,
    text: 'How long ago Frontboard last asked about a system.',
    keywords: 'time age',
  },
  switched: { label: labels.showLastSwitch, text: 'When the front last changed.', keywords: 'time ago' },
  since: {
    label: labels.showFrontingSince,
    text: 'For how long each fronter has been there, which takes more requests to PluralKit.',
    keywords: 'time duration',
  },
} as const;
const PICTURE_SIZE = { text: 'How large the pictures are in this layout.', keywords: 'icon avatar image' };

/** Every option by its id: its path in the settings, if it has one. */
export const optionWords = defineWords('optionWords', {
  token: {
    label: 'PluralKit token',
    text: 'Gives access to your own system.',
    keywords: 'account log in sign in password pk;token',
  },

  theme: {
    label: 'Theme',
    text: 'Light, dark, or the same as your device.',
    keywords: 'dark light night mode colour color',
  },
  textSize: {
    label: 'Text size',
    text: 'Makes text, and everything sized with it, smaller or larger.',
    keywords: 'font large zoom',
  },
  density: {
    label: 'Spacing',
    text: 'How much space there is between elements.',
    keywords: 'density compact roomy',
  },
  font: {
    label: 'Typeface',
    text: 'Two typefaces made for easier reading. They are loaded when you choose them.',
    keywords: 'font dyslexia opendyslexic atkinson hyperlegible',
  },
  runningTimes: {
    label: 'Relative times',
    text: '“5 minutes ago” keeps counting. When this is off, you see the exact time.',
    keywords: 'clock ago relative timer',
  },
  hours: {
    label: 'Clock',
    text: 'A 12-hour or 24-hour clock, or the same as your device.',
    keywords: 'time am pm date format hours 12 24',
  },
  showCardDetails: {
    label: 'Show more in details',
    text: 'ID, dates, colour and more, in the card that opens when you press a system or fronter on Status.',
    keywords: 'card',
  },
  'lookup.colorAccent': {
    label: 'Show colours',
    text: 'The colour a system or member chose, as a thin ring or line.',
    keywords: 'color accent',
  },

  language: {
    label: 'Language',
    text: 'The language of Frontboard’s own texts. What people wrote stays as it is.',
    keywords: 'english deutsch german sprache translation locale',
  },
  memberWord: {
    label: 'What members are called',
    text: 'The word Frontboard uses everywhere. PluralKit’s commands don’t change.',
    keywords: 'headmate part alter own word vocabulary',
  },
  detectPronouns: {
    label: 'Show pronouns separately from names',
    text: 'Luna (she/her) is shown as Luna, with she/her in the place for pronouns unless others are set.',
    keywords: 'detect',
  },
  'id.sep': { label: 'Split IDs in two', text: 'Easier to read aloud.', keywords: 'dash hid' },
  'id.caps': {
    label: 'IDs in capitals',
    text: 'Letters are easier to tell apart.',
    keywords: 'upper case hid',
  },

  images: {
    label: 'Pictures',
    text: 'The host of a picture sees your IP address and the time. Initials replace the pictures that are not loaded.',
    keywords: 'images avatars load privacy data',
  },
  discreet: {
    label: 'Discreet',
    text: 'Shows initials instead of names, and blurs pictures, for when others can see your screen.',
    keywords: 'privacy hide names blur',
  },
  frontTitle: {
    label: 'Your front in the title',
    text: 'The title of the tab or window says who is fronting in your system, and its icon has the colour of the first. Others see it beside your other tabs, and the browser keeps titles in its history. Frontboard asks once a minute, also in the background; a front older than three minutes is not in the title. Not in discreet mode, and not with an account that is used only for this session.',
    keywords: 'tab window icon favicon fronter name initials',
  },
  launcherFronts: {
    label: 'Saved fronts on the launcher',
    text: 'A long press on the icon of Frontboard shows the first of your saved fronts, as many as your launcher shows. Each opens Switch with that front, and records nothing. Their names are then readable without opening Frontboard. In discreet mode they are initials. With an account that is used only for this session there are none.',
    keywords: 'shortcut home screen icon long press android',
  },

  'status.lastLayout': {
    label: 'Layout',
    text: 'Status opens with this layout, the one you used last.',
    keywords: 'start tiles list table',
  },
  'status.tile.tileSize': { label: labels.tileSize, text: 'How wide a tile is.', keywords: 'panel width' },
  'status.tile.fitToScreen': {
    label: labels.fitToScreen,
    text: 'Chooses the largest tile size at which all systems fit on the screen, if they can.',
    keywords: 'automatic all one screen size',
  },
  'status.tile.showSystemDescription': {
    label: labels.showSystemDescription,
    text: 'The description of the system, below its tile.',
    keywords: 'text',
  },
  'status.tile.showFronterDescription': {
    label: labels.showFronterDescription,
    text: 'The descriptions of the fronters, below the tile.',
    keywords: 'text member',
  },
  'status.tile.showLastSwitch': TIMES.switched,
  'status.tile.showFrontingSince': TIMES.since,
  'status.tile.showUpdateTime': TIMES.updated,
  'status.list.iconSize': { label: labels.iconSize, ...PICTURE_SIZE },
  'status.list.squareIcons': {
    label: labels.squareIcons,
    text: 'Square pictures of systems and fronters instead of round ones.',
    keywords: 'icon avatar',
  },
  'status.list.showLastSwitch': TIMES.switched,
  'status.list.showFrontingSince': TIMES.since,
  'status.list.showUpdateTime': TIMES.updated,
  'status.table.verticalPosition': {
    label: labels.verticalPosition,
    text: 'Where a small table is placed on a large screen, top to bottom.',
    keywords: 'place middle',
  },
  'status.table.horizontalPosition': {
    label: labels.horizontalPosition,
    text: 'Where it is placed, left to right.',
    keywords: 'place left right center',
  },
  'status.table.iconSize': { label: labels.iconSize, ...PICTURE_SIZE },
  'status.table.showIcons': {
    label: labels.showIcons,
    text: 'Without pictures, a row is one line of text.',
    keywords: 'icon avatar',
  },
  'status.table.squareIcons': {
    label: labels.squareIcons,
    text: 'Square pictures of systems and fronters instead of round ones.',
    keywords: 'icon avatar',
  },
  'status.table.forceMobileUi': {
    label: labels.forceMobileUi,
    text: 'All fronters in one column, on any screen width.',
    keywords: 'mobile narrow',
  },
  'status.table.frontersInColumns': {
    label: labels.frontersInColumns,
    text: 'The first fronters of all systems are below each other, and so are the second ones, on screens that have room for it.',
    keywords: 'aligned grid',
  },
  'status.table.showLastSwitch': TIMES.switched,
  'status.table.showFrontingSince': TIMES.since,
  'status.table.showUpdateTime': TIMES.updated,

  'switcher.lastSortMethod': {
    label: 'Order of members',
    text: 'How the list on the switch screen is sorted.',
    keywords: 'sort name message',
  },
  'switcher.excludeGroups': {
    label: 'Groups to leave out',
    text: 'Their members are not in the list on the switch screen.',
    keywords: 'exclude hide archive',
  },
  correctSwitchMinutes: {
    label: correctionWords.label,
    text: correctionWords.text,
    keywords: 'minutes mistake undo',
  },

  singleTaps: {
    ...singleTapsWords,
    keywords: 'one touch press immediately plus',
  },

  awayCard: {
    label: 'While you were away',
    text: 'After some hours away, Switch shows who fronted since, until you dismiss it.',
    keywords: 'absence card since ribbon return',
  },
  frontNotes: {
    label: 'A note for whoever is next',
    text: 'On Switch you can leave a note, which is shown to whoever comes to the front next.',
    keywords: 'message memo leave local',
  },
  aroundNow: {
    label: 'First faces by the time of day',
    text: 'Switch begins with your favourites and with who often fronts around this time, by your own history.',
    keywords: 'hour recent order around frequent',
  },
  unsureTimes: {
    label: 'Not sure',
    text: 'On Switch you can note that a switch was at about a time, of which PluralKit gets the full hour, or that you don’t know who was fronting.',
    keywords: 'somebody unknown about morning uncertain',
  },
  frontIdeas: {
    label: 'Often together',
    text: 'Switch offers to save the fronts that are often in your last switches. They are counted on this device.',
    keywords: 'saved front suggestion history chips',
  },
  greetings: {
    label: 'How to say hello',
    text: 'The details and the page of another system say the pronouns of its fronters, since when they have been there and the first lines they wrote, and details have a switch for notifications. Frontboard asks PluralKit for the switches that say since when.',
    keywords: 'greeting friend pronouns description bell',
  },
  birthdays: {
    label: 'Birthdays and anniversaries',
    text: 'Status has a quiet line about those of the next seven days, and a page lists them: of your members, and of the systems you follow as far as this device knows their members.',
    keywords: 'birthday anniversary week calendar ics',
  },
  birthdayAges: {
    label: 'How many years it is',
    text: 'Birthdays with a year and anniversaries say how many years it is.',
    keywords: 'age birthday years old',
  },

  'lookup.memberLayout': {
    label: 'Layout of lists',
    text: 'How members and groups are shown wherever they are listed.',
    keywords: 'table cards grid faces wall',
  },
  recentLookups: {
    label: 'Remember what I look up',
    text: 'On this device only. For up to 30 days you can reread what you opened, even offline.',
    keywords: 'history recent privacy',
  },

  singleKeys: {
    label: 'Single-key shortcuts',
    text: 'One key, or two in a row, opens a screen or runs an action. When this is off, only shortcuts with Ctrl or ⌘ work.',
    keywords: 'keyboard hotkeys',
  },

  fronterUpdateInterval: {
    label: 'Check for new fronters',
    text: 'The shortest time between two checks of who is fronting.',
    keywords: 'interval refresh minutes seconds',
  },
  systemUpdateInterval: {
    label: 'Check for changed profiles',
    text: 'The shortest time between two checks of system names and pictures.',
    keywords: 'interval refresh hours system',
  },

  notices: {
    label: 'Notifications',
    text: 'Get notified when the front of a system changes, with or without names, and set quiet hours.',
    keywords: 'notify alert quiet hours',
  },

  checkUpdates: {
    label: 'Check for new versions',
    text: 'Checks Frontboard’s download page at the start and every hour. The page learns nothing about you except your IP address.',
    keywords: 'update release',
  },
  ignoreVersion: {
    label: 'Skipped version',
    text: 'You won’t be reminded of this version.',
    keywords: 'ignore skip update release',
  },

  backup: {
    label: 'Backup',
    text: 'Save what you made on this device to a file, or restore a file from Frontboard or PKStatus. The file contains no token, but it contains favourites, unsaved forms and copies of deleted members of your own systems. Keep it private.',
    keywords: 'export import file json restore',
  },
  transfer: {
    label: 'Another device',
    text: 'The same, encrypted with a passphrase: as a file, or as codes that the camera of the other device reads. Changes of both devices are merged.',
    keywords: 'encrypted age qr code camera phone move sync passphrase',
  },
  copyPlan: {
    label: 'Copies of your system',
    text: 'Frontboard can remind you when the newest copy that was made here is too old. The programs for Windows and Android can also write copies by themselves, to a folder you choose.',
    keywords: 'copy reminder export file folder daily weekly monthly schedule automatic',
  },
} satisfies Record<string, OptionWords> & Record<LayoutOptionId, OptionWords>);

export type OptionId = keyof typeof optionWords;
