import { defineWords } from '../../../text/define-words.ts';

/** The words of the screens that add members to groups. */
export const membershipWords = defineWords('membershipWords', {
  membersOf: (group: string) => `Members of ${group}`,
  groupsOf: (member: string) => `Groups of ${member}`,
  who: 'Who is in this group',
  which: 'Groups for this member',
  loadingMembers: 'Loading your members',
  failedMembers: 'Your members couldn’t be loaded',
  loadingGroups: 'Loading your groups',
  failedGroups: 'Your groups couldn’t be loaded',
  noMembers: 'You have no members yet',
  noMembersText: 'When your system has members, you can add them to this group.',
  noGroups: 'You have no groups yet',
  noGroupsText: 'When your system has a group, you can add members to it.',
  newGroup: 'New group',
  goneMember: 'This member isn’t in your system',
  goneMemberText: 'They may have been deleted or belong to another system.',
  toMembers: 'All your members',
  unchanged: 'Choose the members of this group. Changes are listed here before you save.',
  unchangedGroups: 'Choose the groups. Changes are listed here before you save.',
  difference: (added: number, removed: number) =>
    [added > 0 && `${added} added`, removed > 0 && `${removed} removed`].filter(Boolean).join(', '),
  added: (names: string) => `To be added: ${names}.`,
  removed: (names: string) => `To be removed: ${names}.`,
  isIn: 'in',
  isOut: 'not in',
  deleted: { member: 'A former member', group: 'A former group' },
  deletedOf: (name: string) => `${name} (deleted)`,
  goneMembers: (count: number) =>
    count === 1
      ? '1 member was deleted in the meantime and left out'
      : `${count} members were deleted in the meantime and left out`,
  goneGroups: (count: number) =>
    count === 1
      ? '1 group was deleted in the meantime and left out'
      : `${count} groups were deleted in the meantime and left out`,
});
