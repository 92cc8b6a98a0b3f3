import { defineWords } from '../../text/define-words.ts';
import type { StatusLayout } from './layouts.ts';

/** The words of the status screens. `frontWords` has those that other screens share. */
export const statusWords = defineWords('statusWords', {
  title: 'Status',
  layoutSwitch: 'Layout',
  layouts: { tile: 'Tiles', list: 'List', table: 'Table' } satisfies Record<StatusLayout, string>,
  search: 'Search by name, ID or fronter',
  searchCount: (shown: number, all: number) => `Showing ${shown} of ${all}`,
  searchNothing: 'Nothing matches',
  searchNothingHint:
    'The search looks at the names and IDs of the systems you follow and at the names of their fronters.',
  clearSearch: 'Clear the search',
  refresh: 'Refresh',
  followed: 'Followed systems',

  system: 'System',
  fronters: 'Fronters',
  lastSwitch: 'Last switch',
  lastUpdated: 'Last updated',
  updatedAt: 'Updated',
  lastKnown: 'Last known',
  moreFronters: (count: number) => `Show ${count} others`,
  fewerFronters: 'Show fewer',
  unfollow: 'Unfollow',
  unfollowOf: (name: string) => `Unfollow ${name}`,

  freshness: {
    waiting: 'Waiting for the first answer',
    nothingKnown: 'PluralKit answered, and there is nothing to show',
    updated: (age: string) => `Updated ${age}`,
    updatedRange: (newest: string, oldest: string) => `Updated ${newest}, the oldest ${oldest}`,
    refreshing: (done: number, total: number) => `Refreshing ${done} of ${total}`,
    paused: (wait: string) => `PluralKit asks us to slow down. Frontboard continues in ${wait}`,
    pausedUntil: (moment: string) => `PluralKit asks us to slow down. Frontboard continues: ${moment}`,
    slowedDown: 'PluralKit asks us to slow down. Frontboard continues in a moment',
    offline: (age: string) => `Offline: showing what was known ${age}`,
    offlineUndated: 'Offline: showing what was known earlier',
    offlineNothing: 'Offline: nothing is known yet',
    unreachable: (age: string) => `PluralKit isn’t answering: showing what was known ${age}`,
    unreachableUndated: 'PluralKit isn’t answering: showing what was known earlier',
    unreachableNothing: 'PluralKit isn’t answering yet. Frontboard keeps trying',
  },

  /** Only for screen readers: the line itself changes too often to be spoken. */
  spoken: {
    refreshing: 'Refreshing',
    done: 'Up to date',
    offline: 'Offline',
    unreachable: 'PluralKit isn’t answering',
    back: 'Connected again',
  },

  options: { title: 'Display options', loading: 'Loading the options' },
  arrange: 'Arrange the systems you follow',
  details: { title: 'Details' },
});
