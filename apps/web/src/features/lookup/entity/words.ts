import { defineWords } from '../../../text/define-words.ts';

/** Everything the pages of a member and of a group say. */
export const entityWords = defineWords('entityWords', {
  inSystem: {
    member: (system: string) => `Member of ${system}`,
    group: (system: string) => `Group of ${system}`,
  },
  /** Shown for a system without a name, or without a known one. */
  unnamedSystem: (id: string) => `system ${id}`,

  members: 'Members',
  membersLoading: 'Loading the members',
  membersPrivate: 'Who is in this group isn’t shared',
  membersPrivateHint: 'Each group has its own setting for who sees its members.',
  membersNone: 'No members shared',
  membersNoneHint: 'This group has no members that are shared with you.',
  membersNoneOwn: 'No members yet',
  membersNoneOwnHint: 'This group has no members yet.',
  membersFailed: 'The members couldn’t be loaded',

  neighbours: {
    label: 'The list you came from',
    previous: 'Previous',
    next: 'Next',
    previousOf: { member: 'Previous member', group: 'Previous group' },
    nextOf: { member: 'Next member', group: 'Next group' },
    place: (place: number, all: number) => `${place} of ${all}`,
  },

  failure: {
    notAnId: { member: 'That isn’t a member’s ID', group: 'That isn’t a group’s ID' },
    notAnIdText: {
      member: 'Use a member ID of 5 or 6 letters, or a UUID.',
      group: 'Use a group ID of 5 or 6 letters, or a UUID.',
    },
    mayBeOther: 'It could be the ID of a Discord account or of a message.',
    ownSystem: 'This means your own system.',
    notFound: { member: 'No member found', group: 'No group found' },
    notFoundText: {
      member: 'PluralKit has no member with this ID. The ID may contain a typo, or it may have changed.',
      group: 'PluralKit has no group with this ID. The ID may contain a typo, or it may have changed.',
    },
    hidden: { member: 'This member isn’t shared', group: 'This group isn’t shared' },
    hiddenText: 'The system has chosen not to share this.',
    looking: 'Checking whether something else has this ID',
    elsewhere: {
      system: 'There is a system with this ID.',
      member: 'There is a member with this ID.',
      group: 'There is a group with this ID.',
    },
    open: { system: 'Open the system', member: 'Open the member', group: 'Open the group' },
    openOwn: 'Open your system',
    search: 'Look up something else',
    searchThis: 'Look it up',
    toSettings: 'Go to Settings',
    /** Above an earlier answer that is still shown. */
    lastKnown: 'Showing the last known data.',
    updated: 'Updated',
  },
});
