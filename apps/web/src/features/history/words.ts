import { defineWords } from '../../text/define-words.ts';

/** Everything the history says. */
export const historyScreenWords = defineWords('historyScreenWords', {
  title: 'History',
  view: 'Time zone and export',
  month: 'Days of the month',
  switchOut: 'Switch-out',
  namesLoading: 'Loading names',

  state: {
    loading: 'Loading the history',
    loadingOlder: 'Loading older switches',
    paused: 'Loading is paused',
    newest: 'The newest switches are loaded',
    failed: 'Older switches couldn’t be loaded',
    newestFailed: 'The newest switches couldn’t be loaded',
    complete: 'All switches are loaded',
    count: (count: string, isOne: boolean) => `${count} ${isOne ? 'switch' : 'switches'}`,
    countBackTo: (count: string, day: string) => `${count}, back to ${day}`,
    checked: 'Checked',
    pause: 'Pause',
    resume: 'Resume',
    loadOlder: 'Load older switches',
    checkAll: 'Check all again',
    checkAllHint: 'Finds changes made elsewhere to older switches.',
  },
  empty: 'No switches yet',
  emptyText: 'The first switch appears here.',
  private: 'The history isn’t shared',
  privateText: 'The system has chosen not to share its front history.',
  notFound: 'This system no longer exists',
  notFoundText: 'PluralKit doesn’t know it.',
  failed: 'The history couldn’t be loaded',
  nothing: 'No entries match',
  nothingText: 'Change or clear the filters.',
  nothingYet: 'Older switches are still being loaded.',
  nothingInNewest: 'Older switches aren’t loaded yet.',
  clear: 'Clear filters',

  list: 'Fronts, newest first',
  day: (day: string, count: string, isOne: boolean) => `${day}: ${count} ${isOne ? 'entry' : 'entries'}`,
  dayCount: (count: string, isOne: boolean) => `${count} ${isOne ? 'entry' : 'entries'}`,
  span: (from: string, until: string) => `${from} – ${until}`,
  since: (from: string) => `since ${from}`,
  future: (from: string) => `${from}, in the future`,
  endUnknown: (from: string) => `${from} – end not known yet`,
  before: (until: string) => `before ${until}`,
  atMost: (duration: string) => `at most ${duration}`,
  soFar: (duration: string) => `${duration} so far`,
  /** Where there is little room; the whole sentence is there for screen readers. */
  short: {
    now: 'now',
    future: 'in the future',
    endUnknown: 'end not known',
  },

  gap: {
    title: 'Not loaded yet',
    older: 'Older switches not loaded yet',
    text: 'There may be switches in this time. They appear once they are loaded.',
  },

  filters: {
    search: 'Search names',
    /** In the own history. */
    searchOwn: 'Search names and notes',
    keysHint:
      'You can also search what you noted on this device: note:tea finds a word in a note, mark:busy a mark, role:near a role, and -mark: entries without a mark.',
    found: (shown: string, all: string, isOne: boolean) =>
      `${shown} of ${all} ${isOne ? 'entry' : 'entries'}`,
    /** How long the found entries lasted together. */
    foundTime: (found: string, time: string) => `${found}, ${time} together`,
    foundIn: (found: string, state: string) => `${found} · ${state}`,
    chips: {
      with: (name: string) => `With ${name}`,
      from: (day: string) => `From ${day}`,
      to: (day: string) => `Until ${day}`,
    },
    members: 'Members who front together',
    group: 'Group',
    anyGroup: 'Any group',
    show: 'Show',
    shows: { all: 'All entries', alone: 'One member alone', 'switch-outs': 'Switch-outs' },
    from: 'First day',
    to: 'Last day',
    zone: 'Time zone',
    deviceZone: (zone: string) => `This device (${zone})`,
    systemZone: (zone: string) => `System (${zone})`,
    jump: 'Go to date',
    notLoadedYet: (day: string) => `Not loaded yet. The history is loaded back to ${day}.`,
    nothingEarlier: 'There is no entry on or before that date.',
  },
  zoneNote: (zone: string, isSystem: boolean) =>
    `Times are in ${isSystem ? 'the system’s' : 'this device’s'} time zone (${zone}).`,

  /** What a person is not sure of, as noted on this device. */
  unsure: {
    about: 'About this time',
    somebody: (time: string) => `Somebody from ${time}, not known who`,
    onlyHere: 'Noted on this device',
    remove: 'Remove this note',
    removed: 'Note removed',
  },
  details: {
    title: 'Entry',
    close: 'Close',
    ordered: 'Members, primary fronter first',
    byName: 'Members by name, as their order isn’t known',
    when: (day: string, span: string, length: string | null) =>
      [`${day}, ${span}`, ...(length === null ? [] : [length])].join(' · '),
    from: 'From',
    until: 'Until',
    unknown: 'Not known yet',
    lasted: 'Duration',
    edit: 'Edit',
    more: 'More',
    copyId: 'Copy switch ID',
    idCopied: 'Switch ID copied',
    several: (count: number) => `${count} switches have this time. They count as one entry.`,
    gone: 'This entry isn’t in the loaded history.',
    newer: 'Newer entry',
    older: 'Older entry',
    filter: (name: string) => `Show only ${name}`,
  },

  export: {
    title: 'Export the history',
    count: (count: string, isOne: boolean) =>
      `${count} ${isOne ? 'entry' : 'entries'} with the current filters.`,
    incomplete: 'Older switches are not loaded yet, so they are not in the file.',
    nicknames: 'With your nicknames',
    nicknamesText:
      'What you call others on this device, beside their names. The file shows it to whoever gets it.',
    formats: { csv: 'Table (CSV)', ics: 'Calendar (ICS)' },
    members: (count: number) => (count === 1 ? 'a member' : `${count} members`),
    fileName: 'history',
    columns: { from: 'From (UTC)', until: 'Until (UTC)', seconds: 'Seconds', members: 'Members' },
  },
});
