import { defineWords } from '../../../text/define-words.ts';

/** What the page of a system says around and above its lists; what fronts and failures say is in files of their own. */
export const lookedUpSystemWords = defineWords('lookedUpSystemWords', {
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
  updatedFirst: 'Updated',

  listPrivate: 'Only you see this list.',

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
});
