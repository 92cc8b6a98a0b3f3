import type { StatusLayout } from './layouts.ts';

/** Everything the status screens say, beside the words for fronting that other screens share. */
export const statusWords = {
  title: 'Status',
  layoutSwitch: 'Layout',
  layouts: { tile: 'Tiles', list: 'List', table: 'Table' } satisfies Record<StatusLayout, string>,
  searchLabel: 'Search',
  searchPlaceholder: 'Name, ID or who is fronting',
  searchCount: (shown: number, all: number) => `${shown} of ${all} systems`,
  searchNothing: (query: string) => `Nothing matches “${query}”`,
  searchNothingHint: 'The search looks at system names, IDs and the names of those who are fronting.',
  clearSearch: 'Clear search',
  refresh: 'Refresh',
  refreshStarted: 'Refreshing',
  refreshDone: 'Up to date',
  options: 'Display options',
  followed: 'Followed systems',

  openSystem: (name: string) => `${name}, details`,
  system: 'System',
  fronters: 'Fronters',
  lastSwitch: 'Last switch',
  lastUpdated: 'Last updated',
  lastSwitchAt: 'Last switch',
  updatedAt: 'Updated',
  lastKnown: 'Last known',
  moreFronters: (count: number) => (count === 1 ? 'Show one other' : `Show ${count} others`),
  fewerFronters: 'Show fewer',
  unfollow: 'Unfollow',

  freshness: {
    waiting: 'Waiting for the first answer',
    updated: (age: string) => `Updated ${age}`,
    updatedRange: (newest: string, oldest: string) => `Updated ${newest}, the oldest ${oldest}`,
    refreshing: (done: number, total: number) => `Refreshing ${done} of ${total}`,
    offline: (age: string) => `Offline: showing what was known ${age}`,
    offlineNothing: 'Offline: nothing is known yet',
    unreachable: (age: string) => `PluralKit isn't answering: showing what was known ${age}`,
    unreachableNothing: "PluralKit isn't answering yet. We keep trying",
    otherTab: 'Another tab keeps this up to date',
  },

  spoilerShow: 'Hidden by its writer. Show it',
  more: 'More',
  less: 'Less',
} as const;
