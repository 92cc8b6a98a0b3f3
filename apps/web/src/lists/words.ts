import type { GroupSort, GroupTrait, MemberSort, MemberTrait } from '@frontboard/model/list';
import type { MemberState } from '../session/local/local-tables.ts';
import { defineWords } from '../text/define-words.ts';
import { formatCount } from '../ui/numbers/format-count.ts';

const ORDERS = {
  text: { asc: 'A to Z', desc: 'Z to A' },
  time: { asc: 'Oldest first', desc: 'Newest first' },
  number: { asc: 'Fewest first', desc: 'Most first' },
  year: { asc: 'January first', desc: 'December first' },
  color: { asc: 'Red to violet', desc: 'Violet to red' },
} as const;

/** What the lists of members and groups say; their filters, pickers and selections have words of their own. */
export const listWords = defineWords('listWords', {
  members: 'Members',
  groups: 'Groups',
  searchMembers: 'Find members',
  searchGroups: 'Find groups',
  searchHint: 'Enter opens the first result. The down arrow moves to the list.',
  sort: 'Sort by',
  order: 'Order',
  memberSorts: {
    name: 'Name',
    pronouns: 'Pronouns',
    created: 'Created',
    messages: 'Messages',
    'last-message': 'Last message',
    'last-fronted': 'Last fronted',
    birthday: 'Birthday',
    color: 'Colour',
  } satisfies Record<MemberSort, string>,
  groupSorts: {
    name: 'Name',
    created: 'Created',
    members: 'Members',
    color: 'Colour',
  } satisfies Record<GroupSort, string>,
  orders: {
    name: ORDERS.text,
    pronouns: ORDERS.text,
    created: ORDERS.time,
    messages: ORDERS.number,
    members: ORDERS.number,
    'last-message': ORDERS.time,
    'last-fronted': ORDERS.time,
    birthday: ORDERS.year,
    color: ORDERS.color,
  } satisfies Record<MemberSort | GroupSort, { asc: string; desc: string }>,
  view: (sort: string) => `View: ${sort}`,
  filters: 'Filters',
  labelCount: (label: string, count: string) => `${label} (${count})`,
  memberTraits: {
    avatar: 'Avatar',
    banner: 'Banner',
    color: 'Colour',
    description: 'Description',
    birthday: 'Birthday',
    pronouns: 'Pronouns',
    proxyTags: 'Proxy tags',
  } satisfies Record<MemberTrait, string>,
  groupTraits: {
    icon: 'Icon',
    banner: 'Banner',
    color: 'Colour',
    description: 'Description',
    members: 'Members',
  } satisfies Record<GroupTrait, string>,
  unknownGroup: 'A group',
  fronted: {
    now: 'Fronting now',
    never: 'Not in the history',
    /** The day since some time of which the switches are known. Short, for a narrow column. */
    before: (day: string) => `By ${day}, or never`,
    notKnown: 'Not known',
  },
  clearFilters: 'Clear filters',
  done: 'Done',
  activeFilters: 'Filters in use',
  removeFilter: (filter: string) => `Remove the filter ${filter}`,
  chips: {
    has: (trait: string) => `With ${trait.toLowerCase()}`,
    hasNot: (trait: string) => `Without ${trait.toLowerCase()}`,
    inGroup: (group: string) => `In ${group}`,
    notInGroup: (group: string) => `Not in ${group}`,
    frontedSince: (day: string) => `Fronted since ${day}`,
    notFrontedSince: (day: string) => `Not fronting since ${day}`,
    visible: 'Seen by everyone',
    hidden: 'Seen by you only',
  },
  layout: 'Layout',
  layouts: { list: 'List', table: 'Table', grid: 'Cards', faces: 'Faces' },
  edit: 'Edit',
  randomMember: 'Random member',
  randomGroup: 'Random group',
  count: {
    members: (all: string, count: number) => (count === 1 ? '1 member' : `${all} members`),
    groups: (all: string, count: number) => (count === 1 ? '1 group' : `${all} groups`),
    ofUpTo: (all: string, limit: string) => `${all} of up to ${limit}`,
    /** Some are not counted with the others. */
    apart: (counted: string, apart: string) => `${counted}, ${apart}`,
    showing: (shown: string, all: string) => `Showing ${shown} of ${all}`,
  },
  nothing: 'Nothing matches',
  nothingHint: 'Try fewer letters, or remove a filter.',
  clearSearch: 'Show everything',
  searchMissing:
    'The search couldn’t be loaded, so the whole list is shown. Reloading the page forgets session-only tokens and what you typed with them.',
  columns: { id: 'ID', label: 'Columns', heads: 'Column heads', groups: 'Groups', proxyTags: 'Proxy tags' },
  /** What is only on this device. */
  local: {
    states: {
      active: 'Active',
      resting: 'Resting',
      'not-a-person': 'Not a person',
    } satisfies Record<MemberState | 'active', string>,
    /** In a list, where the line is short. */
    stateHints: {
      resting: 'Resting: left out of pickers, counts and Random. Noted on this device.',
      'not-a-person':
        'Not a person, but a state such as asleep: not counted as a member. Noted on this device.',
    } satisfies Record<MemberState, string>,
    resting: (count: string) => `${count} resting`,
    notPeople: (count: string) => `${count} not a person`,
  },
  /** The text of a message in a proxy tag. */
  taggedText: 'text',
  hidden: 'Hidden',
  hiddenHint: 'Hidden from others: only you see this.',
  inDescription: 'In the description',
  noName: 'No name shared',
  messages: (count: string) => (count === '1' ? '1 message' : `${count} messages`),
  membersOf: (count: number) => (count === 1 ? '1 member' : `${formatCount(count)} members`),
});
