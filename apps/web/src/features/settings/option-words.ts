import { defineWords } from '../../text/define-words.ts';

/** One thing that can be set. */
interface OptionWords {
  readonly label: string;
  /** One sentence: what it does. */
  readonly text: string;
  /** Other words under which somebody may look for it. */
  readonly keywords?: string;
}

/** The groups of options, in the order of the screen. */
export const optionGroupWords = defineWords({
  account: {
    title: 'Your system',
    lead: 'Following others needs no key. With one, Frontboard knows which system is yours.',
  },
  appearance: { title: 'Appearance' },
  names: { title: 'Names and words' },
  discretion: { title: 'Pictures and discretion' },
  status: { title: 'Status', lead: 'These are also beside each layout on the status screen.' },
  tile: { title: 'Status as tiles' },
  list: { title: 'Status as a list' },
  table: { title: 'Status as a table' },
  switcher: { title: 'Switch' },
  lookup: { title: 'Lookup and lists' },
  keyboard: { title: 'Keyboard' },
  updates: {
    title: 'Updates',
    lead: 'These are minimums: with many systems it takes longer, to stay within what PluralKit allows.',
  },
  notices: {
    title: 'Notifications',
    lead: 'While Frontboard is open in any tab, your device can tell you when a front changes. Choose for which systems.',
  },
  releases: { title: 'New versions' },
  backup: {
    title: 'Backup',
    lead: 'One file with your settings, whom you follow, and what you made here for your own systems: favourites, servers, unsaved forms, copies of what you deleted. It has names in it, but never your token.',
  },
} satisfies Record<string, { title: string; lead?: string }>);

export type GroupId = keyof typeof optionGroupWords;

const TIMES = {
  updated: {
    label: 'When it was updated',
    text: 'How long ago Frontboard last asked about a system.',
    keywords: 'time age',
  },
  switched: { label: 'Last switch', text: 'When the front last changed.', keywords: 'time ago' },
} as const;
const PICTURE_SIZE = { text: 'How large the pictures are in this layout.', keywords: 'icon avatar image' };

/** Every option by its id: the path under which it is kept, where it has one. */
export const optionWords = defineWords({
  token: {
    label: 'PluralKit key (token)',
    text: 'Opens your own system.',
    keywords: 'account log in sign in password pk;token',
  },

  theme: {
    label: 'Theme',
    text: 'Light, dark, or as your device has it.',
    keywords: 'dark light night mode colour color',
  },
  textSize: { label: 'Size of text', text: 'Everything grows with it.', keywords: 'font large zoom' },
  density: {
    label: 'Spacing',
    text: 'How much air there is between things.',
    keywords: 'density compact roomy',
  },
  font: {
    label: 'Typeface',
    text: 'Two made for easier reading; they are loaded when chosen.',
    keywords: 'font dyslexia opendyslexic atkinson hyperlegible',
  },
  runningTimes: {
    label: 'Relative times',
    text: '“5 minutes ago” keeps counting. Without it you see the moment itself.',
    keywords: 'clock ago relative timer',
  },
  hours: {
    label: 'Clock',
    text: 'Counts 12 or 24 hours, or as the language of your device does.',
    keywords: 'time am pm date format hours 12 24',
  },
  showCardDetails: {
    label: 'Show more in details',
    text: 'ID, dates, colour and the like, under the name.',
    keywords: 'card',
  },
  'lookup.colorAccent': {
    label: 'Show colours',
    text: 'The colour a system or member chose, as a thin ring or line.',
    keywords: 'color accent',
  },

  memberWord: {
    label: 'What members are called',
    text: 'The word Frontboard uses everywhere. PluralKit’s own commands keep theirs.',
    keywords: 'headmate part alter own word vocabulary',
  },
  detectPronouns: {
    label: 'Show pronouns apart from names',
    text: 'Luna (she/her) is shown as Luna, with she/her where pronouns stand.',
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
    text: 'Whoever hosts a picture learns your internet address and the time you look. Initials stand in for the others.',
    keywords: 'images avatars load privacy data',
  },
  discreet: {
    label: 'Discreet',
    text: 'Initials in place of names and blurred pictures, for when others can see your screen.',
    keywords: 'privacy hide names blur',
  },

  'status.lastLayout': {
    label: 'Layout',
    text: 'What Status opens with: the one you used last.',
    keywords: 'start tiles list table',
  },
  'status.tile.tileSize': { label: 'Tile size', text: 'How wide a tile is.', keywords: 'panel width' },
  'status.tile.showSystemDescription': {
    label: 'System descriptions',
    text: 'What a system says of itself, under its tile.',
    keywords: 'text',
  },
  'status.tile.showFronterDescription': {
    label: 'Fronter descriptions',
    text: 'What fronters say of themselves, under the tile.',
    keywords: 'text member',
  },
  'status.tile.showLastSwitch': TIMES.switched,
  'status.tile.showUpdateTime': TIMES.updated,
  'status.list.iconSize': { label: 'Picture size', ...PICTURE_SIZE },
  'status.list.squareIcons': {
    label: 'Square pictures',
    text: 'Pictures with corners instead of round ones.',
    keywords: 'icon avatar',
  },
  'status.list.showLastSwitch': TIMES.switched,
  'status.list.showUpdateTime': TIMES.updated,
  'status.table.verticalPosition': {
    label: 'Vertical position',
    text: 'Where a small table stands on a large screen, from top to bottom.',
    keywords: 'place middle',
  },
  'status.table.horizontalPosition': {
    label: 'Horizontal position',
    text: 'Where it stands from side to side.',
    keywords: 'place left right center',
  },
  'status.table.iconSize': { label: 'Picture size', ...PICTURE_SIZE },
  'status.table.showIcons': {
    label: 'Show pictures',
    text: 'Without them a row is one line of text.',
    keywords: 'icon avatar',
  },
  'status.table.squareIcons': {
    label: 'Square pictures',
    text: 'Pictures with corners instead of round ones.',
    keywords: 'icon avatar',
  },
  'status.table.forceMobileUi': {
    label: 'Compact, as on phones',
    text: 'All fronters in one column, whatever the width of the screen.',
    keywords: 'mobile narrow',
  },
  'status.table.showLastSwitch': TIMES.switched,
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
    label: 'Correct the last switch',
    text: 'A switch soon after another changes that one instead of adding one.',
    keywords: 'minutes mistake undo',
  },

  'lookup.memberLayout': {
    label: 'Layout of lists',
    text: 'How members and groups are shown wherever they are listed.',
    keywords: 'table cards grid',
  },
  recentLookups: {
    label: 'Remember what I look up',
    text: 'On this device only. What you opened can be read again offline, for 30 days at most.',
    keywords: 'history recent privacy',
  },

  singleKeys: {
    label: 'Single-key shortcuts',
    text: 'One key, or two in a row, for screens and actions. Off, only those with Ctrl or ⌘ work.',
    keywords: 'keyboard hotkeys',
  },

  fronterUpdateInterval: {
    label: 'Look for new fronters',
    text: 'The shortest time between two looks at who is fronting.',
    keywords: 'interval refresh minutes seconds',
  },
  systemUpdateInterval: {
    label: 'Look for changed profiles',
    text: 'The shortest time between two looks at names and pictures of systems.',
    keywords: 'interval refresh hours system',
  },

  notices: {
    label: 'Notifications',
    text: 'Be told when the front of a system changes, with or without names, and when to be quiet.',
    keywords: 'notify alert quiet hours',
  },

  checkUpdates: {
    label: 'Look for new versions',
    text: 'Asks the place where Frontboard is published, at the start and every hour. It learns nothing but that somebody asked.',
    keywords: 'update release',
  },
  ignoreVersion: {
    label: 'Skipped version',
    text: 'You are not told of this one again.',
    keywords: 'ignore skip update release',
  },

  backup: {
    label: 'Backup',
    text: 'Save what you made on this device to a file, or restore one from Frontboard or PKStatus. The file holds no token, but favourites, unsaved forms and copies of deleted members of your own systems: keep it to yourself.',
    keywords: 'export import file json restore',
  },
} satisfies Record<string, OptionWords>);

export type OptionId = keyof typeof optionWords;
