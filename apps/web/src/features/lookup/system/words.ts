import { seenByOthersWords } from '../../../parts/seen-by-others/words.ts';
import { defineWords } from '../../../text/define-words.ts';

/** Everything the page of a system says. */
export const lookedUpSystemWords = defineWords('lookedUpSystemWords', {
  system: 'System',
  tabsLabel: 'About this system',
  listOf: {
    members: (name: string) => `Members of ${name}`,
    groups: (name: string) => `Groups of ${name}`,
  },
  tabs: { fronters: 'Fronters', members: 'Members', groups: 'Groups', history: 'History' },
  loading: 'Loading the system',
  follow: 'Follow',
  unfollow: 'Unfollow',
  followOf: (name: string) => `Follow ${name}`,
  unfollowOf: (name: string) => `Unfollow ${name}`,
  followed: (name: string) => `You now follow ${name}`,
  lastKnown: 'Showing the last known data.',

  owner: {
    listPrivate: 'Only you see this list.',
    frontPrivate: seenByOthersWords.frontPrivate,
  },

  members: {
    loading: 'Loading the members',
    private: 'The members aren’t shared',
    privateText: 'The system has chosen not to share its member list.',
    none: 'No members shared',
    noneText: 'This system has no members that are shared with you.',
    noneOwn: 'No members yet',
    noneOwnText: 'Members you create appear here.',
    failed: 'The members couldn’t be loaded',
  },
  groups: {
    loading: 'Loading the groups',
    private: 'The groups aren’t shared',
    privateText: 'The system has chosen not to share its group list.',
    none: 'No groups shared',
    noneText: 'This system has no groups that are shared with you.',
    noneOwn: 'No groups yet',
    noneOwnText: 'Groups you create appear here.',
    failed: 'The groups couldn’t be loaded',
  },
  fronters: {
    list: 'Who is fronting',
    privateText: 'The system has chosen not to share who is fronting.',
    switchedOutText: 'The latest switch is a switch-out.',
    neverText: 'Who is fronting appears here after the first switch.',
    lastSwitch: 'Last switch',
    updated: 'updated',
    updatedFirst: 'Updated',
    refresh: 'Refresh',
    failed: 'Who is fronting couldn’t be loaded',
    notStored: 'This device remembers who is fronting only for the systems you follow.',
  },

  failure: {
    notAnId: 'That isn’t a system’s ID',
    notAnIdText: 'Use a system ID of 5 or 6 letters, a UUID, or the ID of a linked Discord account.',
    notFound: 'No system found',
    notFoundText:
      'PluralKit has no system with this ID. The ID may contain a typo, it may have changed, or the Discord account has no system.',
    hidden: 'This system isn’t shared',
    hiddenText: 'The system has chosen to stay private.',
    noToken: 'Your own system needs your token',
    noTokenText: 'Enter your PluralKit token in Settings to see your system here.',
    toSettings: 'Go to Settings',
    openMember: 'Open the member with this ID',
    openGroup: 'Open the group with this ID',
    search: 'Look up something else',
    failed: 'The system couldn’t be loaded',
  },
});
