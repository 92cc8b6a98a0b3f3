import type { SortMethod } from '../../persistence/documents/settings.ts';
import { defineWords } from '../../text/define-words.ts';

/** Everything the switch screen says. */
export const switchWords = defineWords({
  title: 'Switch',
  recentSwitches: 'Look back at recent switches',

  front: {
    title: 'Fronting now',
    since: 'Last switch',
    pending: 'On its way to PluralKit',
    loading: 'Loading who is fronting',
    lastKnown: 'PluralKit can’t be reached. This was known',
    unknown: 'Who is fronting isn’t known yet. You can switch all the same.',
    primary: 'Primary',
    end: 'End',
    endOf: (name: string) => `End ${name}’s front`,
    switchOut: 'Switch out',
    switchOutHint: 'Records that the front is empty from now on.',
  },

  draft: {
    title: 'Next front',
    empty: 'Choose members from the lists, in any order. The first one is the primary fronter.',
    list: 'Next front, in order',
    primary: 'Primary fronter',
    menu: 'More',
    menuOf: (name: string) => `More for ${name}`,
    makeFirst: 'Make primary',
    remove: 'Take out',
    removeOf: (name: string) => `Take ${name} out`,
    clear: 'Clear',
    cleared: 'Nobody is chosen any more',
    button: 'Switch',
    switchTo: (names: string) => `Switch to ${names}`,
    addTo: (names: string) => `Add to ${names}`,
    nobody: 'Choose who is fronting first',
    same: (names: string, count: number) =>
      `${names} ${count === 1 ? 'is' : 'are'} fronting already, in this order. To record it for another moment, choose the time.`,
  },

  when: {
    label: 'When',
    now: 'Now',
    minutesAgo: (minutes: number) => `${minutes} minutes ago`,
    hourAgo: '1 hour ago',
    exact: 'At another time…',
    field: 'Date and time',
    zone: (zone: string) => `In the time of this device (${zone})`,
    invalid: 'Enter a whole date and time, or choose “Now”.',
    past: 'Recorded in the past: who is fronting now stays as it is.',
    future: (distance: string) => `This is in the future, ${distance}.`,
  },

  future: {
    title: 'Record a switch in the future?',
    text: (exact: string, distance: string) => `You chose ${exact}, ${distance}.`,
    effect:
      'PluralKit shows the switch with the latest time as the current front: this one would count from now on, and stay in front of every switch before that moment.',
    confirm: 'Record it anyway',
    change: 'Change the time',
  },

  quick: {
    favourites: 'Favourites',
    recents: 'Recently fronting',
    add: 'Add',
    addOf: (name: string) => `Add ${name} to the front`,
    only: 'Only',
    onlyOf: (name: string) => `Switch to only ${name}`,
    fronting: 'Fronting',
    noFavourites: 'Star members in the list below, and they are here at once next time.',
  },

  members: {
    title: 'All members',
    search: 'Find members',
    /** Said before the hint while single keys do something. */
    searchKeyHint: 'Press / to come here.',
    searchHint:
      'Enter chooses the first one found. Several names work too, such as “luna, ash”. Arrow keys lead to the list, Ctrl or Command with Enter switches.',
    sort: 'Sort by',
    sorts: { 'by-name': 'Name', 'by-last-message': 'Last message' } satisfies Record<SortMethod, string>,
    groups: 'Groups',
    groupsCount: (count: number) => `Groups (${count})`,
    groupsTitle: 'Groups to leave out',
    groupsHint: 'Members of the chosen groups are not listed here. Favourites stay.',
    noGroups: 'Your system has no groups yet.',
    count: (shown: string, all: string) => `Showing ${shown} of ${all}`,
    all: (all: string, count: number) => (count === 1 ? '1 member' : `${all} members`),
    excluded: (count: string, isOne: boolean) =>
      isOne ? '1 member is left out by its group' : `${count} members are left out by their groups`,
    loading: 'Loading your members',
    failed: 'Your members could not be loaded',
    failedHint: 'You can still switch with everyone who is known here.',
    nothing: 'Nothing matches',
    nothingHint: 'Try fewer letters.',
    clear: 'Show everyone',
    chosenPlace: (place: number) => `Chosen, in place ${place}`,
    star: 'Add to favourites',
    starOf: (name: string) => `Add ${name} to favourites`,
    unstar: 'Remove from favourites',
    unstarOf: (name: string) => `Remove ${name} from favourites`,
    enterChooses: (names: string) => `Enter chooses ${names}`,
    chosen: (names: string) => `Chosen: ${names}`,
    takenOut: (name: string) => `${name} taken out`,
  },

  empty: {
    title: 'No members yet',
    text: 'A switch says which members are fronting. Once your system has members, they are listed here.',
    create: 'Create a member',
  },

  needsKey: {
    'no-token': {
      title: 'Switching needs your key',
      text: 'PluralKit records switches only with your system’s key (token). Settings tell where to find it and what it can do.',
    },
    rejected: {
      title: 'Your key doesn’t work any more',
      text: 'It may have been renewed. Enter the new one, and you can switch again.',
    },
    loading: { title: 'Checking your key', text: 'This takes a moment.' },
    offline: {
      title: 'Your system isn’t known yet',
      text: 'PluralKit can’t be reached to ask whose key this is. It is asked again by itself.',
    },
    action: 'Go to Settings',
  },

  prepared: {
    title: 'From the link',
    dismiss: 'Dismiss',
    ready: 'The front is prepared. Nothing is recorded until you press Switch.',
    unknown: (text: string) => `Nobody in your system goes by “${text}”.`,
    ambiguous: (text: string) => `“${text}” could be:`,
    badTime: (text: string) =>
      `The time “${text}” can’t be read, so the switch is prepared for now. A time looks like 2026-05-03T14:00.`,
    replaced: 'The front you were choosing gave way to the one from the link',
    replacedByEntry: 'The front you were choosing gave way to this one',
    putBack: 'Put it back',
  },

  outbox: {
    title: 'Your latest switches',
    to: (names: string) => `Switched to ${names}`,
    out: 'Switched out',
    corrected: (names: string) => `Changed the last switch to ${names}`,
    correctedOut: 'Changed the last switch to a switch-out',
    /** Before it is recorded. */
    pendingTo: (names: string) => `Switch to ${names}`,
    pendingOut: 'Switch out',
    waiting: 'Waiting to be sent',
    sending: 'Sending',
    sent: 'Recorded',
    undoing: 'Taking it back',
    refused: 'Not recorded',
    undo: 'Undo',
    undoOf: (what: string) => `Undo: ${what}`,
    retry: 'Try again',
    edit: 'Edit',
    discard: 'Discard',
    settings: 'Go to Settings',
    undone: (what: string) => `Taken back: ${what}`,
    undoFailed: 'It could not be taken back',
    elsewhere: (count: number) =>
      count === 1
        ? '1 switch of another account waits here and is sent when that account is in use.'
        : `${count} switches of other accounts wait here and are sent when those accounts are in use.`,
    notDurable:
      'This browser does not let Frontboard keep anything: leave this page open until everything is recorded.',
    skew: (distance: string, isAhead: boolean) =>
      `This device’s clock is ${distance} ${isAhead ? 'ahead of' : 'behind'} PluralKit’s. Switches are recorded at the time this device shows.`,
    more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
    announced: {
      sent: (what: string) => `${what}. Recorded`,
      refused: (what: string, why: string) => `${what} was not recorded. ${why}`,
    },
  },

  options: {
    title: 'Options',
    correct: 'If I switch again soon',
    correctHint: 'Within this time after a switch, the next one changes it instead of adding another.',
    never: 'Add a new switch',
    within: (minutes: number) =>
      minutes === 1
        ? 'Within 1 minute, change the last one'
        : `Within ${minutes} minutes, change the last one`,
    keys: 'Keyboard',
    searchKey: ['/', 'Find members'],
    shortcuts: [
      ['↑ ↓', 'Move in the list'],
      ['Enter or Space', 'Choose, or take out'],
      ['luna, ash Enter', 'Choose several by name'],
      ['Ctrl or ⌘ + Enter', 'Switch'],
      ['Esc', 'Clear the search'],
    ],
  },
});
