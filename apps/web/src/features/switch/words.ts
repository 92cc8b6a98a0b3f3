import { unsentWords } from '../../parts/switches/pending-words.ts';
import type { SortMethod } from '../../persistence/documents/settings.ts';
import { defineWords } from '../../text/define-words.ts';

/** Everything the switch screen says. */
export const switchWords = defineWords('switchWords', {
  title: 'Switch',
  recentSwitches: 'Recent switches',

  front: {
    title: 'Fronting now',
    since: 'Last switch',
    pending: 'Not sent to PluralKit yet',
    loading: 'Loading who is fronting',
    lastKnown: 'PluralKit can’t be reached. Last known',
    unknown: 'Who is fronting isn’t known yet. You can still switch.',
    primary: 'Primary',
    others: (count: number) => (count === 1 ? 'Show 1 other' : `Show ${count} others`),
    switchOut: 'Switch out',
    switchOutHint: 'Records a switch without members.',
    more: 'More for the current front',
    take: 'Choose everyone fronting',
    takeHint:
      'Puts everyone fronting into the next front, where you can replace some of them. Records nothing.',
  },

  draft: {
    title: 'Next front',
    empty: 'Choose members from the list. The first one is the primary fronter.',
    list: 'Next front, in order',
    primary: 'Primary fronter',
    menu: 'More',
    menuOf: (name: string) => `More for ${name}`,
    makeFirst: 'Make primary',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    save: 'Save the next front…',
    clear: 'Clear',
    cleared: 'Next front cleared',
    button: 'Switch',
    switchTo: (names: string) => `Switch to ${names}`,
    add: 'Add',
    addTo: (names: string) => `Add to ${names}`,
    order: 'Put in order',
    nobody: 'First, choose who is fronting.',
    same: (names: string, count: number) =>
      `${names} ${count === 1 ? 'is already fronting' : 'are already fronting, in this order'}. To record this for another time, choose a time.`,
  },

  when: {
    label: 'When',
    now: 'Now',
    minutes: (minutes: number) => `${minutes} min`,
    minutesAgo: (minutes: number) => `${minutes} minutes ago`,
    hours: (hours: number) => `${hours} h`,
    hoursAgo: (hours: number) => (hours === 1 ? '1 hour ago' : `${hours} hours ago`),
    exact: 'Other time…',
    field: 'Date and time',
    zone: (zone: string) => `In this device’s time zone (${zone})`,
    invalid: 'Enter a complete date and time, or choose “Now”.',
    past: 'Recorded in the past: who is fronting now stays as it is.',
    future: (distance: string) => `This is in the future, ${distance}.`,
  },

  future: {
    title: 'Record a switch in the future?',
    text: (exact: string, distance: string) => `You chose ${exact}, ${distance}.`,
    effect:
      'PluralKit shows the switch with the latest time as the current front. If you record this one, it shows as the current front immediately, and switches before that time don’t change that.',
    confirm: 'Record it anyway',
    change: 'Change the time',
  },

  lastFronts: {
    title: 'Last fronts',
    again: (names: string) => `Again: ${names}`,
  },

  /** The menu of a member. */
  actions: {
    choose: (name: string) => `Choose ${name}`,
    leave: (name: string) => `Remove ${name} from the next front`,
    add: (name: string) => `Add ${name} to the front`,
    only: (name: string) => `Switch to only ${name}`,
    first: (name: string) => `Make ${name} primary`,
    end: (name: string) => `End ${name}’s front`,
    star: (name: string) => `Add ${name} to favourites`,
    unstar: (name: string) => `Remove ${name} from favourites`,
    open: (name: string) => `Open ${name}`,
    states: {
      active: (name: string) => `Mark ${name} as active on this device`,
      resting: (name: string) => `Mark ${name} as resting on this device`,
      'not-a-person': (name: string) => `Mark ${name} as not a person on this device`,
    },
  },

  members: {
    title: 'All members',
    first: 'Favourites and recent fronters',
    search: 'Find members',
    /** Before the hint while single keys work. */
    searchKeyHint: 'Press / to come here.',
    searchHint:
      'Enter chooses the first result. You can type several names, such as “luna, ash”. Arrow keys move to the list. There, Shift + Enter opens what else a member offers. Ctrl or ⌘ + Enter switches.',
    sorts: { 'by-name': 'Name', 'by-last-message': 'Last message' } satisfies Record<SortMethod, string>,
    groups: 'Groups',
    groupsTitle: 'Groups to leave out',
    groupsHint: 'Members of the chosen groups are not listed here. Favourites stay.',
    noGroups: 'Your system has no groups yet.',
    count: (shown: string, all: string) => `Showing ${shown} of ${all}`,
    all: (all: string, count: number) => (count === 1 ? '1 member' : `${all} members`),
    excluded: (count: string, isOne: boolean) =>
      isOne
        ? '1 member is hidden because of a group you left out'
        : `${count} members are hidden because of groups you left out`,
    loading: 'Loading your members',
    failed: 'Your members couldn’t be loaded',
    failedHint: 'You can still switch to the members shown here.',
    nothing: 'Nothing matches',
    nothingHint: 'Try fewer letters.',
    clear: 'Show everyone',
    chosenPlace: (place: number) => `Chosen, number ${place}`,
    favourite: 'Favourite',
    fronting: 'Fronting',
    enterChooses: (names: string) => `Enter chooses ${names}`,
    chosen: (names: string) => `Chosen: ${names}`,
    takenOut: (name: string) => `${name} removed`,
    alreadyAlone: (name: string) => `${name} is already fronting alone`,
  },

  letters: {
    label: 'Go to a letter',
    value: (letter: string, name: string) => `${letter === '#' ? 'Signs and digits' : letter}, from ${name}`,
  },

  empty: {
    title: 'No members yet',
    text: 'A switch says which members are fronting. Once your system has members, they are listed here.',
    create: 'Create a member',
  },

  prepared: {
    title: 'From the link',
    dismiss: 'Dismiss',
    ready: 'The next front is ready. Nothing is recorded until you press Switch.',
    unknown: (text: string) => `No member of your system is called “${text}”.`,
    unknownFront: (name: string) => `No saved front on this device is called “${name}”. Nothing was changed.`,
    switchOutFront: (name: string) =>
      `“${name}” is a switch-out. It is among your saved fronts below, and is recorded when you press it.`,
    noneLeft: (name: string) => `Everyone in “${name}” is a former member. Nothing was changed.`,
    leftOut: (name: string, count: number) =>
      count === 1
        ? `A former member of “${name}” is left out.`
        : `${count} former members of “${name}” are left out.`,
    ambiguous: (text: string) => `“${text}” could be:`,
    badTime: (text: string) =>
      `The time “${text}” can’t be read, so the switch is prepared for now. A time looks like 2026-05-03T14:00.`,
    replaced: 'The link replaced the front you were choosing',
    replacedByEntry: 'This switch replaced the front you were choosing',
    putBack: 'Put it back',
  },

  queue: {
    title: 'Your latest switches',
    to: (names: string) => `Switched to ${names}`,
    out: 'Switched out',
    corrected: (names: string) => `Changed the last switch to ${names}`,
    correctedOut: 'Changed the last switch to a switch-out',
    /** Before it is recorded. */
    pendingTo: (names: string) => `Switch to ${names}`,
    pendingOut: 'Switch out',
    /** A switch that was opened and changed, before the service has the change, and after. */
    changes: {
      'edit-members': (names: string) => `Change a switch to ${names}`,
      move: (names: string) => `Move the switch to ${names}`,
      delete: (names: string) => `Delete the switch to ${names}`,
    },
    changesOut: {
      'edit-members': 'Change a switch to a switch-out',
      move: 'Move the switch-out',
      delete: 'Delete the switch-out',
    },
    changed: {
      'edit-members': (names: string) => `Changed a switch to ${names}`,
      move: (names: string) => `Moved the switch to ${names}`,
      delete: (names: string) => `Deleted the switch to ${names}`,
    },
    changedOut: {
      'edit-members': 'Changed a switch to a switch-out',
      move: 'Moved the switch-out',
      delete: 'Deleted the switch-out',
    },
    waiting: unsentWords.waiting,
    sending: unsentWords.sending,
    sent: 'Recorded',
    undoing: 'Undoing',
    refused: 'Not recorded',
    undo: 'Undo',
    undoOf: (what: string) => `Undo: ${what}`,
    retry: 'Try again',
    overwrite: 'Save my version',
    edit: 'Edit',
    discard: 'Discard',
    settings: 'Go to Settings',
    undone: (what: string) => `Undone: ${what}`,
    undoFailed: 'It couldn’t be undone',
    elsewhere: (count: number) =>
      count === 1
        ? '1 switch of another account waits here. It is sent when you use that account.'
        : `${count} switches of other accounts wait here. They are sent when you use those accounts.`,
    notDurable:
      'This browser does not let Frontboard store anything. Leave this page open until everything is recorded.',
    skew: (distance: string, isAhead: boolean) =>
      `This device’s clock is ${distance} ${isAhead ? 'ahead of' : 'behind'} PluralKit’s. New switches get PluralKit’s time.`,
    changeTime: (exact: string) => `Change to ${exact}`,
    keepTime: (exact: string) => `Keep ${exact}`,
    changeTimes: (count: number) => `Change the times of all ${count}`,
    more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
    announced: {
      sent: (what: string) => `${what}. Recorded`,
      refused: (what: string, why: string) => `${what} was not recorded. ${why}`,
    },
  },

  options: {
    title: 'Options',
    help: 'How to switch',
    helpLines: [
      'Press members in the order they front, then Switch. The first one is the primary fronter.',
      'Add keeps who is fronting, and adds the chosen members.',
      'A long touch on a member, or the right mouse button, opens what else they offer: add them to the front at once, make them a favourite, open their page.',
      'Favourites come first, then who fronts most these days.',
      'Beside a long list, letters lead to the names that begin with them.',
      'Press a face at the top to end their front or to make them primary.',
      'Switch out records a switch without members.',
      'Choose everyone fronting puts them into the next front, so that you can replace one of them in one switch.',
    ],
    keys: 'Keyboard',
    searchKey: ['/', 'Find members'],
    shortcuts: [
      ['↑ ↓ ← →', 'Move in the list'],
      ['Enter or Space', 'Choose or remove'],
      ['Shift + Enter', 'More for a member'],
      ['luna, ash Enter', 'Choose several by name'],
      ['Ctrl or ⌘ + Enter', 'Switch'],
      ['Esc', 'Clear the search'],
    ],
  },
});
