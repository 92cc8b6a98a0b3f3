import { defineWords } from '../../../text/define-words.ts';

/** What the screens say that put members into groups. */
export const membershipWords = defineWords({
  membersOf: (group: string) => `Members of ${group}`,
  groupsOf: (member: string) => `Groups of ${member}`,
  who: 'Who is in this group',
  which: 'Groups to be in',
  loadingMembers: 'Loading your members',
  failedMembers: 'Your members couldn’t be loaded',
  loadingGroups: 'Loading your groups',
  failedGroups: 'Your groups couldn’t be loaded',
  noMembers: 'You have no members yet',
  noMembersText: 'As soon as your system has members, they can be put into this group.',
  noGroups: 'You have no groups yet',
  noGroupsText: 'As soon as your system has a group, members can be put into it.',
  newGroup: 'New group',
  goneMember: 'This member isn’t among yours',
  goneMemberText: 'They may have been deleted, or belong to another system.',
  toMembers: 'All your members',
  unchanged: 'Choose who is in and who isn’t; what you change is listed here before it is saved.',
  unchangedGroups: 'Choose the groups; what you change is listed here before it is saved.',
  difference: (added: number, removed: number) =>
    [added > 0 && `${added} added`, removed > 0 && `${removed} removed`].filter(Boolean).join(', '),
  added: (names: string) => `To be put in: ${names}.`,
  removed: (names: string) => `To be taken out: ${names}.`,
  isIn: 'in',
  isOut: 'not in',
  goneMembers: (count: number) =>
    count === 1
      ? 'One member was deleted meanwhile and left out'
      : `${count} members were deleted meanwhile and left out`,
  goneGroups: (count: number) =>
    count === 1
      ? 'One group was deleted meanwhile and left out'
      : `${count} groups were deleted meanwhile and left out`,
});
